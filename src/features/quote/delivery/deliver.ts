import { toHash } from '../rules/hash';
import type { Quote } from '../rules/quote';
import { getFormAction, isIdempotent, toRequest, type Delivery, type SubmissionMeta } from './delivery';
import { readResponse, type Result, type Verdict } from './read-response';

/** What tests override. */
const defaults = {
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  /** The timeout of one attempt, in milliseconds. */
  attemptMs: 15_000,
};

/** The timeout of all attempts together: nobody waits longer than 20 seconds for the outcome of a request without photos. */
const totalMs = 19_000;

/** The slowest upload of photos that the timeout allows for, in bytes per millisecond (160 kilobits per second). */
const minUploadRate = 20;

/** The delay before retry n, from 0, in milliseconds. */
export const getRetryDelay = (n: number) => Math.min(1000 * 2 ** n, 30_000);

/** The idempotency key of a request: the same for the same words on the same day, even after a reload or in another tab. */
export async function createIdempotencyKey(words: string, now = Date.now()): Promise<string> {
  // Without https, browsers offer no SHA-256.
  if (!('subtle' in crypto)) return `${now}-${Math.random().toString(36).slice(2)}`;
  return toHash(new Date(now).toISOString().slice(0, 10) + words);
}

/** Makes one attempt. A late or incomplete response proves nothing. */
async function attempt(delivery: Delivery, init: RequestInit, timeoutMs: number): Promise<Verdict> {
  try {
    const response = await fetch(getFormAction(delivery, ''), {
      ...init,
      method: 'POST',
      signal: AbortSignal.timeout(timeoutMs),
      redirect: delivery.mode === 'netlify' ? 'follow' : 'manual',
    });
    return readResponse(delivery.mode, response, await response.text());
  } catch {
    return { result: { kind: 'unknown' }, waitMs: 0 };
  }
}

/** Sends a request, with retries where the receiver stores it only once. `uploadMs` is the time that its photos may take. */
async function send(
  delivery: Exclude<Delivery, { mode: 'console' }>,
  quote: Quote,
  meta: SubmissionMeta,
  uploadMs: number,
  { wait, attemptMs }: typeof defaults,
): Promise<Result> {
  if (!navigator.onLine) return { kind: 'offline' };
  const request = toRequest(delivery, quote, meta);
  const deadline = Date.now() + totalMs + (uploadMs && attemptMs + uploadMs);
  const attempts = isIdempotent(delivery) ? 4 : 1;
  let mayHaveArrived = false;
  for (let n = 0; ; n += 1) {
    const timeoutMs = Math.min(attemptMs + uploadMs, deadline - Date.now());
    const { result, waitMs = Infinity } = await attempt(delivery, request, timeoutMs);
    const delay = Math.max(getRetryDelay(n), waitMs);
    mayHaveArrived ||= result.kind === 'unknown';
    if (result.kind === 'sent' || result.errors) return result;
    // Even if the last attempt failed, an earlier one may have arrived.
    if (n + 1 === attempts || Date.now() + delay + 1000 > deadline)
      return mayHaveArrived ? { kind: 'unknown' } : result;
    await wait(delay);
  }
}

/**
 * Delivers a request and returns within 20 seconds, or later with photos, which take time to upload. If photos do not get
 * through, sends the words without them. Never throws.
 */
export async function deliver(
  delivery: Delivery,
  quote: Quote,
  meta: SubmissionMeta,
  overrides = defaults,
): Promise<Result> {
  if (delivery.mode === 'console') {
    if (!['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)) return { kind: 'handover' };
    // Nothing else writes what a visitor typed to the console.
    console.info('Quote request', quote);
    return { kind: 'sent' };
  }
  const bytes = (meta.photos ?? []).reduce((sum, { size }) => sum + size, 0);
  const result = await send(delivery, quote, meta, Math.ceil(bytes / minUploadRate), overrides);
  if (!bytes || result.errors || ['sent', 'offline', 'busy'].includes(result.kind)) return result;
  const withoutPhotos = await send(delivery, quote, { ...meta, photos: [] }, 0, overrides);
  const mayHaveArrived = result.kind === 'unknown';
  if (withoutPhotos.kind !== 'sent') return mayHaveArrived ? result : withoutPhotos;
  const photoNote = mayHaveArrived
    ? 'Your photos may not have arrived. Please text them to us to be sure.'
    : 'Your photos did not arrive. Please text them to us.';
  return { kind: 'sent', note: [photoNote, withoutPhotos.note].filter(Boolean).join(' ') };
}
