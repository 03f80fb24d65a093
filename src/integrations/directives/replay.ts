type Load = () => Promise<() => Promise<void>>;

const held = ['click', 'submit', 'keydown'];

/**
 * Returns a function that hydrates the island once and then repeats what the visitor did to it while its
 * code was on the way: presses, keys, a submit, focus, a resting pointer. What a browser does by itself
 * (links, popovers, summaries, fields) goes on meanwhile and is not repeated.
 */
export function hydrateWithReplay(load: Load, island: HTMLElement): () => void {
  const waiting: ((awake: boolean) => void)[] = [];
  let over: PointerEvent | undefined;
  island.addEventListener('pointerover', (event) => (over = event), { capture: true });
  const hold = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target instanceof HTMLFormElement) {
      const { submitter } = event as SubmitEvent;
      // A press, as React finishes waking for a click but lets a bare submit pass while it wakes. Without
      // its code the form still has an address of its own to post to.
      waiting.push((awake) => (awake ? submitter?.click() : target.submit()));
    } else {
      const button = target.closest<HTMLElement>('button[type=button]:not([popovertarget])');
      if (!button) return;
      if (event instanceof KeyboardEvent) {
        // Enter, Space and Tab are the browser's; the first two end in a click.
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        if (!/^(Arrow|Home|End|\S$)/.test(event.key)) return;
        waiting.push(() => button.dispatchEvent(new KeyboardEvent('keydown', event)));
      } else waiting.push(() => button.click());
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of held) island.addEventListener(type, hold, true);

  let asked = false;
  return async () => {
    if (asked) return;
    asked = true;
    await (
      await load()
    )();
    for (const type of held) island.removeEventListener(type, hold, true);
    const awake = !island.hasAttribute('ssr');
    // Lets the style sheet fall back to what works without a script.
    if (!awake) island.dataset['failed'] = '';
    const active = document.activeElement;
    const focused = island.contains(active) ? active : null;
    const hovered = over?.target instanceof Element && over.target.matches(':hover') ? over.target : null;
    // React finishes waking at once for a press. It would keep focus and pointer for later, when the visitor
    // may have left again.
    (focused ?? hovered)?.dispatchEvent(new Event('auxclick', { bubbles: true }));
    focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    hovered?.dispatchEvent(
      new PointerEvent('pointerover', { bubbles: true, pointerType: over?.pointerType ?? '' }),
    );
    for (const act of waiting) act(awake);
  };
}
