import type { DatabaseSync } from 'node:sqlite';
import { readPhotos } from './photos/store.ts';
import { attempt, fiveDays, lease, toCode, toDue } from './retry-policy.ts';
import { sql } from './sql.ts';
import type { Notifier } from './types.ts';
import { minute } from '../site/format/durations.ts';

/** How long `stop` waits for an attempt, in milliseconds. After a start, attempts without a result are repeated. */
const stopTimeout = 3000;

/**
 * Sends the requests in the outbox until each is accepted or given up. Each channel sends one request at a time. The outbox
 * is in the database, so it survives a restart.
 */
export function startOutbox(
  database: DatabaseSync,
  notifiers: readonly Notifier[],
  log: (line: string) => void,
  policy = fiveDays,
) {
  const due = database.prepare(sql.due);
  const nextDue = database.prepare(sql.nextDue);
  const reserve = database.prepare(sql.reserve);
  const finish = database.prepare(sql.finish);
  const giveUp = database.prepare(sql.giveUp);
  const channels = JSON.stringify(notifiers.map(({ channel }) => channel));
  let isRunning = true;
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();

  /** Makes one attempt for the first row that is due. Returns whether there was one. */
  const sendNext = async (notifier: Notifier): Promise<boolean> => {
    const { channel } = notifier;
    const row = due.get(channel, Date.now());
    if (!row) return false;
    const next = toDue(row);
    const { id, revision } = next.request;
    // Another process may have just reserved it.
    if (reserve.run(Date.now() + lease, id, channel, next.tries).changes === 0) return true;
    const request = { ...next.request, photos: readPhotos(database, id) };
    const { state, at, error } = await attempt({ ...next, request }, notifier, policy);
    finish.run(state, at, error, id, channel, revision);
    log(`${channel} ${id}: ${state}${error && ` (${error}, try ${next.tries + 1})`}`);
    return true;
  };

  /** Sends what is due, and sets a timer for the next time. */
  const work = async (notifier: Notifier) => {
    // At least once a minute, because another process may have added a request.
    let delay = minute;
    try {
      // A visitor's change queues the request for every channel that it has had.
      giveUp.run(Date.now(), channels);
      while (isRunning && (await sendNext(notifier)));
      const next = isRunning ? nextDue.get(notifier.channel)?.next : undefined;
      if (typeof next === 'number') delay = Math.min(Math.max(next - Date.now(), 20), minute);
    } catch (error) {
      if (isRunning) log(`outbox: ${toCode(error)}, will try again`);
    }
    running.delete(notifier.channel);
    if (isRunning) timers.set(notifier.channel, setTimeout(() => start(notifier), delay).unref());
  };

  const start = (notifier: Notifier) => {
    clearTimeout(timers.get(notifier.channel));
    if (isRunning && !running.has(notifier.channel)) running.set(notifier.channel, work(notifier));
  };

  const sendDue = () => notifiers.forEach(start);
  database.exec(sql.dropNotices);
  giveUp.run(Date.now(), channels);
  for (const change of [sql.resume, sql.forward]) database.prepare(change).run(Date.now(), channels);
  sendDue();

  return {
    sendDue,
    /** Starts no more attempts. Resolves when those in progress have ended, at most three seconds later. */
    stop: async () => {
      isRunning = false;
      for (const timer of timers.values()) clearTimeout(timer);
      const timeout = new Promise((resolve) => setTimeout(resolve, stopTimeout).unref());
      await Promise.race([Promise.all(running.values()), timeout]);
    },
  };
}
