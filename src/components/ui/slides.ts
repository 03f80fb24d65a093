/** A step, made by a visitor (`previous`, `next`) or by autoplay (`tick`). */
export type Step = 'previous' | 'next' | 'tick';

/** A list that has not scrolled for this time, in milliseconds, has stopped. A busy phone may need most of it to begin. */
const STOPPED_MS = 1000;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Lets the mouse drag the list, as a finger does by itself. `grab` is called when a drag begins, `release` when it ends,
 * with the pixels moved.
 */
function dragByMouse(list: HTMLElement, grab: () => void, release: (moved: number) => void): void {
  list.addEventListener('dragstart', (event) => event.preventDefault());
  list.addEventListener('pointerdown', ({ pointerType, button, pointerId, clientX }) => {
    if (pointerType !== 'mouse' || button !== 0) return;
    const start = list.scrollLeft;
    list.onpointermove = (event) => {
      if (!list.hasPointerCapture(pointerId)) {
        // If it were captured sooner, a press on a link would not open it.
        if (event.buttons === 0 || Math.abs(clientX - event.clientX) < 5) return;
        list.setPointerCapture(pointerId);
        grab();
      }
      list.dataset['dragged'] = '';
      list.scrollLeft = start + clientX - event.clientX;
    };
    list.onpointerup = () => {
      list.onpointermove = null;
    };
    list.onlostpointercapture = () => {
      list.onpointermove = null;
      if ('dragged' in list.dataset) release(list.scrollLeft - start);
    };
  });
}

/**
 * Lets the buttons after a list of slides scroll it, and shows its position between them.
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
  /** Pixels that the list scrolls to show a slide first. */
  const leftOf = (index: number) => (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  /** The slide that a step is scrolling to. Quick presses count from it. */
  let goal: number | undefined;
  let stopped: ReturnType<typeof setTimeout>;
  /** Whether a finger or a wheel scrolled the list last. */
  let byVisitor = false;

  /** Pixels from the start of the list to its end. */
  const distance = () => list.scrollWidth - list.clientWidth;

  /** The index of the first slide in view, and the last index that it can have. */
  const measure = () => {
    const width = leftOf(1) || list.clientWidth;
    const last = Math.round(distance() / width);
    return { index: Math.min(last, goal ?? Math.round(list.scrollLeft / width)), last };
  };

  const enable = (button: HTMLButtonElement, enabled: boolean) => {
    // Some browsers drop the focus of a disabled button without an event.
    if (!enabled && document.activeElement === button) list.focus({ preventScroll: true });
    button.disabled = !enabled;
  };

  const endStep = () => {
    goal = undefined;
    delete list.dataset['dragged'];
  };

  const endIfStopped = (before: number) =>
    // A frame brings the latest scroll position, which a busy page may not have yet.
    requestAnimationFrame(() => {
      if (list.scrollLeft === before) endStep();
      show();
    });

  const show = () => {
    if (goal !== undefined && Math.abs(Math.min(leftOf(goal), distance()) - list.scrollLeft) < 2) endStep();
    clearTimeout(stopped);
    // Something else, such as a scroll bar, may stop the list before it gets there.
    if (goal !== undefined) stopped = setTimeout(endIfStopped, STOPPED_MS, list.scrollLeft);
    const { index, last } = measure();
    const lastInView = index + slides.length - last;
    const range = lastInView > index + 1 ? `${index + 1}–${lastInView}` : index + 1;
    const text = `${range} of ${slides.length}`;
    // A screen reader would read the same text again.
    if (position.textContent !== text) position.textContent = text;
    enable(previous, index > 0);
    enable(next, index < last);
  };

  const scrollTo = (index: number) => {
    goal = index;
    byVisitor = false;
    list.scrollTo({ left: leftOf(index), behavior: reducedMotion.matches ? 'instant' : 'smooth' });
    show();
  };

  /** Steps stop at both ends; only the autoplay starts over. */
  const take = (step: Step) => {
    const { index, last } = measure();
    if (step === 'previous') scrollTo(Math.max(0, index - 1));
    else if (index < last) scrollTo(index + 1);
    else if (step === 'tick') scrollTo(0);
  };

  for (const type of ['touchmove', 'wheel'])
    list.addEventListener(
      type,
      () => {
        goal = undefined;
        byVisitor = true;
      },
      { passive: true },
    );
  list.addEventListener(
    'scroll',
    () => {
      if (byVisitor || 'dragged' in list.dataset) onScroll?.();
      show();
    },
    { passive: true },
  );
  // A drag of a tenth of a slide moves to the next one.
  dragByMouse(
    list,
    () => (goal = undefined),
    (moved) => scrollTo(Math.round(list.scrollLeft / leftOf(1) + 0.4 * Math.sign(moved))),
  );
  previous.onclick = () => take('previous');
  next.onclick = () => take('next');
  show();
  new ResizeObserver(show).observe(list);
  // Firefox restores the buttons of a reloaded page as they were on the last visit.
  addEventListener('pageshow', show);
  list.dataset['live'] = '';
  return take;
}
