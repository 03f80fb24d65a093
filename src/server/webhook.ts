import { second } from '../site/format/durations.ts';
import type { Notifier } from './outbox.ts';

/** Posts requests to a URL as JSON. 2xx means accepted. Each attempt has the same `Idempotency-Key`. */
export const createWebhook = (url: string): Notifier => ({
  channel: 'webhook',
  send: async ({ id, received, quote, spam, status, photos }, signal) => {
    const about = { id, received: new Date(received).toISOString(), spam, test: status === 'test' };
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify({ ...about, ...quote, photos: photos.length }),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(15 * second)]),
    });
    await response.body?.cancel();
    const code = `HTTP ${response.status}`;
    // Only the status goes into the log.
    if (!response.ok) throw Object.assign(new Error(code), { code });
  },
});
