const types = ['click', 'submit', 'keydown'];

/** What is done again later; `awake` tells whether there is code that listens. */
type Act = (awake: boolean) => void;

/** What a submit, a key or a press in an island comes to, and the button that it is shown on; undefined for what the browser does by itself. */
function read(event: Event): { button: Element | null; act: Act } | undefined {
  const { target } = event;
  if (!(target instanceof Element)) return undefined;
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    const { submitter } = event;
    // A press, as React finishes waking for a click but lets a bare submit pass while it wakes. Without
    // its code the form still has an address of its own to post to.
    return { button: submitter, act: (awake) => (awake ? submitter?.click() : target.submit()) };
  }
  const button = target.closest<HTMLElement>('button[type=button]:not([popovertarget])');
  if (!button) return undefined;
  if (!(event instanceof KeyboardEvent)) return { button, act: () => button.click() };
  // Enter, Space and Tab are the browser's; the first two end in a click.
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  if (!/^(Arrow|Home|End|\S$)/.test(event.key)) return undefined;
  return { button: null, act: () => button.dispatchEvent(new KeyboardEvent('keydown', event)) };
}

/**
 * Holds the presses, keys and submits in an island whose code is on the way, and marks their buttons as busy.
 * The returned function lets go: it does them all again, and holds no more.
 * @param onHold called at each
 */
export function holdEvents(island: HTMLElement, onHold: () => void): (awake: boolean) => void {
  const acts: Act[] = [];
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
  for (const type of types) island.addEventListener(type, hold, true);
  return (awake) => {
    for (const type of types) island.removeEventListener(type, hold, true);
    for (const button of busy) button.removeAttribute('aria-busy');
    for (const act of acts.splice(0)) act(awake);
  };
}
