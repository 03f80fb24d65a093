/*
 * quotes: one row a request. `earlier` holds what the visitor had written before sending it again in other words.
 * outbox: one row for each request and each way to tell the shop of it; a row stays when it is sent or given up.
 * `at` is when it is due, or when it was settled. Times are in milliseconds since 1970.
 */

/** The tables, one statement an entry; all may run again. */
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
];

/** What the desk asks of its tables, the same in Node and in D1. */
export const sql = {
  byKey: 'SELECT id, hash FROM quotes WHERE key = ?',
  byHash: 'SELECT id, hash FROM quotes WHERE hash = ? AND received > ?',
  byId: 'SELECT 1 AS found FROM quotes WHERE id = ?',
  insert: `INSERT INTO quotes (id, key, hash, received, spam, quote) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (key) DO NOTHING`,
  change: `UPDATE quotes SET earlier = json_insert(earlier, '$[#]', json(quote)), quote = ?, hash = ?,
    revision = revision + 1 WHERE id = ?`,
  enqueue: `INSERT INTO outbox (quote, channel, state, since, at) SELECT id, ?, 'waiting', ?, ? FROM quotes WHERE id = ?
    ON CONFLICT DO UPDATE SET state = 'waiting', since = excluded.since, at = excluded.at, tries = 0`,
  due: `SELECT outbox.tries, outbox.since, quotes.id, received, quotes.quote, spam, revision FROM outbox
    JOIN quotes ON quotes.id = outbox.quote
    WHERE state = 'waiting' AND channel = ? AND at <= ? ORDER BY at LIMIT 1`,
  nextDue: "SELECT min(at) AS next FROM outbox WHERE state = 'waiting' AND channel = ?",
  /** Takes a row for the time of an attempt, unless another process has. */
  take: 'UPDATE outbox SET at = ?, tries = tries + 1 WHERE quote = ? AND channel = ? AND tries = ?',
  /** Settles an attempt, unless the visitor has changed the request meanwhile: then it goes out once more. */
  finish: `UPDATE outbox SET state = ?, at = ?, error = ? WHERE quote = ? AND channel = ?
    AND ? = (SELECT revision FROM quotes WHERE id = outbox.quote)`,
};

/** How long the same words without a key count as the same request, in milliseconds: a day. */
export const sameFor = 24 * 3_600_000;
