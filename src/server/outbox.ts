import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { day, hour, minute, second } from '../site/format/durations.ts';
import { readRequest, toCode, type Database, type Statement, type QuoteRequest } from './store.ts';

/** A way to tell the shop about requests. */
export interface Notifier {
  channel: 'mail' | 'webhook';
  /** Resolves once the other side has accepted the request, or rejects with a `code` or `responseCode`. */
  send: (request: QuoteRequest, signal: AbortSignal) => Promise<unknown>;
  /** Whether it would accept a request now. */
  check?: () => Promise<boolean>;
}

/** How long an attempt may take, as photos go over slow connections, and how long its row is reserved, in milliseconds. */
const attemptTimeout = 170 * second;
const lease = 3 * minute;

/** The delay after the first failure, which doubles with each, and the longest, in milliseconds. */
const firstDelay = minute / 2;
const maxDelay = 6 * hour;
/** A request is given up after this many attempts and this much time, so that a wrong clock alone gives up nothing. */
const maxTries = 28;
const maxTime = 5 * day;

/** Reserves the first row that is due, or that would wait longer than the longest delay, as a wrong clock has written it. */
const claim = `UPDATE outbox SET at = ?2 + ${lease}, tries = tries + 1 WHERE (quote, channel) = (
    SELECT quote, channel FROM outbox WHERE state = 'waiting' AND channel = ?1 AND (at <= ?2 OR at > ?2 + ${maxDelay})
    ORDER BY at LIMIT 1)
  RETURNING quote, tries, since`;
const finish = 'UPDATE outbox SET state = ?, at = ?, error = ? WHERE quote = ? AND channel = ?';

/** Gives up what waits for a channel that is no longer in the settings. */
const giveUp = `UPDATE outbox SET state = 'given up', at = ?1, error = 'not set up'
  WHERE state = 'waiting' AND channel NOT IN (SELECT value FROM json_each(?2))`;
/** Tries again what was given up, as a mistake in the settings may be mended, and what no channel has taken by another one. */
const resume = `INSERT INTO outbox (quote, channel, state, since, at)
  SELECT DISTINCT quote, value, 'waiting', ?1, ?1 FROM outbox, json_each(?2) WHERE state = 'given up'
    AND (channel = value OR quote NOT IN (SELECT quote FROM outbox WHERE state = 'sent'))
  ON CONFLICT DO UPDATE SET state = 'waiting', since = excluded.since, at = excluded.at, tries = 0, error = ''
    WHERE state = 'given up'`;
/** What to do when the server starts with these channels; version 1.0 also wrote to visitors. */
export const onStart = (channels: readonly string[]): Statement[] => [
  ["DELETE FROM outbox WHERE channel = 'visitor'"],
  ["DELETE FROM quotes WHERE status = 'deleted'"],
  [giveUp, Date.now(), JSON.stringify(channels)],
  [resume, Date.now(), JSON.stringify(channels)],
];

const claimSchema = z.object({ quote: z.string(), tries: z.number(), since: z.number() });

/** Sends what is due on a channel, one request at a time. */
export async function sendDue(
  database: Database,
  { channel, send }: Notifier,
  log: (line: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const [[row] = []] = await database.run([[claim, channel, Date.now()]]);
    if (!row) return;
    const { quote: id, tries, since } = claimSchema.parse(row);
    const request = await readRequest(database, id);
    if (!request) continue;
    let [state, delay, error] = ['sent', 0, ''];
    try {
      await send(request, AbortSignal.timeout(attemptTimeout));
    } catch (reason) {
      error = toCode(reason);
      state = tries >= maxTries && Date.now() - since > maxTime ? 'given up' : 'waiting';
      delay = Math.min(firstDelay * 2 ** (tries - 1), maxDelay);
    }
    log(`${channel} ${id}: ${state}${error && ` (${error}, try ${tries})`}`);
    await database.run([[finish, state, Date.now() + delay, error, id, channel]]);
  }
}

/** Sends what is in the outbox as it falls due, each channel by itself, until the returned function is called. */
export function startOutbox(database: Database, notifiers: readonly Notifier[], log: (line: string) => void) {
  const stopping = new AbortController();
  const { signal } = stopping;
  // The database logs its own faults.
  const ignore = () => undefined;
  const start = database.run(onStart(notifiers.map(({ channel }) => channel))).catch(ignore);
  const loops = notifiers.map(async (notifier) => {
    await start;
    while (!signal.aborted) {
      await sendDue(database, notifier, log, signal).catch(ignore);
      await wait(second, undefined, { signal, ref: false }).catch(ignore);
    }
  });
  /** Starts no more attempts, and waits up to three seconds for those in progress. */
  return () => {
    stopping.abort();
    return Promise.race([Promise.all(loops), wait(3 * second)]);
  };
}
