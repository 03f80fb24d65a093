const buttons = 'button:is([type=button], [type=submit])';

/** Replays the queue. `hydrated` is false if the code of the island did not load. */
type Replay = (hydrated: boolean) => void;

function press(button: HTMLButtonElement, hydrated: boolean): void {
  if (button.type === 'button') button.click();
  // Without the code, the browser posts the form.
  else if (!hydrated) button.form?.requestSubmit(button);
  else {
    // A press makes React finish hydration at once. A moment later its validation replaces the browser's.
    button.dispatchEvent(new Event('auxclick', { bubbles: true }));
    queueMicrotask(() => button.click());
  }
}

/**
 * Queues presses in an island until its code has loaded, and marks pressed buttons as busy.
 * @param onFirst called on the first of them
 * @returns a function that replays the queue and queues no more
 */
export function queueEvents(island: HTMLElement, onFirst: () => void): Replay {
  const replays: Replay[] = [];
  const busy = new Set<Element>();
  const listening = new AbortController();
  const add = (replay: Replay) => {
    if (replays.push(replay) === 1) onFirst();
  };
  const queue = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>(buttons);
    if (!button) return;
    // Drops an impatient second press, which would close what the first one opens, or send twice.
    if (!busy.has(button) || !button.matches('[aria-expanded], [type=submit]'))
      add((hydrated) => press(button, hydrated));
    busy.add(button);
    button.ariaBusy = 'true';
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  island.addEventListener('click', queue, { capture: true, signal: listening.signal });
  return (hydrated) => {
    listening.abort();
    for (const button of busy) button.ariaBusy = null;
    for (const replay of replays.splice(0)) replay(hydrated);
  };
}
