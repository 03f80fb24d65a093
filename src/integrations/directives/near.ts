import type { ClientDirective } from 'astro';
import { keepEarlySubmit } from '../../features/quote/form/early-submit.ts';
import { hydrateWithReplay } from './replay.ts';

/**
 * Calls back, perhaps more than once, when the visitor has moved and the island is near the view. A page that is opened and
 * left loads no code. Does not wait for a move if this tab has a draft or a request that was not confirmed.
 */
function onNearViewport(island: HTMLElement, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) callback();
    },
    { rootMargin: '400px' },
  );
  const observe = () => {
    // The island's own element has no box.
    for (const child of island.children) observer.observe(child);
  };
  // A touch begins with `pointerdown`, too, and a wheel scrolls.
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
    addEventListener(type, observe, { once: true });
  try {
    // The keys of draft.ts, pending.ts and early-submit.ts. Nothing else of the site has such a name or value.
    if (/quote-/.test(JSON.stringify(sessionStorage))) observe();
  } catch {
    // The browser denies storage.
  }
}

const near: ClientDirective = (load, _options, island) => {
  const hydrate = hydrateWithReplay(load, island);
  island.addEventListener('focusin', hydrate);
  onNearViewport(island, hydrate);
  keepEarlySubmit(island);
};

export default near;
