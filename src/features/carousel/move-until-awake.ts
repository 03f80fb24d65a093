import { AUTOPLAY_MS, indexAfter, slidesToFetch } from './carousel-steps';

/**
 * Moves scroll lists of pictures by themselves as long as nobody has touched the page. The first sign of a
 * visitor wakes the carousel's own code, which goes on from where the list stands.
 */
export function moveUntilAwake(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  for (const list of document.querySelectorAll<HTMLElement>('[ssr] .slides')) {
    const slides = [...list.children].filter((slide) => slide instanceof HTMLElement);
    const timer = setInterval(() => {
      if (!list.closest('[ssr]')) return clearInterval(timer);
      const { top, bottom, height } = list.getBoundingClientRect();
      const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
      if (document.hidden || still.matches || seen < height / 2) return;
      const width = slides[1] && slides[0] ? slides[1].offsetLeft - slides[0].offsetLeft : 1;
      const perView = Math.round(list.clientWidth / width);
      const last = slides.length - perView;
      const place = { index: Math.round(list.scrollLeft / width), last, count: slides.length };
      const index = indexAfter('tick', place);
      for (const slide of slides.slice(0, slidesToFetch({ ...place, index }))) slide.dataset['near'] = '';
      list.scrollTo({ left: index * width, behavior: 'smooth' });
    }, AUTOPLAY_MS);
  }
}
