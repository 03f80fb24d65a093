import type { ClientDirective } from 'astro';
import { hydrateWithReplay } from './replay';

/** `client:intent`: the first pointer, focus or touch on the island, or on what its selector names, hydrates it. */
const intent: ClientDirective = (load, { value }, island) => {
  const hydrate = hydrateWithReplay(load, island);
  const meant = new AbortController();
  const watch = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    if (!island.contains(target) && !(typeof value === 'string' && target.closest(value))) return;
    meant.abort();
    hydrate();
  };
  // On the document, because what the selector names may come later in the page than the island.
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, watch, { signal: meant.signal, passive: true });
};

export default intent;
