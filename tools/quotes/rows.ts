import type { DatabaseSync } from 'node:sqlite';
import type { Quote } from '../../src/features/quote/rules/quote.ts';

/** How far one way of telling the shop has come. */
interface Told {
  channel: string;
  state: string;
  at: number;
  tries: number;
  error: string;
}

/** A request with all that the desk knows of it; times in milliseconds since 1970. */
export interface QuoteRow {
  id: string;
  received: number;
  status: string;
  spam: string;
  quote: Quote;
  earlier: Quote[];
  told: Told[];
}

const select = `SELECT id, received, status, spam, quote, earlier,
  (SELECT json_group_array(json_object('channel', channel, 'state', state, 'at', at, 'tries', tries, 'error', error))
   FROM outbox WHERE outbox.quote = quotes.id) AS told FROM quotes`;

function read(database: DatabaseSync, where: string, ...values: string[]): QuoteRow[] {
  const rows = database.prepare(`${select} WHERE ${where} ORDER BY received DESC, rowid DESC`).all(...values);
  return rows.map((row) => ({
    id: String(row.id),
    received: Number(row.received),
    status: String(row.status),
    spam: String(row.spam),
    quote: JSON.parse(String(row.quote)),
    earlier: JSON.parse(String(row.earlier)),
    told: JSON.parse(String(row.told)),
  }));
}

/** All requests of visitors, the latest first. */
export const readAll = (database: DatabaseSync) => read(database, "status != 'test'");

/** What `npm run quote:test` has sent, the latest first. */
export const readTests = (database: DatabaseSync) => read(database, "status = 'test'");

/** The requests of a person, under what they first wrote, too. */
export const findByEmail = (database: DatabaseSync, email: string) =>
  read(
    database,
    `lower(quote ->> 'email') = lower(?1)
     OR EXISTS (SELECT 1 FROM json_each(earlier) WHERE lower(value ->> 'email') = lower(?1))`,
    email.trim(),
  );

/** The request whose id starts like this; throws when there is none, or more than one. */
export function findOne(database: DatabaseSync, start: string): QuoteRow {
  if (!/^[\da-f-]{4,36}$/.test(start))
    throw new Error('Give the start of an id, such as a1b2c3d4. npm run quotes lists them.');
  const [row, other] = read(database, "id LIKE ? || '%'", start);
  if (!row) throw new Error(`There is no request ${start}.`);
  if (other) throw new Error(`More than one request starts with ${start}. Give more of its id.`);
  return row;
}
