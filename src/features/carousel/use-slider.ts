import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { canStep, indexAfter, slidesToFetch, type Position, type Step } from './carousel-steps';

// The same widths as in the style sheet of the list.
const views = { '(width >= 48rem)': 2, '(width >= 68rem)': 3 };

/** The list of pictures inside `view`. Throws if there is none. */
function findList(view: HTMLElement | null): HTMLUListElement {
  const list = view?.querySelector('ul');
  if (!list?.children.length) throw new Error('The carousel has no pictures to show.');
  return list;
}

function createSlider(
  list: HTMLUListElement,
  onPosition: (position: Position) => void,
  onSwipe: () => void,
): KeenSliderInstance {
  const slides = [...list.children].filter((slide) => slide instanceof HTMLElement);
  const spacing = parseFloat(getComputedStyle(list).columnGap) || 0;
  // The visitor may have scrolled the list or pressed a button before hydration.
  const scrolled = Math.round(list.scrollLeft / ((slides[0]?.offsetWidth ?? 1) + spacing));
  const initial = Number(list.dataset['goal'] ?? scrolled);
  if (list.scrollLeft > 0) onSwipe();
  list.scrollLeft = 0;
  list.dataset['live'] = '';
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const report = ({ track: { details } }: KeenSliderInstance) => {
    const position = { index: details.rel, last: details.maxIdx, count: slides.length };
    for (const slide of slides.slice(0, slidesToFetch(position))) slide.dataset['near'] = '';
    onPosition(position);
  };
  return new KeenSlider(list, {
    selector: () => slides,
    initial,
    slides: { perView: 1, spacing },
    breakpoints: Object.fromEntries(
      Object.entries(views).map(([media, perView]) => [media, { slides: { perView, spacing } }]),
    ),
    // At 0 keen-slider forgets where it was going, and the second of two quick presses would be lost.
    defaultAnimation: { duration: reducedMotion ? 1 : 500 },
    created: report,
    // A sideways drag. One up or down only scrolls the page.
    dragChecked: onSwipe,
    slideChanged: report,
    optionsChanged: report,
    updated: report,
  });
}

/** Moves the focus from a button that is about to be disabled to the list. Some browsers would drop it without an event. */
function keepFocus(list: HTMLElement, position: Position) {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLButtonElement)) return;
  if (!list.closest('section')?.contains(activeElement)) return;
  const { value } = activeElement;
  if ((value === 'previous' || value === 'next') && !canStep(value, position)) list.focus();
}

/** Runs keen-slider on the list inside `view` and returns its position. `onSwipe` is called as a swipe begins. */
export function useSlider(view: RefObject<HTMLElement | null>, count: number, onSwipe: () => void) {
  const slider = useRef<KeenSliderInstance>(undefined);
  const [position, setPosition] = useState<Position>({ index: 0, last: count - 1, count });
  const swipe = useEffectEvent(onSwipe);
  useLayoutEffect(() => {
    const list = findList(view.current);
    const show = (next: Position) => {
      keepFocus(list, next);
      setPosition(next);
    };
    const instance = createSlider(list, show, () => swipe());
    slider.current = instance;
    return () => {
      instance.destroy();
      delete list.dataset['live'];
    };
  }, [view]);
  const go = (step: Step) => {
    const { track, animator, moveToIdx } = slider.current ?? {};
    if (!track?.details) return;
    // Counted from where the list is going, so that quick presses add up.
    const index = animator?.targetIdx ?? track.details.rel;
    moveToIdx?.(indexAfter(step, { index, last: track.details.maxIdx, count }));
  };
  return { position, go };
}
