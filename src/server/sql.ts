import * as z from 'zod/mini';
import { day, hour } from '../site/format/durations.ts';

/*
 * quotes: one row for each request. `earlier` has what the visitor wrote before sending it again with changes. The status is
 * `new` or `test`. An earlier version also wrote what the shop had done, in tables of its own that are no longer read, and rows
 * with the status `deleted`, which are no requests.
 * outbox: one row for each request and channel (mail, webhook). A row stays when it is sent or given up.
 * `at` is when the next attempt is due, or when the last one ended. Times are in milliseconds since 1970.
 * photos: the photos of a request as JPEGs, and a hash that tells whether two are the same.
 * state: values about the server itself, by name.
 * The statements are the same for SQLite in Node and for Cloudflare's D1.
 */

/** The schema of a column that holds JSON. */
export const jsonOf = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): unknown => JSON.parse(text)),
    ),
    schema,
  );

/** The longest delay between two attempts, in milliseconds: six hours. */
export const maxDelay = 6 * hour;

/** The error of a row whose channel was taken out of the settings. */
const notSetUp = 'not set up';

/** How long the same text counts as the same request, in milliseconds: a day. */
export const duplicateWindow = day;

export const tables = [
  `CREATE TABLE IF NOT EXISTS quotes (
    id TEXT PRIMARY KEY,
    key TEXT UNIQUE,
    hash TEXT NOT NULL,
    received INTEGER NOT NULL,
    status TEXT NOT NULL DEFAULT 'new',
    spam TEXT NOT NULL,
    revision INTEGER NOT NULL DEFAULT 0,
    quote TEXT NOT NULL,
    earlier TEXT NOT NULL DEFAULT '[]'
  ) STRICT`,
  'CREATE INDEX IF NOT EXISTS quotes_by_hash ON quotes (hash, received)',
  'CREATE INDEX IF NOT EXISTS quotes_by_time ON quotes (received)',
  `CREATE TABLE IF NOT EXISTS outbox (
    quote TEXT NOT NULL REFERENCES quotes (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'given up')),
    since INTEGER NOT NULL,
    at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    error TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (quote, channel)
  ) STRICT`,
  'CREATE INDEX IF NOT EXISTS outbox_by_time ON outbox (state, channel, at)',
  `CREATE TABLE IF NOT EXISTS photos (
    quote TEXT NOT NULL REFERENCES quotes (id) ON DELETE CASCADE,
    hash TEXT NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (quote, hash)
  ) STRICT`,
  'CREATE TABLE IF NOT EXISTS state (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT',
];

/** The condition for rows that tell the shop about a request. An earlier version also wrote to visitors. */
const toShop = "channel != 'visitor'";

/** The condition for requests received before a time that the shop has been told about, and that no notification waits for. */
export const isExpired = `received < ? AND (status != 'new' OR id IN (SELECT quote FROM outbox WHERE state = 'sent' AND ${toShop}))
  AND id NOT IN (SELECT quote FROM outbox WHERE state = 'waiting' AND ${toShop})`;

/** The condition for rows that are requests of visitors: no tests. */
export const isListed = "status NOT IN ('test', 'deleted')";

/** Whether a repeated request is new again, because it was taken for spam. */
export const isReopened = ({ spam }: { readonly spam?: unknown }, spamReason: string): boolean =>
  !spamReason && Boolean(spam);

