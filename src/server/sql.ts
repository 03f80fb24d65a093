import * as z from 'zod/mini';
import { day, hour } from '../site/format/durations.ts';

/*
 * quotes: one row for each request. `earlier` has what the visitor wrote before sending it again with changes. A row with the
 * status `deleted` is the notice to the shop that a visitor has deleted a request: its `quote` has one line, nothing personal.
 * outbox: one row for each request and channel (mail, webhook). A row stays when it is sent or given up.
 * `at` is when the next attempt is due, or when the last one ended. Times are in milliseconds since 1970.
 * photos: the photos of a request as JPEGs, and a hash that tells whether two are the same.
 * history: the statuses that a request has had (seen, called, quoted and for how much, answered, booked and for when, closed,
 * spam), from links or commands. A change of the visitor is a `new` whose detail says what has changed.
 * stopped: hashes of email addresses and phone numbers whose owners have opted out, and of addresses that bounced.
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
export const notSetUp = 'not set up';

/** The error of an email that the visitor or the shop does not want to be sent. */
export const notWanted = 'not wanted';

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
  `CREATE TABLE IF NOT EXISTS history (
    quote TEXT NOT NULL REFERENCES quotes (id) ON DELETE CASCADE,
    status TEXT NOT NULL,
    detail TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (quote, at, status)
  ) STRICT`,
  'CREATE TABLE IF NOT EXISTS stopped (contact TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT',
  'CREATE TABLE IF NOT EXISTS state (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT',
];

/** The condition for what the visitor has changed, in the history. */
const isChange = "status = 'new' AND detail != ''";

/**
 * The condition for requests received before a time that the shop knows of: a notification was accepted or a status was set,
 * and no notification is waiting.
 */
export const isExpired = `received < ? AND (status != 'new' OR id IN (SELECT quote FROM history WHERE NOT (${isChange}))
  OR id IN (SELECT quote FROM outbox WHERE state = 'sent' AND channel != 'visitor'))
  AND id NOT IN (SELECT quote FROM outbox WHERE state = 'waiting' AND channel != 'visitor')`;

/** The condition for rows that are requests of visitors: no tests, and no notices of deletions. */
export const isListed = "status NOT IN ('test', 'deleted')";

/** Whether a repeated request is new again, because the shop has set its status or it was taken for spam. */
export const isReopened = (
  { status, spam }: { readonly status?: unknown; readonly spam?: unknown },
  spamReason: string,
): boolean => !spamReason && (Boolean(spam) || !['new', 'test'].includes(String(status)));

/** The latest status in the history of a request, which may also be `seen`. A request without a history is new. */
const latestStatus = (id: string) =>
  `coalesce((SELECT status FROM history WHERE history.quote = ${id} ORDER BY at DESC, rowid DESC LIMIT 1), 'new')`;

/** The latest status that the shop has set, in the history. */
const lastOfShop = `SELECT max(rowid) FROM history WHERE history.quote = quotes.id AND status != 'seen' AND NOT (${isChange})`;

/**
 * The fields of a request for a channel. If the visitor has changed it, `was` has the quote or booking that the shop had set,
 * such as `booked 2026-12-07`, and `changed` a line for each change since.
 */
const quoteWithChanges = `json_patch(quotes.quote, json_object(
  'was', (SELECT trim(status || ' ' || detail) FROM history
    WHERE rowid = (${lastOfShop}) AND status IN ('quoted', 'booked') AND quotes.status = 'new'),
  'changed', (SELECT group_concat(detail, char(10)) FROM (SELECT detail FROM history
    WHERE history.quote = quotes.id AND ${isChange} AND rowid > coalesce((${lastOfShop}), 0)
    GROUP BY detail ORDER BY max(rowid)))))`;

/** The condition for new requests that the shop has not seen. */
export const isUnseen = `status = 'new' AND ${latestStatus('quotes.id')} = 'new'`;

