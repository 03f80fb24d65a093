import type { ClientDirective } from 'astro';
import { keepForm } from './keep-form';
import { hydrateWithReplay } from './replay';

const signsOfLife = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'];

/**
 * `client:near`: hydrates once the island is near the view and somebody is there, or on first focus inside.
 * An island in the first view waits for a sign of life, so that no page loads its code merely by being opened.
 */
const near: ClientDirective = (load, _options, island) => {
  const hydrate = hydrateWithReplay(load, island);
  island.addEventListener('focusin', hydrate, { once: true });
  keepForm(island);

  const wait = new AbortController();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      hydrate();
    },
    { rootMargin: '400px 0px' },
  );
  const watch = () => {
    wait.abort();
    // The island's own element has no box.
    for (const child of island.children) observer.observe(child);
  };
  for (const type of signsOfLife) addEventListener(type, watch, { signal: wait.signal, passive: true });
};

export default near;
