import type { Quote } from '../rules/quote';
import { getFormAction, isIdempotent, toRequest, type Delivery, type SubmissionMeta } from './delivery';
import { readResponse, type Verdict } from './read-response';

/**
 * The result for a request. `unknown`: it may have arrived. `offline`: it was not sent. `handover`: no delivery is set, so
 * the visitor has to send it. `errors` are messages by field. `retryAt` is the earliest time to retry (Unix time, ms).
 */
export type Result =
  | { kind: 'sent'; note?: string | undefined }
  | { kind: 'unknown' | 'offline' | 'handover' }
  | { kind: 'refused'; errors: Record<string, string> }
  | { kind: 'failed' | 'busy'; retryAt: number };

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

/** Nobody waits longer than 20 seconds for the outcome. */
export const timeouts = { attemptMs: 15_000, totalMs: 19_000 };

/** The most attempts, and the most where repeating a request could store it twice. */
const maxAttempts = 4;
export const maxAttemptsWithoutKeys = 2;

const localHosts = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** The delay before retry n, from 0, in milliseconds. */
export function getRetryDelay(n: number): number {
  return Math.min(1000 * 2 ** n, 30_000);
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
      // The request continues if the visitor leaves the page. Photos are too large for that.
      keepalive: !(init.body instanceof FormData),
    });
    return readResponse(delivery.mode, response, await response.text(), tools.now());
  } catch {
    return { kind: 'lost' };
  } finally {
    clearTimeout(timer);
  }
}

/** The result after the last attempt. Even if that failed, an earlier one may have arrived. */
function toResult(verdict: Exclude<Verdict, { kind: 'sent' }>, mayHaveArrived: boolean, now: number): Result {
  if (verdict.kind === 'refused' && (!mayHaveArrived || Object.keys(verdict.errors).length > 0))
    return verdict;
  if (mayHaveArrived || !('waitMs' in verdict)) return { kind: 'unknown' };
  return { kind: verdict.kind, retryAt: verdict.waitMs && now + verdict.waitMs };
}

/**
 * Delivers a request, with retries, and returns within 20 seconds. Never throws.
 * @param unanswered how many earlier attempts had no clear answer
 */
export async function deliver(
  delivery: Delivery,
  quote: Quote,
  meta: SubmissionMeta,
  unanswered: number,
  tools: DeliveryTools,
): Promise<Result> {
  if (delivery.mode === 'console') {
    if (!localHosts.includes(tools.host)) return { kind: 'handover' };
    tools.log('Quote request', quote);
    return { kind: 'sent' };
  }
  if (!tools.isOnline()) return { kind: 'offline' };
  const request = toRequest(delivery, quote, meta);
  const end = tools.now() + tools.totalMs;
  const attempts = isIdempotent(delivery) ? maxAttempts : maxAttemptsWithoutKeys - unanswered;
  let mayHaveArrived = unanswered > 0;
  for (let n = 0; n < attempts; n += 1) {
    const verdict = await attempt(delivery, request, tools, Math.min(tools.attemptMs, end - tools.now()));
    if (verdict.kind === 'sent') return verdict;
    mayHaveArrived ||= verdict.kind === 'unclear' || verdict.kind === 'lost';
    const delay = Math.max(getRetryDelay(n), 'waitMs' in verdict ? verdict.waitMs : 0);
    // A slow first attempt may still arrive, and a second would be stored as another request.
    const mayDuplicate = verdict.kind === 'lost' && !isIdempotent(delivery);
    const isOver = mayDuplicate || n + 1 === attempts || tools.now() + delay + 1000 > end;
    if (isOver || verdict.kind === 'refused' || verdict.kind === 'unclear')
      return toResult(verdict, mayHaveArrived, tools.now());
    await tools.wait(delay);
  }
  return { kind: 'unknown' };
}
