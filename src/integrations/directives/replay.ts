import { queueEvents } from './queued-events.ts';

type Load = () => Promise<() => Promise<void>>;

const TIMEOUT_MS = 4000;

/** Tells React where focus and mouse are: it hydrated after they got there. */
function repeatPresence(island: HTMLElement, over: PointerEvent | undefined): void {
  const focused = island.querySelector(':focus');
  // After a touch, :hover stays on the element.
  const hovered = over?.pointerType === 'touch' ? null : island.querySelector(':hover');
  // React finishes hydrating at once for a press. It would keep focus and pointer for later, when the visitor
  // may have left again.
  (focused ?? hovered)?.dispatchEvent(new Event('auxclick', { bubbles: true }));
  focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  if (hovered) over?.target?.dispatchEvent(new PointerEvent('pointerover', over));
}

/**
 * Returns a function that hydrates the island once and then repeats what the visitor did to it while its code was on
 * the way: presses, keys, focus, a resting mouse. What a browser does by itself (links, popovers, summaries, fields)
 * goes on meanwhile and is not repeated. An island whose code fails, or takes too long, is marked as failed: the style
 * sheet then shows what works without a script.
 */
export function hydrateWithReplay(load: Load, island: HTMLElement): () => void {
  let over: PointerEvent | undefined;
  island.addEventListener('pointerover', (event) => (over = event), true);

  let asked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const finish = (hydrated: boolean) => {
    clearTimeout(timer);
    island.toggleAttribute('data-failed', !hydrated);
    replay(hydrated);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(finish, TIMEOUT_MS, false);
  };
  const hydrate = async () => {
    if (asked) return;
    asked = true;
    wait();
    try {
      await (
        await load()
      )();
    } catch (error) {
      console.error(error);
    }
    const hydrated = !island.hasAttribute('ssr');
    if (hydrated) repeatPresence(island, over);
    finish(hydrated);
  };
  const replay = queueEvents(island, () => {
    void hydrate();
    // From here on, a visitor is waiting.
    wait();
  });
  return () => void hydrate();
}