export const sql = {
  /** The request with a key if it has the same hash, or if the same person has edited it: same contact and service. */
  byKey: `SELECT id, hash, spam FROM quotes WHERE key = ?1 AND (hash = ?2 OR (
    (lower(quote ->> 'email') = lower(?3 ->> 'email') OR quote ->> 'phone' = ?3 ->> 'phone')
    AND quote ->> 'serviceType' IS ?3 ->> 'serviceType'
    AND (quote ->> 'vehicleInfo' IS NULL) = (?3 ->> 'vehicleInfo' IS NULL)))`,
  byHash: 'SELECT id, hash, spam FROM quotes WHERE hash = ? AND received > ?',
  byId: 'SELECT 1 AS found FROM quotes WHERE id = ?',
  /** Leaves out the key if another request has it. Inserts nothing if another process has just stored the same text. */
  insert: `INSERT INTO quotes (id, key, hash, received, status, spam, quote)
    SELECT ?1, CASE WHEN EXISTS (SELECT 1 FROM quotes WHERE key = ?2) THEN NULL ELSE ?2 END, ?3, ?4, ?5, ?6, ?7
    WHERE NOT EXISTS (SELECT 1 FROM quotes WHERE hash = ?3 AND received > ?4 - ${duplicateWindow})`,
  change: `UPDATE quotes SET earlier = json_insert(earlier, '$[#]', json(quote)), quote = ?, hash = ? WHERE id = ?`,
  /** The visitor has changed the request or sent it again. */
  revise: 'UPDATE quotes SET revision = revision + 1, spam = ? WHERE id = ?',
  enqueue: `INSERT INTO outbox (quote, channel, state, since, at) SELECT id, ?, 'waiting', ?, ? FROM quotes WHERE id = ?
    ON CONFLICT DO UPDATE SET state = 'waiting', since = excluded.since, at = excluded.at, tries = 0, error = ''`,
  /** Gives up what waits for a channel that is no longer set up. Takes the channels as JSON, as do the next two. */
  giveUp: `UPDATE outbox SET state = 'given up', at = ?, error = '${notSetUp}'
    WHERE state = 'waiting' AND channel NOT IN (SELECT value FROM json_each(?))`,
  /** Tries again what was given up. A mistake in the settings may be mended by now. */
  resume: `UPDATE outbox SET state = 'waiting', since = ?1, at = ?1, tries = 0, error = ''
    WHERE state = 'given up' AND channel IN (SELECT value FROM json_each(?2))
    AND quote IN (SELECT id FROM quotes WHERE status IN ('new', 'test'))`,
  /** Queues requests that no channel has accepted, and one was taken out of the settings, for the others. */
  forward: `INSERT INTO outbox (quote, channel, state, since, at)
    SELECT quotes.id, value, 'waiting', ?1, ?1 FROM quotes, json_each(?2)
    WHERE status IN ('new', 'test')
    AND quotes.id IN (SELECT quote FROM outbox WHERE error = '${notSetUp}' AND ${toShop})
    AND quotes.id NOT IN (SELECT quote FROM outbox WHERE state = 'sent' AND ${toShop})
    ON CONFLICT DO NOTHING`,
  /** Deletes what an earlier version had to tell the shop about requests that visitors had deleted. */
  dropNotices: "DELETE FROM quotes WHERE status = 'deleted'",
  /** The first row that is due. A row that would wait longer than the longest delay was written by a wrong clock, and is due too. */
  due: `SELECT outbox.tries, outbox.since, quotes.id, received, status, quotes.quote, spam, revision FROM outbox
    JOIN quotes ON quotes.id = outbox.quote
    WHERE state = 'waiting' AND channel = ?1 AND (at <= ?2 OR at > ?2 + ${maxDelay}) ORDER BY at LIMIT 1`,
  nextDue: "SELECT min(at) AS next FROM outbox WHERE state = 'waiting' AND channel = ?",
  /** Reserves a row for one attempt, unless another process has reserved it. */
  reserve: 'UPDATE outbox SET at = ?, tries = tries + 1 WHERE quote = ? AND channel = ? AND tries = ?',
  /** Records how an attempt ended. If the visitor has changed the request meanwhile, the row stays due. */
  finish: `UPDATE outbox SET state = ?, at = ?, error = ? WHERE quote = ? AND channel = ?
    AND ? = (SELECT revision FROM quotes WHERE id = outbox.quote)`,
};
