import type { KeptQuote, Notifier } from './types.ts';

/** An answer other than 2xx, told by its status alone. */
class Refused extends Error {
  readonly code: string;
  constructor(status: number) {
    super(`HTTP ${status}`);
    this.code = `HTTP ${status}`;
  }
}

/** What a webhook gets. */
const toBody = ({ id, received, quote, spam, revision }: KeptQuote) => ({
  id,
  received: new Date(received).toISOString(),
  revision,
  spam,
  ...quote,
});

/** Posts requests to an address as JSON; 2xx says that it was taken. The same request has the same `Idempotency-Key`. */
export function createWebhookNotifier(url: string, timeoutMs = 15_000): Notifier {
  return {
    channel: 'webhook',
    send: async (kept) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `${kept.id}.${kept.revision}` },
        body: JSON.stringify(toBody(kept)),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Refused(response.status);
    },
  };
}
