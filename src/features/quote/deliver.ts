import { readAnswer, type Verdict } from './answer';
import { getFormAction, keepsKeys, toRequest, type Delivery, type Proof } from './delivery';
import type { Quote } from './quote';

/**
 * What came of a request. `unknown`: it may have arrived. `offline`: it has not left. `handover`: there is nowhere
 * to send it to. `errors` are messages by field, `retryAt` is when the other side wants to be asked again (Unix time, ms).
 */
export type Result =
  | { kind: 'sent' | 'unknown' | 'offline' | 'handover' }
  | { kind: 'refused'; errors: Record<string, string> }
  | { kind: 'failed' | 'busy'; retryAt: number };

/** What delivery needs from outside, so that tests can bring their own. */
export interface DeliveryTools {
  fetch: typeof fetch;
  wait: (ms: number) => Promise<void>;
  now: () => number;
  isOnline: () => boolean;
  /** Name of the host that the page came from. */
  host: string;
  log: (text: string, quote: Quote) => void;
  /** How long one attempt may hang, and all of them together, in milliseconds. */
  attemptMs: number;
  totalMs: number;
}

/** How patient the form is: an answer after 15 seconds still counts, and the visitor hears of it within 20. */
export const patience = { attemptMs: 15_000, totalMs: 19_000 };

/** What earlier presses have left behind for the same key. */
export interface Past {
  /** How often the request has been on its way with no answer that settles it. */
  asked: number;
}

const own = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** The wait before retry n, from 0, in milliseconds. */
export function getRetryDelay(n: number): number {
  return Math.min(1000 * 2 ** n, 30_000);
}

/** One attempt. An answer that does not come in time, or breaks off, proves nothing. */
async function attempt(
  delivery: Delivery,
  init: RequestInit,
  tools: DeliveryTools,
  ms: number,
): Promise<Verdict> {
  const hang = new AbortController();
  const timer = setTimeout(() => hang.abort(), ms);
  try {
    const response = await tools.fetch(getFormAction(delivery, ''), {
      ...init,
      method: 'POST',
      signal: hang.signal,
      redirect: delivery.mode === 'netlify' ? 'follow' : 'manual',
      // Goes on when the visitor leaves.
      keepalive: true,
    });
    return readAnswer(delivery.mode, response, await response.text(), tools.now());
  } catch {
    return { kind: 'lost' };
  } finally {
    clearTimeout(timer);
  }
}

/** What to tell of the last verdict, when one before may have arrived all the same. */
function conclude(verdict: Exclude<Verdict, { kind: 'sent' }>, mayHaveArrived: boolean, now: number): Result {
  if (verdict.kind === 'refused' && (!mayHaveArrived || Object.keys(verdict.errors).length > 0))
    return verdict;
  if (mayHaveArrived || !('waitMs' in verdict)) return { kind: 'unknown' };
  return { kind: verdict.kind, retryAt: verdict.waitMs && now + verdict.waitMs };
}

/** Delivers a request and says what is known of it, 20 seconds after the press at most. Never throws. */
export async function deliver(
  delivery: Delivery,
  quote: Quote,
  proof: Proof,
  past: Past,
  tools: DeliveryTools,
): Promise<Result> {
  if (delivery.mode === 'console') {
    if (!own.includes(tools.host)) return { kind: 'handover' };
    tools.log('Quote request', quote);
    return { kind: 'sent' };
  }
  if (!tools.isOnline()) return { kind: 'offline' };
  const request = toRequest(delivery, quote, proof);
  const end = tools.now() + tools.totalMs;
  // Without keys, what may have arrived once is sent once more if the visitor asks for it, and never again.
  const most = keepsKeys(delivery) ? 4 : 2 - past.asked;
  let mayHaveArrived = past.asked > 0;
  for (let n = 0; n < most; n += 1) {
    const verdict = await attempt(delivery, request, tools, Math.min(tools.attemptMs, end - tools.now()));
    if (verdict.kind === 'sent') return verdict;
    mayHaveArrived ||= verdict.kind === 'unclear' || verdict.kind === 'lost';
    const pause = Math.max(getRetryDelay(n), 'waitMs' in verdict ? verdict.waitMs : 0);
    // Who does not keep keys could make two requests of one that is only slow.
    const isOnce = verdict.kind === 'lost' && !keepsKeys(delivery);
    const isOver = isOnce || n + 1 === most || tools.now() + pause + 1000 > end;
    if (isOver || verdict.kind === 'refused' || verdict.kind === 'unclear')
      return conclude(verdict, mayHaveArrived, tools.now());
    await tools.wait(pause);
  }
  return { kind: 'unknown' };
}
