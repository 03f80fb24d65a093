import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { useEffect, useRef, useState } from 'react';

/** The time between two steps of the autoplay. */
const AUTOPLAY_MS = 3000;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const isRtl = (list: Element) => getComputedStyle(list).direction === 'rtl';

/** Where a list may stop: how far the next stop is, in widths of the list, and what is then in view, such as `3–5 of 22`. */
function findStops(list: HTMLElement, listWidth: number) {
  const visibleWidth = list.clientWidth - Number.parseFloat(getComputedStyle(list).paddingInlineStart);
  const last = list.scrollWidth - list.clientWidth;
  let first: number | undefined;
  const slides = [...list.children].map((slide) => {
    const { left, right, width } = slide.getBoundingClientRect();
    const edge = isRtl(list) ? -right : left;
    const start = edge - (first ??= edge);
    return { stop: start > last - 2 ? last : start, end: start + width };
  });
  // Slides above each other, and the last ones, share a stop.
  return [...new Set(slides.map(({ stop }) => stop))].map((scroll, index, stops) => {
    const size = ((stops[index + 1] ?? scroll + listWidth) - scroll) / listWidth;
    const from = slides.findIndex(({ stop }) => stop === scroll) + 1;
    const to = slides.findLastIndex(({ end }) => end < scroll + visibleWidth + 1) + 1;
    return { size, text: `${from < to ? `${from}–${to}` : from} of ${slides.length}` };
  });
}

/** Lets keen-slider scroll a list. Fingers and wheels scroll it natively, and keen-slider follows. */
export function useSlider(label: string | undefined, main: boolean | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState<{ text: string | undefined; index: number; isEnd: boolean }>();
  const slider = useRef<KeenSliderInstance>(undefined);
  /** Whether a visitor is using it: from the first hover, focus or step until pointer and focus have left. */
  const [isHeld, setHeld] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const isMoving = Boolean(label && position) && !isHeld && !isPaused && !prefersReducedMotion();
  const go = (by: 1 | -1) => {
    const keen = slider.current;
    // Quick presses count from where it is going.
    if (keen) keen.moveToIdx((keen.animator.targetIdx ?? keen.track.details.rel) + by);
  };

  useEffect(() => {
    const ul = list.current;
    const section = ul?.parentElement;
    if (!section) return;
    let stops: ReturnType<typeof findStops> = [];
    let dragStart = 0;
    const drive = (isDriven: boolean) => ul.toggleAttribute('data-driven', isDriven);
    const keen = new KeenSlider(ul, {
      selector: 'li',
      renderMode: 'custom',
      // On a phone its listeners would delay each swipe.
      drag: !matchMedia('(pointer: coarse)').matches,
      dragSpeed: (distance: number) => (isRtl(ul) ? -distance : distance),
      slides: (width: number) => (stops = findStops(ul, width)),
      // At 0 it would forget its target, and the second of two quick presses would be lost.
      defaultAnimation: { duration: prefersReducedMotion() ? 1 : 500 },
    });
    slider.current = keen;
    keen.on('detailsChanged', ({ track: { details }, animator, size }) => {
      if ('driven' in ul.dataset) ul.scrollLeft = details.position * size * (isRtl(ul) ? -1 : 1);
      const index = animator.targetIdx ?? details.rel;
      const text = stops[index]?.text;
      const isEnd = index === details.maxIdx;
      // Some browsers drop the focus of a disabled button without an event.
      const disabled = isEnd ? '.next:focus' : index === 0 && '.previous:focus';
      if (disabled && section.querySelector(disabled)) ul.focus({ preventScroll: true });
      setPosition((old) => (old?.text === text ? old : { text, index, isEnd }));
    });
    for (const event of ['animationStarted', 'dragStarted'] as const) keen.on(event, () => drive(true));
    for (const event of ['animationEnded', 'animationStopped'] as const) keen.on(event, () => drive(false));
    keen.on('dragStarted', ({ track }) => (dragStart = track.details.position));
    // To move to the next slide, a slow drag by a tenth of a slide is enough. By itself, keen-slider would go back.
    keen.on('dragEnded', ({ track }) => {
      const { position: end, rel, slides } = track.details;
      keen.moveToIdx(track.distToIdx(0.4 * (slides[rel]?.size ?? 0) * Math.sign(end - dragStart)));
    });

    const leaveToBrowser = (event: Event) => {
      event.stopImmediatePropagation();
      keen.animator.stop();
      drive(false);
    };
    const followScroll = () => {
      if (!('driven' in ul.dataset)) keen.track.to(Math.abs(ul.scrollLeft) / keen.size);
    };
    const onEvent = (event: Event) => {
      const isFocus = event instanceof FocusEvent;
      const target = isFocus && event.type === 'focusout' ? event.relatedTarget : event.target;
      const isInside = target instanceof Node && section.contains(target);
      if (!(event instanceof KeyboardEvent)) {
        setHeld(isInside || section.matches(isFocus ? ':hover' : ':focus-within'));
      } else if (isInside || (main && target === document.body)) {
        const { key, altKey, ctrlKey, metaKey } = event;
        if (altKey || ctrlKey || metaKey || !/^Arrow[LR]/.test(key)) return;
        event.preventDefault();
        setHeld(true);
        go((key === 'ArrowLeft') === isRtl(ul) ? 1 : -1);
      }
    };
    const controller = new AbortController();
    const passive = { capture: true, passive: true, signal: controller.signal };
    for (const type of ['touchstart', 'wheel']) ul.addEventListener(type, leaveToBrowser, passive);
    for (const type of ['keydown', 'pointerover', 'mouseleave', 'click', 'focusin', 'focusout'])
      document.addEventListener(type, onEvent, controller);
    ul.addEventListener('scroll', followScroll, passive);
    // A visitor may have scrolled before hydration, or pointed at it.
    followScroll();
    setHeld(section.matches(':hover, :focus-within'));
    return () => {
      controller.abort();
      keen.destroy();
    };
  }, [main]);

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      const { top = 0, bottom = 0 } = list.current?.getBoundingClientRect() ?? {};
      const isInView = top + bottom > 0 && top + bottom < 2 * innerHeight;
      if (!isInView || document.hidden || !position) return;
      slider.current?.moveToIdx(position.isEnd ? 0 : position.index + 1);
    }, AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [isMoving, position]);

  return { label, list, position, go, isMoving, isPaused, setPaused };
}
