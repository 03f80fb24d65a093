import * as z from 'zod/mini';

/** A request that has been sent and is not confirmed. */
export interface Pending {
  /** Its idempotency key. */
  key: string;
  /** How many attempts have had no clear answer. */
  unanswered: number;
  /** When the other side may be asked again; 0 for any time (Unix time, ms). */
  retryAt: number;
}

const storageKey = 'quote-pending';
/** After a day, what a visitor sends is a new request. */
const maxAge = 86_400_000;

/** What is stored: the request, and when that was. */
const storedSchema = z.object({
  key: z.string(),
  unanswered: z.catch(z.number(), 0),
  retryAt: z.catch(z.number(), 0),
  at: z.number(),
});

/** A random key. Without https, browsers have no `randomUUID`. */
function createKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  return `${Date.now()}-${Math.random().toString(36).slice(2)}`;
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

/** The pending request of this tab, or a new one. Another tab may belong to another person. */
export const openPending = (now = Date.now()): Pending =>
  readPending(now) ?? { key: createKey(), unanswered: 0, retryAt: 0 };

/** Stores a pending request for this tab. */
export function storePending(pending: Pending, now = Date.now()): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...pending, at: now }));
  } catch {
    // Where the browser denies storage, the key lives as long as the page.
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
