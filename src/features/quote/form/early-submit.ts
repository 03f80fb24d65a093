/**
 * The storage key of a form that was sent before hydration. `keepEarlySubmit` writes it, `draft.ts` reads it. Every page
 * with an island loads this file, so it imports nothing.
 */
export const earlySubmitKey = 'quote-sent';

/**
 * If the visitor leaves before the form is hydrated, stores it in this tab. If they have already pressed the button, also
 * sends it.
 */
export function keepEarlySubmit(island: HTMLElement): void {
  const form = island.querySelector('form');
  if (!form) return;
  const store = () => {
    const sent = new URLSearchParams([...new FormData(form)].map((pair) => pair.map(String)));
    // A mailto: form sends nothing that could be pending.
    if (/^http/.test(form.action)) sent.append('idempotency_key', String(Math.random()));
    try {
      sessionStorage.setItem(earlySubmitKey, String(sent));
    } catch {
      // The browser denies storage.
    }
    return sent;
  };
  addEventListener('pagehide', () => {
    // A queued press marks its button as busy, see queued-events.ts.
    const pressed = form.querySelector('[aria-busy]');
    if (!pressed) return;
    const sent = store();
    if (sent.has('idempotency_key') && form.matches(':valid')) navigator.sendBeacon(form.action, sent);
    // Otherwise the press would be replayed when the visitor comes back.
    pressed.ariaBusy = null;
    addEventListener('pageshow', () => location.reload());
  });
  form.addEventListener('submit', () => {
    // The first time, the browser posts the form. The second time, the visitor leaves before the answer.
    let unloads = 0;
    const onUnload = () => {
      unloads += 1;
      if (unloads > 1) store();
    };
    // Once the island is hydrated (Astro then removes `ssr`), React sends the form.
    if (island.hasAttribute('ssr')) addEventListener('beforeunload', onUnload);
  });
}
