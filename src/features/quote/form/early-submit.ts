/**
 * The storage key of a form that was sent before it was hydrated: `keepEarlySubmit` writes it, `draft.ts` reads it. Every
 * page with an island loads this file, so it imports nothing.
 */
export const earlySubmitKey = 'quote-sent';

/** Sends the island's form, and keeps it in this tab, when the page is left before the island's code could send it. */
export function keepEarlySubmit(island: HTMLElement): void {
  const form = island.querySelector('form');
  if (!form) return;
  const keep = () => {
    const sent = new URLSearchParams([...new FormData(form)].map((pair) => pair.map(String)));
    // A form that opens the visitor's mail program has nothing to ask about later.
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
    // A page that is shown again must not send the press a second time.
    pressed.ariaBusy = null;
    addEventListener('pageshow', () => location.reload());
  });
  form.addEventListener('submit', () => {
    // Without its code, the form is posted by the browser. That leaves the page once; a visitor who leaves again
    // does not wait for the answer.
    const posted = () => addEventListener('beforeunload', keep);
    if (island.hasAttribute('ssr')) addEventListener('beforeunload', posted, { once: true });
  });
}
