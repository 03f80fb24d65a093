import { queueEvents } from './queued-events.ts';

type Load = () => Promise<() => Promise<void>>;

const TIMEOUT_MS = 4000;

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
 * Returns a function that hydrates the island once and then replays what the visitor did while its code was loading:
 * presses, focus, a resting mouse. What the browser does by itself (links, popovers, summaries, fields) works
 * meanwhile and is not replayed. If the code fails or takes too long, the island is marked as failed, and the style sheet
 * shows what works without a script.
 */
export function hydrateWithReplay(load: Load, island: HTMLElement): () => void {
  island.html = island.innerHTML;
  let over: PointerEvent | undefined;
  island.addEventListener('pointerover', (event) => (over = event), true);

  let isStarted = false;
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
    if (isStarted) return;
    isStarted = true;
    wait();
    try {
      const hydrateIsland = await load();
      await hydrateIsland();
    } catch (error) {
      console.error(error);
    }
    const hydrated = !island.hasAttribute('ssr');
    if (hydrated) repeatPresence(island, over);
    island.html = '';
    finish(hydrated);
  };
  const replay = queueEvents(island, () => {
    void hydrate();
    // From now on the visitor is waiting.
    wait();
  });
  return () => void hydrate();
}
