import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from 'keen-slider';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A step by a visitor (`previous`, `next`) or by autoplay (`tick`). */
export type Step = 'previous' | 'next' | 'tick';

/** Whether the page is read from right to left, so that the next slides are on the left. */
export const isRtl = (list: Element) => getComputedStyle(list).direction === 'rtl';

/** Where a list may stop: the scroll position in pixels, and the slides that are then in view, such as `3–5 of 22`. */
function findStops(slides: readonly HTMLElement[]): { scroll: number; text: string }[] {
  const list = slides[0]?.parentElement;
  if (!list) return [];
  const { left, right } = list.getBoundingClientRect();
  const boxes = slides.map((slide) => {
    const box = slide.getBoundingClientRect();
    // In pages read from right to left, `scrollLeft` is negative.
    const start = Math.abs(list.scrollLeft) + (isRtl(list) ? right - box.right : box.left - left);
    return { start, end: start + box.width };
  });
  const last = list.scrollWidth - list.clientWidth;
  const scrolls = boxes.map(({ start }) => start - (boxes[0]?.start ?? 0));
  // Slides above each other, and the last ones, share a stop.
  return [...new Set(scrolls.map((scroll) => (scroll > last - 2 ? last : scroll)))].map((scroll) => {
    const isWhole = ({ start, end }: (typeof boxes)[0]) =>
      start > scroll - 1 && end < scroll + list.clientWidth + 1;
    const whole = [boxes.findIndex(isWhole) + 1, boxes.findLastIndex(isWhole) + 1];
    return { scroll, text: `${[...new Set(whole)].join('–')} of ${slides.length}` };
  });
}

const options: KeenSliderOptions = {
  selector: 'li',
  drag: false,
  renderMode: 'custom',
  // One for each stop, in widths of the list.
  slides: (width, slides) =>
    findStops(slides).map(({ scroll }, index, stops) => ({
      size: ((stops[index + 1]?.scroll ?? scroll + width) - scroll) / width,
    })),
  // At 0 it would forget its target, and the second of two quick presses would be lost.
  breakpoints: { '(prefers-reduced-motion: reduce)': { defaultAnimation: { duration: 1 } } },
};

/**
 * Lets keen-slider scroll a list by steps and while a mouse drags it. Fingers and wheels scroll the list itself, and
 * keen-slider follows. `onUse` is called when a visitor scrolls or drags.
 */
export function useSlider(onUse: () => void) {
  const list = useRef<HTMLUListElement>(null);
  const slider = useRef<KeenSliderInstance>(undefined);
  /** Undefined until the buttons work. */
  const [position, setPosition] = useState<{ text: string; isStart: boolean; isEnd: boolean }>();

  const use = useEffectEvent(onUse);
  useEffect(() => {
    const ul = list.current;
    if (!ul) return;
    const keen = new KeenSlider(ul, options);
    slider.current = keen;
    let isDriven = false;
    const drive = (driven: boolean) => {
      isDriven = driven;
      // Browsers would move each frame of an animation to the nearest slide.
      ul.style.scrollSnapType = driven ? 'none' : '';
    };
    const show = () => {
      const index = keen.animator.targetIdx ?? keen.track.details.rel;
      const { text = '' } = findStops(keen.slides)[index] ?? {};
      const [isStart, isEnd] = [index === 0, index === keen.track.details.maxIdx];
      // Some browsers drop the focus of a disabled button without an event.
      const disabled = (isStart && '.previous:focus') || (isEnd && '.next:focus');
      if (disabled && ul.parentElement?.querySelector(disabled)) ul.focus({ preventScroll: true });
      setPosition((old) => (old?.text === text ? old : { text, isStart, isEnd }));
    };
    const follow = () => {
      const scrolled = Math.abs(ul.scrollLeft) / keen.size;
      if (isDriven || Math.abs(scrolled - keen.track.details.position) * keen.size < 2) return;
      keen.track.to(scrolled);
      use();
    };
    const release = () => {
      keen.animator.stop();
      drive(false);
    };
    keen.on('detailsChanged', ({ track }) => {
      if (isDriven) ul.scrollLeft = track.details.position * keen.size * (isRtl(ul) ? -1 : 1);
    });
    for (const event of ['animationStarted', 'dragStarted'] as const) keen.on(event, () => drive(true));
    for (const event of ['animationEnded', 'animationStopped'] as const) keen.on(event, () => drive(false));
    for (const event of ['animationStarted', 'animationEnded', 'slideChanged', 'updated'] as const)
      keen.on(event, show);
    keen.on('dragChecked', () => use());
    // keen-slider would take the swipes of fingers, too.
    ul.addEventListener('pointerdown', ({ pointerType }) => {
      const drag = pointerType === 'mouse';
      if (keen.options.drag !== drag) keen.update({ ...options, drag, rtl: isRtl(ul) });
    });
    for (const event of ['touchstart', 'wheel']) ul.addEventListener(event, release, { passive: true });
    ul.addEventListener('scroll', follow, { passive: true });
    // A visitor may have scrolled before hydration.
    follow();
    show();
    return () => keen.destroy();
  }, []);

  const go = (step: Step) => {
    const keen = slider.current;
    if (!keen) return;
    // Quick presses count from where it is going.
    const from = keen.animator.targetIdx ?? keen.track.details.rel;
    const to = step === 'previous' ? from - 1 : from + 1;
    if (to >= 0 && to <= keen.track.details.maxIdx) keen.moveToIdx(to);
    else if (step === 'tick') keen.moveToIdx(0);
  };
  return { list, position, go };
}
