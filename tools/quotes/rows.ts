import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { storedFieldsSchema, type StoredFields } from '../../src/features/quote/rules/quote.ts';
import { isListed, jsonOf } from '../../src/server/sql.ts';

const rowSchema = z.object({
  id: z.string(),
  received: z.number(),
  status: z.string(),
  spam: z.string(),
  quote: jsonOf(storedFieldsSchema),
  photos: z.number(),
  earlier: jsonOf(z.array(storedFieldsSchema)),
  /** Whether each channel has told the shop. */
  deliveries: jsonOf(
    z.array(z.object({ channel: z.string(), state: z.string(), tries: z.number(), error: z.string() })),
  ),
});
export type QuoteRow = z.infer<typeof rowSchema>;

const select = `SELECT id, received, status, spam, quote, earlier,
  (SELECT count(*) FROM photos WHERE photos.quote = quotes.id) AS photos,
  (SELECT json_group_array(json_object('channel', channel, 'state', state, 'tries', tries, 'error', error))
   FROM outbox WHERE outbox.quote = quotes.id AND channel != 'visitor') AS deliveries FROM quotes`;

const hash = (text = '') => createHash('sha256').update(text).digest('hex');

/** Takes out consent to texts if its giver told version 1.0 to stop all messages. It kept hashes of contacts. */
function withoutStopped(quote: StoredFields, stopped: ReadonlySet<unknown>): StoredFields {
  const digits = quote.phone?.replace(/(?:ext|x|#).*|\D/gi, '').slice(-10);
  const contacts = [digits, quote.email?.trim().toLowerCase()].map(hash);
  return contacts.some((contact) => stopped.has(contact)) ? { ...quote, texts: '' } : quote;
}

function read(database: DatabaseSync, where: string, ...parameters: string[]): QuoteRow[] {
  const hasStopped = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'stopped'").get();
  const contacts = hasStopped ? database.prepare('SELECT contact FROM stopped').all() : [];
  const stopped = new Set(contacts.map(({ contact }) => contact));
  return database
    .prepare(`${select} WHERE status != 'deleted' AND (${where}) ORDER BY received DESC, rowid DESC`)
    .all(...parameters)
    .map((values) => rowSchema.parse(values))
    .map((row) => ({ ...row, quote: withoutStopped(row.quote, stopped) }));
}

export const readAll = (database: DatabaseSync) => read(database, isListed);

/** The requests that `npm run quote:test` has sent, the latest first. */
export const readTests = (database: DatabaseSync) => read(database, "status = 'test'");

/** The requests of a person, including those whose email address was changed later. */
export const findByEmail = (database: DatabaseSync, email: string) =>
  read(
    database,
    `lower(quote ->> 'email') = lower(?1)
     OR EXISTS (SELECT 1 FROM json_each(earlier) WHERE lower(value ->> 'email') = lower(?1))`,
    email.trim(),
  );

/** The request whose id starts with `start`. Throws if there is none, or more than one. */
export function findOne(database: DatabaseSync, start: string): QuoteRow {
  if (!/^[\da-f-]{4,36}$/.test(start))
    throw new Error('Give the start of an id, such as a1b2c3d4. npm run quotes lists them.');
  const [row, second] = read(database, "id LIKE ? || '%'", start);
  if (!row) throw new Error(`There is no request ${start}.`);
  if (second) throw new Error(`More than one request starts with ${start}. Give more of its id.`);
  return row;
}
