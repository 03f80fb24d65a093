import type { DatabaseSync } from 'node:sqlite';
import { attempt, days, lease, toCode, toDue } from './attempt.ts';
import { sql } from './sql.ts';
import type { Notifier } from './types.ts';

const minute = 60_000;

/**
 * Tells the shop of what waits in the outbox, one request after the other and each channel by itself, until it is
 * accepted or given up. What waits outlives the process.
 */
export function startOutbox(
  database: DatabaseSync,
  notifiers: readonly Notifier[],
  log: (line: string) => void,
  patience = days,
) {
  const due = database.prepare(sql.due);
  const nextDue = database.prepare(sql.nextDue);
  const take = database.prepare(sql.take);
  const finish = database.prepare(sql.finish);
  let isOpen = true;
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();

  const tryOne = async (notifier: Notifier): Promise<boolean> => {
    const { channel } = notifier;
    const row = due.get(channel, Date.now());
    if (!row) return false;
    const next = toDue(row);
    const { id, revision } = next.kept;
    if (take.run(Date.now() + lease, id, channel, next.tries).changes === 0) return true;
    const { state, at, error } = await attempt(next, notifier, patience);
    finish.run(state, at, error, id, channel, revision);
    log(`${channel} ${id}: ${state}${error && ` (${error}, try ${next.tries + 1})`}`);
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
