/**
 * The storage key of a form that was sent before hydration. `keepEarlySubmit` writes it, `draft.ts` reads it. Every page
 * with an island loads this file, so it imports nothing.
 */
export const earlySubmitKey = 'quote-sent';

/** Sends the form of an island, and stores it in this tab, if the visitor leaves before the code of the island is there. */
export function keepEarlySubmit(island: HTMLElement): void {
  const form = island.querySelector('form');
  if (!form) return;
  const keep = () => {
    const sent = new URLSearchParams([...new FormData(form)].map((pair) => pair.map(String)));
    // Not for a form that opens the visitor's mail program: nothing was sent that could be pending.
    if (/^http/.test(form.action)) sent.append('idempotency_key', String(Math.random()));
    try {
      sessionStorage.setItem(earlySubmitKey, String(sent));
    } catch {
      // The browser denies storage.
    }
    return sent;
  };
  addEventListener('pagehide', () => {
    const pressed = form.querySelector('[aria-busy]');
    if (!pressed) return;
    const sent = keep();
    if (sent.has('idempotency_key') && form.matches(':valid')) navigator.sendBeacon(form.action, sent);
    // The press must not be sent again when the page is shown again.
    pressed.ariaBusy = null;
    addEventListener('pageshow', () => location.reload());
  });
  form.addEventListener('submit', () => {
    // Without the code, the browser posts the form, which leaves the page once. A visitor who leaves a second time has
    // not waited for the answer.
    const posted = () => addEventListener('beforeunload', keep);
    if (island.hasAttribute('ssr')) addEventListener('beforeunload', posted, { once: true });
  });
}
