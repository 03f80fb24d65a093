import { longestDelay } from './sql.ts';
import type { KeptQuote, Notifier } from './types.ts';

const minute = 60_000;

/** When an attempt is repeated and when it is given up; times in milliseconds. */
export interface RetryPolicy {
  /** The delay after the first failure; it doubles with each. */
  firstDelay: number;
  longestDelay: number;
  /** A request is given up after this many attempts and this much time, whichever comes later. */
  attempts: number;
  total: number;
}

/** Half a minute at first, six hours at most, five days in all. A clock that jumps changes the time, not the attempts. */
export const fiveDays: RetryPolicy = {
  firstDelay: minute / 2,
  longestDelay,
  attempts: 28,
  total: 5 * 24 * 60 * minute,
};

/** How long an attempt may take before another process may try as well. */
export const lease = 3 * minute;

/** A row of the outbox that is due, with its request. */
export interface Due {
  kept: KeptQuote;
  tries: number;
  since: number;
}

/** How an attempt ended, and when the row is due again. */
export interface Outcome {
  state: 'sent' | 'waiting' | 'given up';
  at: number;
  error: string;
}

/** Reads a row of `sql.due`. */
export const toDue = (row: Readonly<Record<string, unknown>>): Due => ({
  kept: {
    id: String(row.id),
    received: Number(row.received),
    quote: JSON.parse(String(row.quote)),
    spam: String(row.spam),
    isTest: row.status === 'test',
    revision: Number(row.revision),
  },
  tries: Number(row.tries),
  since: Number(row.since),
});

/** What went wrong, without the words of the other side: those may hold addresses. */
export function toCode(error: unknown): string {
  const named = ['code', 'responseCode'].map((name): unknown => Reflect.get(Object(error), name));
  return named.filter((part) => part !== undefined).join(' ') || 'no answer';
}

/** Tells the shop once, and says how it ended; never rejects. */
export async function attempt(
  { kept, tries, since }: Due,
  { send }: Notifier,
  policy: RetryPolicy,
): Promise<Outcome> {
  try {
    await send(kept);
    return { state: 'sent', at: Date.now(), error: '' };
  } catch (error) {
    const at = Date.now() + Math.min(policy.firstDelay * 2 ** tries, policy.longestDelay);
    const isOver = tries + 1 >= policy.attempts && at - since > policy.total;
    return { state: isOver ? 'given up' : 'waiting', at, error: toCode(error) };
  }
}
