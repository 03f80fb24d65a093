/** A request that is on its way or that nobody has confirmed: its key, and how often it was asked without an answer. */
export interface Pending {
  key: string;
  asked: number;
  /** When the other side wants to be asked again; 0 for any time (Unix time, ms). */
  retryAt: number;
}

/** Where a pending request is remembered: this tab, and, with nothing but the key, all tabs. */
export interface Places {
  tab: () => Storage;
  all: () => Storage;
}

const name = 'quote-pending';
// An unconfirmed request is the same one for a day; after that, somebody asks for something new.
const longest = 86_400_000;

/** Random, and good enough where the browser has no `randomUUID` (pages without https). */
function toKey(): string {
  return globalThis.crypto?.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}

/** The pending request of a storage; undefined without one, when it is too old, or when the browser denies storage. */
function read(open: () => Storage, now: number): Pending | undefined {
  try {
    const kept: unknown = JSON.parse(open().getItem(name) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('key' in kept) || !('at' in kept)) return undefined;
    const { key, at } = kept;
    if (typeof key !== 'string' || typeof at !== 'number' || !(now - at < longest)) return undefined;
    const asked = 'asked' in kept && typeof kept.asked === 'number' ? kept.asked : 0;
    const retryAt = 'retryAt' in kept && typeof kept.retryAt === 'number' ? kept.retryAt : 0;
    return { key, asked, retryAt };
  } catch {
    return undefined;
  }
}

function write(open: () => Storage, value: object | undefined) {
  try {
    if (value) open().setItem(name, JSON.stringify(value));
    else open().removeItem(name);
  } catch {
    // Where the browser denies storage, the key lives as long as the page.
  }
}

/** What this tab has not had confirmed. */
export function readPending(places: Places, now = Date.now()): Pending | undefined {
  return read(places.tab, now);
}

/** The pending request, of this tab or of another one, or a new one. */
export function openPending(places: Places, now = Date.now()): Pending {
  return read(places.tab, now) ?? read(places.all, now) ?? { key: toKey(), asked: 0, retryAt: 0 };
}

/** Remembers a pending request in this tab, and its key for all of them. */
export function keepPending(places: Places, pending: Pending, now = Date.now()) {
  write(places.tab, { ...pending, at: now });
  write(places.all, { key: pending.key, asked: pending.asked, at: now });
}

/** Forgets the pending request: it was confirmed, refused for good, or given up. */
export function dropPending(places: Places, pending = readPending(places), now = Date.now()) {
  write(places.tab, undefined);
  if (pending && read(places.all, now)?.key === pending.key) write(places.all, undefined);
}
