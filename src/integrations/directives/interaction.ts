import type { ClientDirective } from 'astro';

/**
 * Hydrates an island when the visitor first reaches for it, or for the header that it is in: by mouse, touch or focus. Until
 * then its HTML does what it does by itself.
 */
const interaction: ClientDirective = (load, _options, island) => {
  const area = island.closest('header') ?? island;
  const started = new AbortController();
  const hydrate = async () => {
    started.abort();
    const hydrateIsland = await load();
    await hydrateIsland();
  };
  // A touch begins with `pointerover`, too.
  for (const type of ['pointerover', 'focusin'])
    area.addEventListener(type, () => void hydrate(), { signal: started.signal });
  if (area.matches(':focus-within')) void hydrate();
};

export default interaction;
