const pressed = 'button:is([type=button]:not([popovertarget]), [type=submit])';

/** What is done again later; `awake` tells whether there is code that listens. */
type Act = (awake: boolean) => void;

/**
 * Sends a form as its button does. The press itself is held, not the submit: what the browser misses in a form whose
 * draft has yet to come would end the press before there is a submit.
 */
function send(button: HTMLButtonElement, awake: boolean): void {
  // Without its code the form still has an address of its own to post to.
  if (!awake) return button.form?.requestSubmit(button);
  // React finishes waking at once for a press, and takes over from the browser's own check a moment later.
  button.dispatchEvent(new Event('auxclick', { bubbles: true }));
  queueMicrotask(() => button.click());
}

/** What a key or a press in an island comes to, and the button that it is shown on; undefined for what the browser does by itself. */
function read(event: Event): { button: Element | null; act: Act } | undefined {
  const { target } = event;
  const button = target instanceof Element && target.closest<HTMLButtonElement>(pressed);
  if (!button) return undefined;
  const isSubmit = button.type === 'submit';
  if (!(event instanceof KeyboardEvent))
    return { button, act: (awake) => (isSubmit ? send(button, awake) : button.click()) };
  // Enter, Space and Tab are the browser's; the first two end in a click.
  if (isSubmit || event.ctrlKey || event.altKey || event.metaKey) return undefined;
  if (!/^(Arrow|Home|End|\S$)/.test(event.key)) return undefined;
  return { button: null, act: () => button.dispatchEvent(new KeyboardEvent('keydown', event)) };
}

/**
 * Holds the presses and keys in an island whose code is on the way, and marks their buttons as busy.
 * The returned function lets go: it does them all again, and holds no more.
 * @param onHold called at each
 */
export function holdEvents(island: HTMLElement, onHold: () => void): (awake: boolean) => void {
  const acts: Act[] = [];
  const holding = new AbortController();
  const busy = new Set<Element>();
  const hold = (event: Event) => {
    const found = read(event);
    if (!found) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { button, act } = found;
    // Pressed again for want of an answer: what opens would close, what is sent would go twice.
    const again = button && busy.has(button) && button.matches('[aria-expanded], [type=submit]');
    if (!again) acts.push(act);
    if (button) busy.add(button).forEach((element) => element.setAttribute('aria-busy', 'true'));
    onHold();
  };
  for (const type of ['click', 'keydown'])
    island.addEventListener(type, hold, { capture: true, signal: holding.signal });
  return (awake) => {
    holding.abort();
    for (const button of busy) button.removeAttribute('aria-busy');
    for (const act of acts.splice(0)) act(awake);
  };
}
