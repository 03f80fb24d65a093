import type { DatabaseSync } from 'node:sqlite';
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

const days: Patience = { first: minute / 2, longest: 360 * minute, total: 5 * 24 * 60 * minute };
/** How long an attempt may take before another process may try as well. */
const lease = 3 * minute;

/** What went wrong, without the words of the other side: those may hold addresses. */
function toCode(error: unknown): string {
  const named = ['code', 'responseCode'].map((name): unknown => Reflect.get(Object(error), name));
  return named.filter((part) => part !== undefined).join(' ') || 'no answer';
}

/**
 * Tells the shop of what waits in the outbox, one request after the other and each channel by itself, until it is
 * accepted or given up. What waits outlives the process.
 */
export function startOutbox(
  database: DatabaseSync,
  notifiers: readonly Notifier[],
  log: (line: string) => void,
  patience: Patience = days,
) {
  const due = database.prepare(
    `SELECT outbox.tries, outbox.since, quotes.id, received, quotes.quote, spam, revision FROM outbox
     JOIN quotes ON quotes.id = outbox.quote
     WHERE state = 'waiting' AND channel = ? AND at <= ? ORDER BY at LIMIT 1`,
  );
  const nextDue = database.prepare(
    "SELECT min(at) AS next FROM outbox WHERE state = 'waiting' AND channel = ?",
  );
  const take = database.prepare(
    'UPDATE outbox SET at = ?, tries = tries + 1 WHERE quote = ? AND channel = ? AND tries = ?',
  );
  // Only if the visitor has not changed it meanwhile; then it goes out once more.
  const finish = database.prepare(
    `UPDATE outbox SET state = ?, at = ?, error = ? WHERE quote = ? AND channel = ?
     AND ? = (SELECT revision FROM quotes WHERE id = outbox.quote)`,
  );
  let isOpen = true;
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();

  const tryOne = async ({ channel, send }: Notifier): Promise<boolean> => {
    const row = due.get(channel, Date.now());
    if (!row) return false;
    const tries = Number(row.tries) + 1;
    const kept: KeptQuote = {
      id: String(row.id),
      received: Number(row.received),
      quote: JSON.parse(String(row.quote)),
      spam: String(row.spam),
      revision: Number(row.revision),
    };
    if (take.run(Date.now() + lease, kept.id, channel, tries - 1).changes === 0) return true;
    const settle = (state: string, next: number, error: string) => {
      if (database.isOpen) finish.run(state, next, error, kept.id, channel, kept.revision);
    };
    try {
      await send(kept);
      settle('sent', Date.now(), '');
      log(`${channel} ${kept.id}: accepted`);
    } catch (error) {
      const wait = Math.min(patience.first * 2 ** (tries - 1), patience.longest);
      const isOver = Date.now() + wait - Number(row.since) > patience.total;
      settle(isOver ? 'given up' : 'waiting', Date.now() + wait, toCode(error));
      log(`${channel} ${kept.id}: ${toCode(error)}, try ${tries}, ${isOver ? 'given up' : 'will try again'}`);
    }
    return true;
  };

  const work = async (notifier: Notifier) => {
    try {
      while (isOpen && (await tryOne(notifier)));
    } catch (error) {
      log(`outbox: ${toCode(error)}, will try again`);
    }
    running.delete(notifier.channel);
    if (!isOpen) return;
    const next = Number(nextDue.get(notifier.channel)?.next ?? Infinity);
    // Once in a minute at least, for what another process has put in.
    const wait = Math.min(Math.max(next - Date.now(), 20), minute);
    timers.set(notifier.channel, setTimeout(() => start(notifier), wait).unref());
  };
  const start = (notifier: Notifier) => {
    clearTimeout(timers.get(notifier.channel));
    if (isOpen && !running.has(notifier.channel)) running.set(notifier.channel, work(notifier));
  };
  const wake = () => notifiers.forEach(start);
  wake();
  return {
    /** Looks for what waits, now. */
    wake,
    /** Begins nothing more, and resolves when what is under way has ended. */
    stop: async () => {
      isOpen = false;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}
