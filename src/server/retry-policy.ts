import * as z from 'zod/mini';
import { storedFieldsSchema } from '../features/quote/rules/quote.ts';
import { jsonOf, maxDelay } from './sql.ts';
import type { StoredRequest, Notifier } from './types.ts';
import { day, minute } from '../site/format/durations.ts';

/** When an attempt is repeated and when it is given up. Times are in milliseconds. */
export interface RetryPolicy {
  /** The delay after the first failure. It doubles with each failure. */
  firstDelay: number;
  maxDelay: number;
  /** A request is given up after this many attempts and this much time, whichever comes later. */
  attempts: number;
  total: number;
}

/** Retries for five days. If the clock jumps ahead, there are still as many attempts. */
export const fiveDays: RetryPolicy = {
  firstDelay: minute / 2,
  maxDelay,
  attempts: 28,
  total: 5 * day,
};

/** For the Worker on Cloudflare: retries every five minutes and never gives up, because nobody looks there. */
export const everyFiveMinutes: RetryPolicy = {
  // A little less than from one run of the Worker to the next.
  firstDelay: 4 * minute,
  maxDelay: 4 * minute,
  attempts: Infinity,
  total: Infinity,
};

/** How long an attempt may take before another process may repeat it, in milliseconds. */
export const lease = 3 * minute;

const dueSchema = z.object({
  id: z.string(),
  received: z.number(),
  quote: jsonOf(storedFieldsSchema),
  spam: z.string(),
  status: z.string(),
  revision: z.number(),
  tries: z.number(),
  since: z.number(),
});

/** A row of the outbox that is due, with its request. */
export function toDue(row: Readonly<Record<string, unknown>>) {
  const { tries, since, status, spam, ...request } = dueSchema.parse(row);
  const due: StoredRequest = { ...request, spamReason: spam, isTest: status === 'test' };
  return { request: due, tries, since };
}

/** The code of an error for the log. Its message may contain email addresses. */
export function toCode(error: unknown): string {
  const codes = ['code', 'responseCode'].map((name): unknown => Reflect.get(Object(error), name));
  return (
    codes.filter((code) => typeof code === 'string' || typeof code === 'number').join(' ') || 'no answer'
  );
}

/** Makes one attempt, and returns how it ended and when the row is due again. Never rejects. */
export async function attempt(
  { request, tries, since }: ReturnType<typeof toDue>,
  { send }: Notifier,
  policy: RetryPolicy,
) {
  try {
    await send(request);
    return { state: 'sent', at: Date.now(), error: '' };
  } catch (error) {
    const at = Date.now() + Math.min(policy.firstDelay * 2 ** tries, policy.maxDelay);
    const isOver = tries + 1 >= policy.attempts && at - since > policy.total;
    return { state: isOver ? 'given up' : 'waiting', at, error: toCode(error) };
  }
}
