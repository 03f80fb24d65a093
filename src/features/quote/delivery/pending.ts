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

/** Where it is stored: for this tab, and for all tabs of the browser. To ask for either throws where the browser denies storage. */
const places = { tab: () => sessionStorage, allTabs: () => localStorage };
type Place = keyof typeof places;

/** The stored request; undefined if there is none, if it is too old, or if the browser denies storage. */
function read(place: Place, now: number): Pending | undefined {
  try {
    const { at, ...pending } = storedSchema.parse(JSON.parse(places[place]().getItem(storageKey) ?? ''));
    return now - at < maxAge ? pending : undefined;
  } catch {
    return undefined;
  }
}

function write(place: Place, value?: object): void {
  try {
    if (value) places[place]().setItem(storageKey, JSON.stringify(value));
    else places[place]().removeItem(storageKey);
  } catch {
    // Where the browser denies storage, the key lives as long as the page.
  }
}

/** The pending request of this tab. */
export const readPending = (now = Date.now()): Pending | undefined => read('tab', now);

/** The pending request of this tab or of another tab, or a new one. */
export function openPending(now = Date.now()): Pending {
  return read('tab', now) ?? read('allTabs', now) ?? { key: createKey(), unanswered: 0, retryAt: 0 };
}

/** Stores a pending request for this tab. Other tabs need not wait until `retryAt`. */
export function storePending(pending: Pending, now = Date.now()): void {
  const { key, unanswered } = pending;
  write('tab', { ...pending, at: now });
  write('allTabs', { key, unanswered, at: now });
}

/** Forgets the pending request once it is confirmed, refused or given up. */
export function clearPending(pending = readPending()): void {
  write('tab');
  if (pending && read('allTabs', Date.now())?.key === pending.key) write('allTabs');
}
