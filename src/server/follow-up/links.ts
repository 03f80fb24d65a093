import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { day } from '../../site/format/durations.ts';

/** Who a link is for: the visitor of a request, the shop for one request, or the shop for the list of all. */
type LinkKind = 'visitor' | 'shop' | 'list';

/** How long a link works, in milliseconds. */
const lifetimes: Record<LinkKind, number> = { visitor: 90 * day, shop: 90 * day, list: day };

/** What a link leads to. `id` is that of the request, or `all`. */
export interface Link {
  kind: LinkKind;
  id: string;
}

const isKind = (text: string): text is LinkKind => Object.hasOwn(lifetimes, text);

/** The secret that signs the links of this database. Created on first use. */
export function getLinkSecret(database: DatabaseSync): string {
  const read = database.prepare("SELECT value FROM state WHERE name = 'link secret'");
  // Only the first call writes, so links still open while another program has locked the database.
  if (!read.get())
    database
      .prepare("INSERT INTO state VALUES ('link secret', ?) ON CONFLICT (name) DO NOTHING")
      .run(randomBytes(32).toString('base64url'));
  const secret = read.get()?.value;
  if (typeof secret !== 'string') throw new Error('There is no link secret');
  return secret;
}

const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('base64url');

/** The token of a link: what it leads to, when it expires, and a signature of both. */
export function toToken({ kind, id }: Link, secret: string, now = Date.now()): string {
  const text = `${kind}.${id}.${(now + lifetimes[kind]).toString(36)}`;
  return `${text}.${sign(text, secret)}`;
}

/** The link of a token; undefined if it was changed or has expired. */
export function readToken(token: string, secret: string): Link | undefined {
  const [kind = '', id = '', ends = '', signature = '', ...rest] = token.split('.');
  const expected = Buffer.from(sign(`${kind}.${id}.${ends}`, secret));
  const received = Buffer.from(signature);
  if (rest.length > 0 || !isKind(kind) || received.length !== expected.length) return undefined;
  return timingSafeEqual(received, expected) && Number.parseInt(ends, 36) > Date.now()
    ? { kind, id }
    : undefined;
}

export const linkPath = (token: string) => `/quotes/link/${token}`;
