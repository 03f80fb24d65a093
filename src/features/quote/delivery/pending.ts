import * as z from 'zod/mini';
import { toHash } from '../rules/hash';

const storageKey = 'quote-pending';
/** After a day, what a visitor sends is a new request. */
const maxAge = 86_400_000;

const storedSchema = z.object({
  /** The idempotency key of the request. */
  key: z.string(),
  /**
   * How many attempts have had no clear answer, so that the request may have arrived. One if the visitor left before the
   * answer; after an unclear answer, all that a service without idempotency keys gets.
   */
  unanswered: z.catch(z.number(), 0),
  /** When the other side may be asked again; 0 for any time (Unix time, ms). */
  retryAt: z.catch(z.number(), 0),
  at: z.number(),
});

/** A request that has been sent and is not confirmed. */
type Pending = Omit<z.infer<typeof storedSchema>, 'at'>;

/**
 * The idempotency key of a request: the same for the same words on the same day, also in another tab. Without https,
 * browsers cannot compute it, and it is random.
 */
export async function createKey(words: string, now = Date.now()): Promise<string> {
  if (!('subtle' in crypto)) return `${now}-${Math.random().toString(36).slice(2)}`;
  return toHash(new Date(now).toISOString().slice(0, 10) + words);
}

/** The pending request of this tab; undefined if there is none, if it is too old, or if the browser denies storage. */
export function readPending(now = Date.now()): Pending | undefined {
  try {
    const { at, ...pending } = storedSchema.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? ''));
    if (now - at >= maxAge) return undefined;
    // A clock that was set back would keep the form waiting.
    return now < at ? { ...pending, retryAt: 0 } : pending;
  } catch {
    return undefined;
  }
}

/** Stores a pending request for this tab alone: another tab may belong to another person. */
export function storePending(pending: Pending, now = Date.now()): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...pending, at: now }));
  } catch {
    // Where the browser denies storage, the same words still give the same key.
  }
}

/** Forgets the pending request once it is confirmed, refused or given up. */
export function clearPending(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored either.
  }
}
