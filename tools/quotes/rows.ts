import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { storedFieldsSchema } from '../../src/features/quote/rules/quote.ts';
import { isListed, jsonOf } from '../../src/server/store.ts';

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

function read(database: DatabaseSync, where: string, ...parameters: string[]): QuoteRow[] {
  return database
    .prepare(`${select} WHERE status != 'deleted' AND (${where}) ORDER BY received DESC, rowid DESC`)
    .all(...parameters)
    .map((values) => rowSchema.parse(values));
}

export const readAll = (database: DatabaseSync) => read(database, isListed);

/** The requests that `npm run quote:test` has sent, the latest first. */
export const readTests = (database: DatabaseSync) => read(database, "status = 'test'");

/** The photos of a request as JPEGs. */
export const readPhotos = (database: DatabaseSync, id: string) =>
  database
    .prepare('SELECT data FROM photos WHERE quote = ? ORDER BY rowid')
    .all(id)
    .flatMap(({ data }) => (data instanceof Uint8Array ? [data] : []));

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
  if (!row) throw new Error(`There is no request ${start}. npm run quotes lists them.`);
  if (second) throw new Error(`More than one request starts with ${start}. Give more of its id.`);
  return row;
}
