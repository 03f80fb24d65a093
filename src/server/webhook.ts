import type { StoredRequest, Notifier } from './types.ts';

const toBody = ({
  id,
  received,
  quote,
  spamReason,
  isTest,
  revision,
  hasOptedOut,
  photos = [],
}: StoredRequest) => ({
  id,
  received: new Date(received).toISOString(),
  revision,
  spam: spamReason,
  ...(isTest && { test: true }),
  ...quote,
  ...(photos.length > 0 && { photos: photos.length }),
  // An opt-out cancels consent.
  ...(hasOptedOut && { texts: undefined, textsVersion: undefined, textsAt: undefined, stopped: true }),
});

/** Posts requests to a URL as JSON. 2xx means accepted. Each attempt has the same `Idempotency-Key`. */
export function createWebhookNotifier(url: string): Notifier {
  const post = async (body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    });
    await response.body?.cancel();
    const code = `HTTP ${response.status}`;
    // Only the status goes into the log.
    if (!response.ok) throw Object.assign(new Error(code), { code });
  };
  return {
    channel: 'webhook',
    send: (request) => post(toBody(request), { 'Idempotency-Key': `${request.id}.${request.revision}` }),
    alert: (subject, text, id) => post({ alert: subject, text }, id ? { 'Idempotency-Key': id } : {}),
  };
}
