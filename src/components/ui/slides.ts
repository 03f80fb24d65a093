/** A step by a visitor (`previous`, `next`) or by autoplay (`tick`). */
export type Step = 'previous' | 'next' | 'tick';

/** A list that has not scrolled for so many milliseconds has stopped. A busy phone takes almost as long to start. */
const STOPPED_MS = 1000;

/** Whether the page is read from right to left, so that the next slides are on the left. */
export const isRtl = (list: Element) => getComputedStyle(list).direction === 'rtl';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Lets a mouse drag the list, as fingers can. `onEnd` gets the pixels that the list has scrolled on. */
function dragByMouse(list: HTMLElement, onStart: () => void, onEnd: (moved: number) => void): void {
  list.addEventListener('dragstart', (event) => event.preventDefault());
  list.addEventListener('pointerdown', ({ pointerType, button, pointerId, clientX }) => {
    if (pointerType !== 'mouse' || button !== 0) return;
    const start = list.scrollLeft;
    list.onpointermove = (event) => {
      if (!list.hasPointerCapture(pointerId)) {
        // Captured any sooner, a press on a link would not open it.
        if (event.buttons === 0 || Math.abs(clientX - event.clientX) < 5) return;
        list.setPointerCapture(pointerId);
        onStart();
      }
      list.dataset['dragged'] = '';
      list.scrollLeft = start + clientX - event.clientX;
    };
    list.onpointerup = () => {
      list.onpointermove = null;
    };
    list.onlostpointercapture = () => {
      list.onpointermove = null;
      if ('dragged' in list.dataset) onEnd(Math.abs(list.scrollLeft) - Math.abs(start));
    };
  });
}

/**
 * Lets the buttons after a list of slides scroll it, and shows the position beside them.
 * @param list a list that scrolls sideways, with `SlideButtons` right after it
 * @param onScroll called as the visitor scrolls or drags the list
 * @returns a function that takes a step
 * @throws if there are no buttons after it
 */
export function startSlides(list: HTMLElement, onScroll?: () => void): (step: Step) => void {
  const bar = list.nextElementSibling;
  const previous = bar?.querySelector<HTMLButtonElement>('.previous');
  const next = bar?.querySelector<HTMLButtonElement>('.next');
  const position = bar?.querySelector('p');
  if (!previous || !next || !position)
    throw new Error('A carousel needs its buttons right after its slides.');

  const slides = [...list.querySelectorAll('li')];
  /** The scroll position, in pixels from the start of the list. In pages read from right to left, `scrollLeft` is negative. */
  const getPosition = () => Math.abs(list.scrollLeft);
  const edgeOf = ({ offsetLeft, offsetWidth }: HTMLElement) => offsetLeft + (isRtl(list) ? offsetWidth : 0);
  /** How far a slide starts from the start of the list while that is not scrolled. */
  const startOf = (slide = list) => Math.abs(edgeOf(slide) - edgeOf(list));
  /** The scroll position at which a slide is the first in view. */
  const positionOf = (index: number) => startOf(slides[index]) - startOf(slides[0]);
  /** The text of the position. */
  let shown = '';
  /** The index of the slide that a step is scrolling to. Quick presses count from it. */
  let target: number | undefined;
  let stopTimer: ReturnType<typeof setTimeout>;
  /** Whether a finger or a wheel scrolled the list last. */
  let isScrolledByVisitor = false;

  /** The index of the slide that starts nearest to a scroll position; the first one, if slides are above each other. */
  const nearestTo = (position: number) => {
    const distances = slides.map((_, index) => Math.abs(positionOf(index) - position));
    return distances.indexOf(Math.min(...distances));
  };

  /** The scroll position at the end of the list. */
  const getEnd = () => list.scrollWidth - list.clientWidth;

  /** The index of the first slide in view, and the last index that it can have. */
  const measure = () => {
    const last = nearestTo(getEnd());
    return { index: Math.min(last, target ?? nearestTo(getPosition())), last };
  };

  /** The scroll position of a step to a slide. The last step goes to the end of the list. */
  const stepTo = (index: number) => (index < nearestTo(getEnd()) ? positionOf(index) : getEnd());

  /** How many slides there are up to the last one that is whole when this slide is the first in view. */
  const countUpTo = (index: number) => {
    const end = stepTo(index) + list.clientWidth + 1;
    return slides.filter((slide) => startOf(slide) + slide.offsetWidth <= end).length;
  };

  const setDisabled = (button: HTMLButtonElement, disabled: boolean) => {
    // Some browsers drop the focus of a disabled button without an event.
    if (disabled && document.activeElement === button) list.focus({ preventScroll: true });
    button.disabled = disabled;
  };

  const endStep = () => {
    target = undefined;
    delete list.dataset['dragged'];
  };

  const endIfStopped = (lastScrollLeft: number) =>
    // On a busy page the scroll position may be out of date until the next frame.
    requestAnimationFrame(() => {
      if (list.scrollLeft === lastScrollLeft) endStep();
      show();
    });

  const show = () => {
    if (target !== undefined && Math.abs(stepTo(target) - getPosition()) < 2) endStep();
    clearTimeout(stopTimer);
    // The list may stop before it gets there, for example if the visitor drags its scroll bar.
    if (target !== undefined) stopTimer = setTimeout(endIfStopped, STOPPED_MS, list.scrollLeft);
    const { index, last } = measure();
    const lastInView = countUpTo(index);
    const range = lastInView > index + 1 ? `${index + 1}–${lastInView}` : index + 1;
    const text = `${range} of ${slides.length}`;
    // A screen reader would announce the same text again. The page itself may hold a translation.
    if (shown !== text) position.textContent = shown = text;
    setDisabled(previous, index <= 0);
    setDisabled(next, index >= last);
  };

  const scrollTo = (index: number) => {
    target = index;
    isScrolledByVisitor = false;
    const left = isRtl(list) ? -stepTo(index) : stepTo(index);
    list.scrollTo({ left, behavior: reducedMotion.matches ? 'instant' : 'smooth' });
    show();
  };

  /** Steps stop at both ends. Only autoplay starts over. */
  const takeStep = (step: Step) => {
    const { index, last } = measure();
    if (step === 'previous') scrollTo(nearestTo(positionOf(index - 1)));
    else if (index < last) scrollTo(slides.findIndex((_, other) => positionOf(other) > positionOf(index)));
    else if (step === 'tick') scrollTo(0);
  };

  for (const type of ['touchmove', 'wheel'])
    list.addEventListener(
      type,
      () => {
        target = undefined;
        isScrolledByVisitor = true;
      },
      { passive: true },
    );
  list.addEventListener(
    'scroll',
    () => {
      if (isScrolledByVisitor || 'dragged' in list.dataset) onScroll?.();
      show();
    },
    { passive: true },
  );
  // To move to the next slide, a drag by a tenth of a slide is enough.
  dragByMouse(
    list,
    () => (target = undefined),
    (moved) => scrollTo(nearestTo(getPosition() + 0.4 * positionOf(1) * Math.sign(moved))),
  );
  previous.onclick = () => takeStep('previous');
  next.onclick = () => takeStep('next');
  show();
  new ResizeObserver(show).observe(list);
  // Firefox restores the buttons of a reloaded page as they were on the last visit.
  addEventListener('pageshow', show);
  list.dataset['live'] = '';
  return takeStep;
}