export const sql = {
  /** The request with a key if it has the same hash, or if the same person has edited it: same contact and service. */
  byKey: `SELECT id, hash, status, spam FROM quotes WHERE key = ?1 AND (hash = ?2 OR (
    (lower(quote ->> 'email') = lower(?3 ->> 'email') OR quote ->> 'phone' = ?3 ->> 'phone')
    AND quote ->> 'serviceType' IS ?3 ->> 'serviceType'
    AND (quote ->> 'vehicleInfo' IS NULL) = (?3 ->> 'vehicleInfo' IS NULL)))`,
  byHash: 'SELECT id, hash, status, spam FROM quotes WHERE hash = ? AND received > ?',
  /** Whether a visitor with this address sent another request a moment ago. */
  sameAddress:
    "SELECT 1 AS found FROM quotes WHERE received > ? AND id != ? AND lower(quote ->> 'email') = lower(?)",
  /** At most how many emails have gone to visitors since a time: one for each request and each change of one. */
  visitorEmails: `SELECT total(1 + revision) AS n FROM outbox JOIN quotes ON quotes.id = outbox.quote
    WHERE channel = 'visitor' AND since > ?`,
  byId: 'SELECT 1 AS found FROM quotes WHERE id = ?',
  /** Leaves out the key if another request has it. Inserts nothing if another process has just stored the same text. */
  insert: `INSERT INTO quotes (id, key, hash, received, status, spam, quote)
    SELECT ?1, CASE WHEN EXISTS (SELECT 1 FROM quotes WHERE key = ?2) THEN NULL ELSE ?2 END, ?3, ?4, ?5, ?6, ?7
    WHERE NOT EXISTS (SELECT 1 FROM quotes WHERE hash = ?3 AND received > ?4 - ${duplicateWindow})`,
  change: `UPDATE quotes SET earlier = json_insert(earlier, '$[#]', json(quote)), quote = ?, hash = ? WHERE id = ?`,
  /** The visitor has changed the request or sent it again, so it waits for the shop like a new one. */
  revise: `UPDATE quotes SET revision = revision + 1, spam = ?,
    status = CASE status WHEN 'test' THEN 'test' ELSE 'new' END WHERE id = ?`,
  /** Notes that a request was sent again after a status of the shop, or after the shop has seen it. Before `revise`. */
  reopen: `INSERT OR IGNORE INTO history SELECT ?2, 'new', 'Sent again', ?1
    WHERE ${latestStatus('?2')} != 'new'`,
  recordChange: `INSERT INTO history VALUES (?, 'new', ?, ?)
    ON CONFLICT DO UPDATE SET detail = detail || char(10) || excluded.detail`,
  enqueue: `INSERT INTO outbox (quote, channel, state, since, at) SELECT id, ?, 'waiting', ?, ? FROM quotes WHERE id = ?
    ON CONFLICT DO UPDATE SET state = 'waiting', since = excluded.since, at = excluded.at, tries = 0, error = ''`,
  /** Queues a request again for every channel of the shop that has had it. */
  requeue: `UPDATE outbox SET state = 'waiting', since = ?1, at = ?1, tries = 0, error = ''
    WHERE quote = ?2 AND channel != 'visitor'`,
  /**
   * Queues what has not reached the shop, unless its channel is not set up. Not emails to visitors: those that wait must not
   * come in the quiet hours, and those given up are not wanted, or would come too late.
   */
  retry: `UPDATE outbox SET state = 'waiting', since = ?1, at = ?1, tries = 0, error = ''
    WHERE state != 'sent' AND channel != 'visitor' AND error != '${notSetUp}'`,
  /** Gives up what waits for a channel that is no longer set up. Takes the channels as JSON, as do the next two. */
  giveUp: `UPDATE outbox SET state = 'given up', at = ?, error = '${notSetUp}'
    WHERE state = 'waiting' AND channel NOT IN (SELECT value FROM json_each(?))`,
  /** Makes those due again once their channel is set up. Not emails to visitors, which would come too late. */
  resume: `UPDATE outbox SET state = 'waiting', since = ?1, at = ?1, tries = 0, error = ''
    WHERE error = '${notSetUp}' AND channel != 'visitor' AND channel IN (SELECT value FROM json_each(?2))`,
  /** Queues requests that no channel of the shop has accepted, and one was taken out of the settings, for the others. */
  forward: `INSERT INTO outbox (quote, channel, state, since, at)
    SELECT quotes.id, value, 'waiting', ?1, ?1 FROM quotes, json_each(?2)
    WHERE value != 'visitor' AND status IN ('new', 'test', 'deleted')
    AND quotes.id IN (SELECT quote FROM outbox WHERE error = '${notSetUp}' AND channel != 'visitor')
    AND quotes.id NOT IN (SELECT quote FROM outbox WHERE state = 'sent' AND channel != 'visitor')
    ON CONFLICT DO NOTHING`,
  /** Adds the notice that a request is deleted, if a channel of the shop has had it. Takes the line for the shop. */
  addNotice: `INSERT INTO quotes (id, hash, received, status, spam, quote)
    SELECT id || ' deleted', '', received, 'deleted', '', json_object('deleted', ?1) FROM quotes
    WHERE id = ?2 AND EXISTS (SELECT 1 FROM outbox WHERE quote = ?2 AND channel != 'visitor')`,
  enqueueNotice: `INSERT INTO outbox (quote, channel, state, since, at)
    SELECT quote || ' deleted', channel, 'waiting', ?1, ?1 FROM outbox WHERE quote = ?2 AND channel != 'visitor'`,
  /** The first row that is due. A row that would wait longer than the longest delay was written by a wrong clock, and is due too. */
  due: `SELECT outbox.tries, outbox.since, quotes.id, received, status, ${quoteWithChanges} AS quote, spam, revision FROM outbox
    JOIN quotes ON quotes.id = outbox.quote
    WHERE state = 'waiting' AND channel = ?1 AND (at <= ?2 OR at > ?2 + ${maxDelay}) ORDER BY at LIMIT 1`,
  nextDue: "SELECT min(at) AS next FROM outbox WHERE state = 'waiting' AND channel = ?",
  /** Reserves a row for one attempt, unless another process has reserved it. */
  reserve: 'UPDATE outbox SET at = ?, tries = tries + 1 WHERE quote = ? AND channel = ? AND tries = ?',
  postpone: 'UPDATE outbox SET at = ? WHERE quote = ? AND channel = ?',
  /** Records how an attempt ended. If the visitor has changed the request meanwhile, the row stays due. */
  finish: `UPDATE outbox SET state = ?, at = ?, error = ? WHERE quote = ? AND channel = ?
    AND ? = (SELECT revision FROM quotes WHERE id = outbox.quote)`,
};
