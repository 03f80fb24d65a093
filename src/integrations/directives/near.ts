import type { ClientDirective } from 'astro';

/** How long to wait for an island's code before the page shows what works without it, in milliseconds. */
const TIMEOUT_MS = 4000;

/**
 * Calls back, perhaps more than once, when the visitor has moved and the island is near the view. A page that is opened and
 * left loads no code. Does not wait for a move if this tab has a draft.
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
    // The key of draft.ts. Nothing else of the site has such a name or value.
    if (/quote-/.test(JSON.stringify(sessionStorage))) observe();
  } catch {
    // The browser denies storage.
  }
}

/** Tells React where the focus and the mouse are, because they got there before hydration. */
function repeatPresence(island: HTMLElement, over: PointerEvent | undefined): void {
  const focused = island.querySelector(':focus');
  // Not after a touch, which leaves :hover on the element.
  const hovered = over?.pointerType === 'touch' ? null : island.querySelector(':hover');
  // A press makes React finish hydration at once. A focus or a pointer alone would be handled later, when the visitor may
  // have left again, and a translator may have changed the texts again.
  (focused ?? hovered ?? island.querySelector('font *'))?.dispatchEvent(
    new Event('auxclick', { bubbles: true }),
  );
  focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  if (hovered) over?.target?.dispatchEvent(new PointerEvent('pointerover', over));
}

/**
 * Hydrates an island near the view, or on the first focus inside. Until then its HTML does what it does by itself. If the
 * code fails or takes too long, the island is marked as failed, and the style sheet shows what works without a script.
 */
const near: ClientDirective = (load, _options, island) => {
  island.html = island.innerHTML;
  let over: PointerEvent | undefined;
  island.addEventListener('pointerover', (event) => (over = event), true);

  let isStarted = false;
  const hydrate = async () => {
    if (isStarted) return;
    isStarted = true;
    const timer = setTimeout(() => island.toggleAttribute('data-failed', true), TIMEOUT_MS);
    try {
      const hydrateIsland = await load();
      await hydrateIsland();
    } catch (error) {
      console.error(error);
    }
    clearTimeout(timer);
    const hydrated = !island.hasAttribute('ssr');
    if (hydrated) repeatPresence(island, over);
    island.toggleAttribute('data-failed', !hydrated);
    island.html = '';
  };
  island.addEventListener('focusin', () => void hydrate());
  onNearViewport(island, () => void hydrate());
};

export default near;
