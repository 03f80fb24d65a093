import { holdEvents } from './held-events';

type Load = () => Promise<() => Promise<void>>;

/** How long the visitor's first press waits for the code, in milliseconds; then what works without takes over. */
const PATIENCE_MS = 4000;

/** Tells React, which has just woken, where focus and pointer rest. */
function repeatPresence(island: HTMLElement, over: PointerEvent | undefined): void {
  const active = document.activeElement;
  const focused = island.contains(active) ? active : null;
  // A finger leaves :hover behind when it has gone.
  const rests = over && over.pointerType !== 'touch' && over.target instanceof Element;
  const hovered = rests && over.target.matches(':hover') ? over.target : null;
  // React finishes waking at once for a press. It would keep focus and pointer for later, when the visitor
  // may have left again.
  (focused ?? hovered)?.dispatchEvent(new Event('auxclick', { bubbles: true }));
  focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  hovered?.dispatchEvent(
    new PointerEvent('pointerover', { bubbles: true, pointerType: over?.pointerType ?? '' }),
  );
}

/**
 * Returns a function that hydrates the island once and then repeats what the visitor did to it while its
 * code was on the way: presses, keys, focus, a resting pointer. What a browser does by itself
 * (links, popovers, summaries, fields) goes on meanwhile and is not repeated. Code that fails, or keeps a visitor
 * waiting, leaves the island marked as failed: the style sheet falls back to what works without a script.
 */
export function hydrateWithReplay(load: Load, island: HTMLElement): () => void {
  let over: PointerEvent | undefined;
  island.addEventListener('pointerover', (event) => (over = event), { capture: true });

  let asked = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const settle = (awake: boolean) => {
    clearTimeout(patience);
    island.toggleAttribute('data-failed', !awake);
    letGo(awake);
  };
  const wait = () => {
    clearTimeout(patience);
    patience = setTimeout(() => settle(false), PATIENCE_MS);
  };
  const hydrate = async () => {
    if (asked) return;
    asked = true;
    wait();
    try {
      const wake = await load();
      await wake();
    } catch (error) {
      console.error(error);
    }
    const awake = !island.hasAttribute('ssr');
    if (awake) repeatPresence(island, over);
    settle(awake);
  };
  let first = true;
  const letGo = holdEvents(island, () => {
    if (first) wait();
    first = false;
    void hydrate();
  });
  return hydrate;
}
