import type { KeptQuote, Notifier } from './types.ts';

const minute = 60_000;

/** When an attempt is repeated and when it is given up, in milliseconds. */
export interface Patience {
  /** The wait after the first failure; it doubles with each. */
  first: number;
  /** The longest wait. */
  longest: number;
  /** How long a request is tried at all. */
  total: number;
}

/** Half a minute at first, six hours at most, five days in all. */
export const days: Patience = { first: minute / 2, longest: 360 * minute, total: 5 * 24 * 60 * minute };

/** How long an attempt may take before another process may try as well. */
export const lease = 3 * minute;

/** A row of the outbox that is due, with its request. */
export interface Due {
  kept: KeptQuote;
  tries: number;
  since: number;
}

/** What came of an attempt, and when the row is due again. */
export interface Outcome {
  state: 'sent' | 'waiting' | 'given up';
  at: number;
  error: string;
}

/** Reads a row that the database gave. */
export const toDue = (row: Readonly<Record<string, unknown>>): Due => ({
  kept: {
    id: String(row.id),
    received: Number(row.received),
    quote: JSON.parse(String(row.quote)),
    spam: String(row.spam),
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

/** Tells the shop once, and says what came of it; never rejects. */
export async function attempt(
  { kept, tries, since }: Due,
  { send }: Notifier,
  patience: Patience,
): Promise<Outcome> {
  try {
    await send(kept);
    return { state: 'sent', at: Date.now(), error: '' };
  } catch (error) {
    const at = Date.now() + Math.min(patience.first * 2 ** tries, patience.longest);
    return { state: at - since > patience.total ? 'given up' : 'waiting', at, error: toCode(error) };
  }
}
