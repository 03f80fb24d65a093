import { AUTOPLAY_MS, indexAfter, slidesToFetch, type Step } from './carousel-steps';

const notHydrated = '[ssr]:not([data-failed]) .carousel';

/** Moves a list by one step from where it is going. */
function move(list: HTMLElement, step: Step, behavior: ScrollBehavior): void {
  const slides = [...list.querySelectorAll('li')];
  const [first, second] = slides;
  if (!first || !second) return;
  const width = second.offsetLeft - first.offsetLeft;
  const last = slides.length - Math.round(list.clientWidth / width);
  const target = Number(list.dataset['goal'] ?? Math.round(list.scrollLeft / width));
  const position = { index: target, last, count: slides.length };
  const index = indexAfter(step, position);
  for (const slide of slides.slice(0, slidesToFetch({ ...position, index }))) slide.dataset['near'] = '';
  if (step !== 'tick') list.dataset['goal'] = String(index);
  list.scrollTo({ left: index * width, behavior });
}

/**
 * Autoplay and buttons of carousels until they are hydrated, which the first sign of a visitor starts. The island then
 * continues from the position or target of the list.
 */
export function autoplayBeforeHydration(): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  for (const list of document.querySelectorAll<HTMLElement>(`${notHydrated} .slides`)) {
    const timer = setInterval(() => {
      if (!list.closest(notHydrated)) {
        clearInterval(timer);
        return;
      }
      const { top, bottom, height } = list.getBoundingClientRect();
      const visible = Math.min(bottom, innerHeight) - Math.max(top, 0);
      if (document.hidden || reduced.matches || list.dataset['goal'] || visible < height / 2) return;
      move(list, 'tick', 'smooth');
    }, AUTOPLAY_MS);
  }
  // Registered before the island's own listener, which would queue the press.
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest('.next, .previous');
      const list = button && button.closest(notHydrated)?.querySelector<HTMLElement>('.slides');
      if (!list) return;
      event.stopImmediatePropagation();
      move(list, button.matches('.next') ? 'next' : 'previous', reduced.matches ? 'instant' : 'smooth');
      // Focus hydrates the island in case the press has not.
      list.dispatchEvent(new Event('focusin', { bubbles: true }));
    },
    true,
  );
}
