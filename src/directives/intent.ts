import type { ClientDirective } from 'astro';
import { hydrateWithReplay } from './replay';

/** `client:intent`: the first pointer, focus or touch on the island, or on what its selector names, hydrates it. */
const intent: ClientDirective = (load, { value }, island) => {
  const hydrate = hydrateWithReplay(load, island);
  const places = [island, ...(typeof value === 'string' ? document.querySelectorAll(value) : [])];
  for (const place of places)
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      place.addEventListener(type, hydrate, { once: true, passive: true });
};

export default intent;
