import { AUTOPLAY_MS, indexAfter, slidesToFetch, type Step } from './carousel-steps';

/** A list that no code has taken over yet, by anything in its carousel. */
const asleep = '[ssr]:not([data-failed]) .carousel';

/** Moves a list one step on, counted from where it is going. */
function move(list: HTMLElement, step: Step, behavior: ScrollBehavior): void {
  const slides = [...list.querySelectorAll('li')];
  const [first, second] = slides;
  if (!first || !second) return;
  const width = second.offsetLeft - first.offsetLeft;
  const last = slides.length - Math.round(list.clientWidth / width);
  const at = Number(list.dataset['goal'] ?? Math.round(list.scrollLeft / width));
  const place = { index: at, last, count: slides.length };
  const index = indexAfter(step, place);
  for (const slide of slides.slice(0, slidesToFetch({ ...place, index }))) slide.dataset['near'] = '';
  if (step !== 'tick') list.dataset['goal'] = String(index);
  list.scrollTo({ left: index * width, behavior });
}

/**
 * Moves scroll lists of pictures by themselves as long as nobody has touched the page, and at the first presses. The
 * first sign of a visitor wakes the carousel's own code, which goes on from where the list stands or is going.
 */
export function moveUntilAwake(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  for (const list of document.querySelectorAll<HTMLElement>(`${asleep} .slides`)) {
    const timer = setInterval(() => {
      if (!list.closest(asleep)) return clearInterval(timer);
      const { top, bottom, height } = list.getBoundingClientRect();
      const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
      if (document.hidden || still.matches || list.dataset['goal'] || seen < height / 2) return;
      move(list, 'tick', 'smooth');
    }, AUTOPLAY_MS);
  }
  // Before the island's own, which would keep the press until its code is there.
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest('.next, .previous');
      const list = button && button.closest(asleep)?.querySelector<HTMLElement>('.slides');
      if (!list) return;
      event.stopImmediatePropagation();
      move(list, button.matches('.next') ? 'next' : 'previous', still.matches ? 'instant' : 'smooth');
      // Focus wakes the code if the press has not.
      list.dispatchEvent(new Event('focusin', { bubbles: true }));
    },
    true,
  );
}
