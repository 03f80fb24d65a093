import { toHash } from '../rules/hash';
import type { Quote } from '../rules/quote';
import { getFormAction, isIdempotent, toRequest, type Delivery, type SubmissionMeta } from './delivery';
import { readResponse, type Verdict } from './read-response';

/**
 * The result for a request. `unknown`: it may have arrived. `offline`: it was not sent. `handover`: no delivery is set, so
 * the visitor has to send it. `errors` are messages by field.
 */
export type Result =
  | { kind: 'sent'; note?: string | undefined }
  | { kind: 'unknown' | 'offline' | 'handover' | 'failed' | 'busy' }
  | { kind: 'refused'; errors: Record<string, string> };

/** The parts of the browser that delivery uses. Tests pass their own. */
export interface DeliveryTools {
  fetch: typeof fetch;
  wait: (ms: number) => Promise<void>;
  now: () => number;
  isOnline: () => boolean;
  /** The host name of the page. */
  host: string;
  log: (text: string, quote: Quote) => void;
  /** The timeout of one attempt, and of all of them together, in milliseconds. */
  attemptMs: number;
  totalMs: number;
}

/** Nobody waits longer than 20 seconds for the outcome of a request without photos. */
export const timeouts = { attemptMs: 15_000, totalMs: 19_000 };

/** The slowest upload of photos that the timeout allows for, in bytes per millisecond (160 kilobits per second). */
const minUploadRate = 20;

const localHosts = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** The delay before retry n, from 0, in milliseconds. */
export function getRetryDelay(n: number): number {
  return Math.min(1000 * 2 ** n, 30_000);
}

/**
 * The idempotency key of a request: the same for the same words on the same day, even after a reload or in another tab.
 * Random without https, because browsers have no hash then.
 */
export async function createKey(words: string, now = Date.now()): Promise<string> {
  if (!('subtle' in crypto)) return `${now}-${Math.random().toString(36).slice(2)}`;
  return toHash(new Date(now).toISOString().slice(0, 10) + words);
}

/** Makes one attempt. A late or incomplete response proves nothing. */
async function attempt(
  delivery: Delivery,
  init: RequestInit,
  tools: DeliveryTools,
  timeoutMs: number,
): Promise<Verdict> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await tools.fetch(getFormAction(delivery, ''), {
      ...init,
      method: 'POST',
      signal: controller.signal,
      redirect: delivery.mode === 'netlify' ? 'follow' : 'manual',
    });
    return readResponse(delivery.mode, response, await response.text(), tools.now());
  } catch {
    return { kind: 'lost' };
  } finally {
    clearTimeout(timer);
  }
}

/** The result after the last attempt. Even if that failed, an earlier one may have arrived. */
function toResult(verdict: Exclude<Verdict, { kind: 'sent' }>, mayHaveArrived: boolean): Result {
  if (verdict.kind === 'refused' && (!mayHaveArrived || Object.keys(verdict.errors).length > 0))
    return verdict;
  if (mayHaveArrived || !('waitMs' in verdict)) return { kind: 'unknown' };
  return { kind: verdict.kind };
}

/** Sends a request, with retries where the receiver stores it only once. */
async function send(
  delivery: Exclude<Delivery, { mode: 'console' }>,
  quote: Quote,
  meta: SubmissionMeta,
  tools: DeliveryTools,
): Promise<Result> {
  if (!tools.isOnline()) return { kind: 'offline' };
  const request = toRequest(delivery, quote, meta);
  const end = tools.now() + tools.totalMs;
  const attempts = isIdempotent(delivery) ? 4 : 1;
  let mayHaveArrived = false;
  for (let n = 0; ; n += 1) {
    const verdict = await attempt(delivery, request, tools, Math.min(tools.attemptMs, end - tools.now()));
    if (verdict.kind === 'sent') return verdict;
    mayHaveArrived ||= verdict.kind === 'unclear' || verdict.kind === 'lost';
    const delay = Math.max(getRetryDelay(n), 'waitMs' in verdict ? verdict.waitMs : 0);
    const isOver = n + 1 === attempts || tools.now() + delay + 1000 > end;
    if (isOver || verdict.kind === 'refused' || verdict.kind === 'unclear')
      return toResult(verdict, mayHaveArrived);
    await tools.wait(delay);
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
  tools: DeliveryTools,
): Promise<Result> {
  if (delivery.mode === 'console') {
    if (!localHosts.includes(tools.host)) return { kind: 'handover' };
    tools.log('Quote request', quote);
    return { kind: 'sent' };
  }
  const bytes = (meta.photos ?? []).reduce((sum, { size }) => sum + size, 0);
  const attemptMs = tools.attemptMs + bytes / minUploadRate;
  const totalMs = tools.totalMs + (bytes && attemptMs);
  const result = await send(delivery, quote, meta, { ...tools, attemptMs, totalMs });
  const isFinal = result.kind === 'sent' || result.kind === 'offline' || result.kind === 'busy';
  const hasErrors = result.kind === 'refused' && Object.keys(result.errors).length > 0;
  if (!bytes || isFinal || hasErrors) return result;
  const withoutPhotos = await send(delivery, quote, { ...meta, photos: [] }, tools);
  const mayHaveArrived = result.kind === 'unknown';
  if (withoutPhotos.kind !== 'sent') return mayHaveArrived ? result : withoutPhotos;
  const photoNote = mayHaveArrived
    ? 'Your photos may not have arrived. Please text them to us to be sure.'
    : 'Your photos did not arrive. Please text them to us.';
  return { kind: 'sent', note: [photoNote, withoutPhotos.note].filter(Boolean).join(' ') };
}
