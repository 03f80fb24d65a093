/** Sends the form of an island, and keeps it in this tab, when the page is left before the press had code to carry it out. */
export function keepForm(island: HTMLElement): void {
  const form = island.querySelector('form');
  if (!form) return;
  const keep = () => {
    const sent = new URLSearchParams([...new FormData(form)].map((pair) => pair.map(String)));
    // None where the form opens the visitor's mail program.
    if (/^http/.test(form.action)) sent.append('idempotency_key', String(Math.random()));
    try {
      sessionStorage.setItem('quote-sent', String(sent));
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
    // A page that is shown again must not send its press once more.
    pressed.ariaBusy = null;
    addEventListener('pageshow', () => location.reload());
  });
  form.addEventListener('submit', () => {
    // The post of a form without its code leaves the page first; who leaves after that does not wait for the answer.
    const posted = () => addEventListener('beforeunload', keep);
    if (island.hasAttribute('ssr')) addEventListener('beforeunload', posted, { once: true });
  });
}
