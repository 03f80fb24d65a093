import * as z from 'zod/mini';
import { toHash } from '../features/quote/rules/hash.ts';
import { storedFieldsSchema } from '../features/quote/rules/quote.ts';
import { day } from '../site/format/durations.ts';

export type Value = string | number | null | Uint8Array;
export type Row = Readonly<Record<string, unknown>>;
export type Statement = readonly [sql: string, ...values: Value[]];

/** A database that speaks SQLite: a file in Node, D1 on Cloudflare. */
export interface Database {
  /** Runs statements in one transaction. Resolves with the rows of each once they are safe; rejects if nothing changed. */
  run: (statements: readonly Statement[]) => Promise<Row[][]>;
}

/** What SQLite says about a failure, or the code of another error. Its message may contain email addresses. */
export function toCode(error: unknown): string {
  const read = (name: string) => String(Reflect.get(Object(error), name) ?? '');
  return read('errstr') || `${read('code')} ${read('responseCode')}`.trim() || 'failing';
}

/**
 * The tables. Times are in milliseconds since 1970; `outbox.at` is when the next attempt is due, or when the last one ended.
 * Rows of version 1.0 have other statuses than `new` and `test`, and what the visitor had sent before (`earlier`).
 */
export const tables: readonly string[] = [
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

/** The condition for requests of visitors: no tests. */
export const isListed = "status NOT IN ('test', 'deleted')";

/** The schema of a column that holds JSON. */
export const jsonOf = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((text): unknown => JSON.parse(String(text))),
    schema,
  );

const requestSchema = z.object({
  id: z.string(),
  /** The idempotency key; null for a form sent without JavaScript, or if another request has it. */
  key: z.nullable(z.string()),
  received: z.number(),
  /** What the visitor wrote, perhaps in an earlier version of the form. */
  quote: jsonOf(storedFieldsSchema),
  /** Why it looks like spam; blank if it does not. */
  spam: z.string(),
  /** `new`, or `test` from `npm run quote:test`. */
  status: z.string(),
});
/** A request with its photos as JPEGs. */
export type QuoteRequest = z.infer<typeof requestSchema> & { photos: readonly Uint8Array[] };

/** The row with the same words: received within a day, or sent with the same key. */
const find = `SELECT id, (SELECT count(*) FROM photos WHERE quote = quotes.id) AS photos FROM quotes
  WHERE hash = ?1 AND (received > ?2 OR key = ?3)`;

/** Inserts nothing if the same words have just been stored. Leaves out the key if other words have it. */
const insert = `INSERT INTO quotes (id, key, hash, received, status, spam, quote)
  SELECT ?1, iif(EXISTS (SELECT 1 FROM quotes WHERE key = ?2), NULL, ?2), ?3, ?4, ?5, ?6, ?7
  WHERE NOT EXISTS (SELECT 1 FROM quotes WHERE hash = ?3 AND (received > ?8 OR key = ?2))`;

/** Adds a photo, unless all photos together would take more than a number of bytes. */
const addPhoto = `INSERT OR IGNORE INTO photos SELECT id, ?2, ?3 FROM quotes WHERE id = ?1
  AND (SELECT total(length(data)) FROM photos) + length(?3) <= ?4`;

const enqueue = `INSERT OR IGNORE INTO outbox (quote, channel, state, since, at)
  SELECT quotes.id, value, 'waiting', ?2, ?2 FROM quotes, json_each(?3) WHERE quotes.id = ?1`;

const keptSchema = z.object({ id: z.string(), photos: z.number() });

/**
 * Stores a request, a row of the outbox for each channel, and its photos, as long as they have room. The same words with the
 * same key, or within a day, are the same request. Says how many photos are kept.
 */
export async function storeRequest(
  database: Database,
  { id, key, received, quote, spam, status, photos }: QuoteRequest,
  channels: readonly string[],
  photoBytes: number,
) {
  const words = JSON.stringify(quote);
  const [hash = '', ...hashes] = await Promise.all([words, ...photos].map(toHash));
  const rows = await database.run([
    [insert, id, key, hash, received, status, spam, words, received - day],
    ...photos.map((photo, index): Statement => [addPhoto, id, hashes[index] ?? '', photo, photoBytes]),
    [enqueue, id, received, JSON.stringify(channels)],
    [find, hash, received - day, key],
  ]);
  const kept = keptSchema.parse(rows.at(-1)?.[0]);
  return { id: kept.id, isNew: kept.id === id, photos: Math.min(kept.photos, photos.length) };
}

/** Reads a request with its photos; undefined if it was deleted. */
export async function readRequest(database: Database, id: string): Promise<QuoteRequest | undefined> {
  const [[row] = [], photos = []] = await database.run([
    ['SELECT * FROM quotes WHERE id = ?', id],
    ['SELECT data FROM photos WHERE quote = ? ORDER BY rowid', id],
  ]);
  const bytes = photos.map(({ data }) => data).filter((data) => data instanceof Uint8Array);
  return row && { ...requestSchema.parse(row), photos: bytes };
}

/** The condition for requests received before a time that the shop was told about, and that nothing waits for. */
const isExpired = `received < ?1 AND id NOT IN (SELECT quote FROM outbox WHERE state = 'waiting')
  AND (status != 'new' OR id IN (SELECT quote FROM outbox WHERE state = 'sent'))`;
const countDue = `SELECT due, recent > 0 AND due <= max(5, total / 10) AS plausible FROM (SELECT
  count(*) FILTER (WHERE ${isExpired}) AS due, count(*) FILTER (WHERE received >= ?1) AS recent, count(*) AS total FROM quotes)`;

const toLimit = (keepDays: number) => (keepDays === 0 ? 0 : Date.now() - keepDays * day);

/**
 * How many requests are older than `keepDays`, 0 for no limit, and known to the shop. `isPlausible` is false if the clock may be
 * wrong: more than five and more than a tenth of all are due, or none is newer.
 */
export async function countExpired(database: Database, keepDays: number) {
  const [[counts] = []] = await database.run([[countDue, toLimit(keepDays)]]);
  return { due: Number(counts?.due), isPlausible: counts?.plausible === 1 };
}

export const deleteExpired = (database: Database, keepDays: number) =>
  database.run([[`DELETE FROM quotes WHERE ${isExpired}`, toLimit(keepDays)]]);
