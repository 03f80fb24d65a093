import type { ClientDirective } from 'astro';
import { keepEarlySubmit } from '../../features/quote/form/early-submit.ts';
import { hydrateWithReplay } from './replay.ts';

/** Calls back at the first pointer, focus or touch on the island or on what the selector matches. */
function onFirstInteraction(island: HTMLElement, selector: string, callback: () => void): void {
  const watching = new AbortController();
  const watch = ({ target }: Event) => {
    if (!(target instanceof Element) || !(island.contains(target) || target.closest(selector))) return;
    watching.abort();
    callback();
  };
  // On the document, because what the selector matches may come after the island.
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, watch, { signal: watching.signal, passive: true });
}

/** Calls back once the visitor has moved and the island is near the view. A page that is only opened loads no code. */
function onNearViewport(island: HTMLElement, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: '400px 0px' },
  );
  const moved = new AbortController();
  const watch = () => {
    moved.abort();
    // The element of the island has no box.
    for (const child of island.children) observer.observe(child);
  };
  for (const type of ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'])
    addEventListener(type, watch, { signal: moved.signal, passive: true });
}

const near: ClientDirective = (load, { value }, island) => {
  const hydrate = hydrateWithReplay(load, island);
  if (typeof value === 'string') onFirstInteraction(island, value, hydrate);
  else {
    island.addEventListener('focusin', hydrate, { once: true });
    onNearViewport(island, hydrate);
    keepEarlySubmit(island);
  }
};

export default near;
