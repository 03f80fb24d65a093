import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { canStep, indexAfter, slidesToFetch, type Place, type Step } from './carousel-steps';

// The same widths as in the style sheet of the list.
const views = { '(width >= 48rem)': 2, '(width >= 68rem)': 3 };

/** The scroll list inside `view`; throws if there is none. */
function findList(view: HTMLElement | null): HTMLUListElement {
  const list = view?.querySelector('ul');
  if (!list?.children.length) throw new Error('The carousel has no pictures to show.');
  return list;
}

function takeOver(list: HTMLUListElement, onPlace: (place: Place) => void): KeenSliderInstance {
  const slides = [...list.children].filter((slide) => slide instanceof HTMLElement);
  const spacing = parseFloat(getComputedStyle(list).columnGap) || 0;
  // The visitor may have scrolled the list before its code came, or pressed a button and sent it somewhere.
  const scrolled = Math.round(list.scrollLeft / ((slides[0]?.offsetWidth ?? 1) + spacing));
  const initial = Number(list.dataset['goal'] ?? scrolled);
  list.scrollLeft = 0;
  list.dataset['live'] = '';
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const report = ({ track: { details } }: KeenSliderInstance) => {
    if (!details) return;
    const place = { index: details.rel, last: details.maxIdx, count: slides.length };
    for (const slide of slides.slice(0, slidesToFetch(place))) slide.dataset['near'] = '';
    onPlace(place);
  };
  return new KeenSlider(list, {
    selector: () => slides,
    initial,
    slides: { perView: 1, spacing },
    breakpoints: Object.fromEntries(
      Object.entries(views).map(([media, perView]) => [media, { slides: { perView, spacing } }]),
    ),
    // At 0 keen-slider forgets where it is going, and the second of two quick presses would be lost.
    defaultAnimation: { duration: still ? 1 : 500 },
    created: report,
    slideChanged: report,
    optionsChanged: report,
    updated: report,
  });
}

/**
 * Gives the focus of a button that is about to be disabled to the list. It must go before: some browsers take
 * the focus from a disabled button without a word, and nobody would hear that it has left.
 */
function keepFocus(list: HTMLElement, place: Place) {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLButtonElement)) return;
  if (!list.closest('section')?.contains(activeElement)) return;
  const { value } = activeElement;
  if ((value === 'previous' || value === 'next') && !canStep(value, place)) list.focus();
}

/** Hands the list inside `view` to keen-slider and tells where it stands. */
export function useSlider(view: RefObject<HTMLElement | null>, count: number) {
  const slider = useRef<KeenSliderInstance>(undefined);
  const [place, setPlace] = useState<Place>({ index: 0, last: count - 1, count });
  useLayoutEffect(() => {
    const list = findList(view.current);
    const instance = takeOver(list, (next) => {
      keepFocus(list, next);
      setPlace(next);
    });
    slider.current = instance;
    return () => {
      instance.destroy();
      delete list.dataset['live'];
    };
  }, [view]);
  const go = (step: Step) => {
    const { track, animator, moveToIdx } = slider.current ?? {};
    if (!track?.details) return;
    // Counted from where it is going, so that quick presses add up.
    const index = animator?.targetIdx ?? track.details.rel;
    moveToIdx?.(indexAfter(step, { index, last: track.details.maxIdx, count }));
  };
  return { place, go };
}
