import * as z from 'zod/mini';
import { toHash } from '../rules/hash';

const storageKey = 'quote-pending';
/** In milliseconds. After a day, a request counts as a new one. */
const maxAge = 86_400_000;

const storedSchema = z.object({
  key: z.string(),
  /**
   * How many attempts may have arrived without a clear answer. Without idempotency keys, a service gets none after the
   * second.
   */
  unanswered: z.catch(z.number(), 0),
  /** The earliest time to retry (Unix time, ms); 0 for now. */
  retryAt: z.catch(z.number(), 0),
  /** Whether it must wait because the server had too many requests. */
  isBusy: z.catch(z.optional(z.boolean()), undefined),
  at: z.number(),
});

/** A request that was sent but not confirmed. */
type Pending = Omit<z.infer<typeof storedSchema>, 'at'>;

/**
 * The idempotency key of a request: the same for the same words on the same day, even in another tab. Random without
 * https, because browsers have no hash then.
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
    // If the clock was set back, the form would wait far too long.
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
    // The browser denies storage. The same words still give the same key.
  }
}

/** Forgets the pending request. */
export function clearPending(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // The browser denies storage.
  }
}
