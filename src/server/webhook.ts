import type { StoredRequest, Notifier } from './types.ts';

const toBody = ({ id, received, quote, spamReason, isTest, revision, photos = [] }: StoredRequest) => ({
  id,
  received: new Date(received).toISOString(),
  revision,
  spam: spamReason,
  ...(isTest && { test: true }),
  ...quote,
  ...(photos.length > 0 && { photos: photos.length }),
});

/** Posts requests to a URL as JSON. 2xx means accepted. Each attempt has the same `Idempotency-Key`. */
export const createWebhookNotifier = (url: string): Notifier => ({
  channel: 'webhook',
  send: async (request) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': `${request.id}.${request.revision}`,
      },
      body: JSON.stringify(toBody(request)),
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    });
    await response.body?.cancel();
    const code = `HTTP ${response.status}`;
    // Only the status goes into the log.
    if (!response.ok) throw Object.assign(new Error(code), { code });
  },
});
