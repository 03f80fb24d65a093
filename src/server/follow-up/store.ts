import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { getField, type StoredFields } from '../../features/quote/rules/quote.ts';
import { transaction, truncateLog, writeState } from '../database.ts';
import { addPhotos, readPhotos } from '../photos/store.ts';
import { clean } from '../read-request.ts';
import { sql } from '../sql.ts';
import type { NewRequest } from '../types.ts';
import { getLinkSecret, readToken, toToken, type Link } from './links.ts';
import {
  linkedQuoteSchema,
  listActions,
  listLength,
  shopActions,
  visitorActions,
  type Change,
  type LinkedQuote,
  type View,
} from './view.ts';

const select = `SELECT id, received, status, spam AS spamReason, quote,
  (SELECT count(*) FROM photos WHERE photos.quote = quotes.id) AS photos, (SELECT json_group_array(json_object(
  'status', status, 'detail', detail, 'at', at)) FROM (SELECT * FROM history WHERE history.quote = quotes.id
  ORDER BY at, rowid)) AS history FROM quotes`;
/** The list: every new request, and the latest of any status. */
const list = `${select} WHERE status = 'new' OR id IN (
  SELECT id FROM quotes WHERE status != 'test' ORDER BY received DESC LIMIT ${listLength}) ORDER BY received DESC`;

/** The hash of a contact, which is all that is stored of an opt-out. Blank for a phone number without digits. */
const toContact = (text: string) => {
  const plain = text.includes('@') ? text.trim().toLowerCase() : text.replace(/\D/g, '').slice(-10);
  return plain && createHash('sha256').update(plain).digest('hex');
};

/** What is hashed for an address that bounced. Databases have it, so the word must stay. */
const toBounced = (email = '') => `refused ${email}`;

/** Remembers that the owner of these addresses and numbers has opted out. */
export function optOut(database: DatabaseSync, contacts: readonly string[]): void {
  const insert = database.prepare('INSERT INTO stopped VALUES (?, ?) ON CONFLICT DO NOTHING');
  for (const contact of contacts.map(toContact)) if (contact) insert.run(contact, Date.now());
}

/** Forgets that a contact has opted out, and that its address bounced. */
export function optIn(database: DatabaseSync, contact: string): void {
  const remove = database.prepare('DELETE FROM stopped WHERE contact = ?');
  for (const text of [contact, toBounced(contact)]) remove.run(toContact(text));
}

const isStopped = (database: DatabaseSync, contact = '') =>
  database.prepare('SELECT 1 FROM stopped WHERE contact = ?').get(toContact(contact)) !== undefined;

/** Remembers that an address bounced, by its hash. */
export const recordBounce = (database: DatabaseSync, { email }: StoredFields) =>
  optOut(database, [toBounced(email)]);

export const hasOptedOut = (database: DatabaseSync, { email, phone }: StoredFields) =>
  isStopped(database, email) || isStopped(database, phone);

/** Whether a visitor must not be emailed, after an opt-out or a bounce. */
export const isSuppressed = (database: DatabaseSync, quote: StoredFields) =>
  hasOptedOut(database, quote) || isStopped(database, toBounced(quote.email));

/** Between two emails to the same address, in milliseconds. */
const minInterval = 10 * 60_000;

/** Otherwise a bot could use the form to email strangers, which would hurt the shop's reputation. */
const maxEmailsPerHour = 30;
const hour = 3_600_000;

/**
 * A web address, even without `https://`, but not an email address. Endings that are also words count only in lower case:
 * "windows.Top floor" lacks a space.
 */
const webAddress =
  /:\/\/|\bwww\.|(?<![@\w.-])[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:[a-z]{2,}\/|(?:com|net|org|info|biz|io|ru|cn|xyz)\b|(?-i:co|us|top|shop|online|site|link|click|app|dev|me)\b)/i;

/**
 * Whether a visitor gets an email for a request. The email repeats what was typed, to an address that nobody has confirmed.
 * So there is none for possible spam or text with a web address, none twice in ten minutes, none after an opt-out or a
 * bounce, and none beyond the hourly limit.
 */
export function mayEmail(
  database: DatabaseSync,
  id: string,
  { quote, spamReason, isTest }: NewRequest,
  now = Date.now(),
): boolean {
  if (spamReason || isTest || !quote.email || isSuppressed(database, quote)) return false;
  if (webAddress.test(`${quote.name}\n${quote.message}\n${quote.vehicleInfo ?? ''}`)) return false;
  if (Number(database.prepare(sql.visitorEmails).get(now - hour)?.n) >= maxEmailsPerHour) return false;
  return database.prepare(sql.sameAddress).get(now - minInterval, id, quote.email) === undefined;
}

/** Sets the status of a request and adds it to the history, unless the request has this status already. */
export function setStatus(
  database: DatabaseSync,
  id: string,
  status: string,
  detail = '',
  now = Date.now(),
): void {
  const last = database
    .prepare(
      `SELECT history.status, detail FROM history JOIN quotes ON quotes.id = history.quote AND quotes.status = history.status
       WHERE quotes.id = ? ORDER BY at DESC, history.rowid DESC LIMIT 1`,
    )
    .get(id);
  if (last?.status === status && last.detail === detail) return;
  transaction(database, () => {
    // Somebody has reviewed it, so it no longer counts as possible spam.
    database.prepare("UPDATE quotes SET status = ?, spam = '' WHERE id = ?").run(status, id);
    database
      .prepare('INSERT INTO history VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET detail = excluded.detail')
      .run(id, status, detail, now);
  });
}

/** Changes the phone number of a request. Returns an error message; empty if it worked. */
function correctPhone(database: DatabaseSync, id: string, phone: string): string {
  const result = getField('phone').rule.safeParse(clean(phone));
  if (!result.success) return result.error.issues[0]?.message ?? 'Please check the phone number';
  transaction(database, () => {
    const { changes } = database
      .prepare(
        `UPDATE quotes SET earlier = json_insert(earlier, '$[#]', json(quote)), quote = json_set(quote, '$.phone', ?1)
         WHERE id = ?2 AND quote ->> 'phone' IS NOT ?1`,
      )
      .run(result.data, id);
    if (changes > 0) requeueNotifications(database, id);
  });
  return '';
}

/** After a visitor's change: makes the request new and notifies the shop again on every channel. */
function requeueNotifications(database: DatabaseSync, id: string): void {
  database.prepare(sql.revise).run('', id);
  database
    .prepare(
      "UPDATE outbox SET state = 'waiting', since = ?1, at = ?1, tries = 0 WHERE quote = ?2 AND channel != 'visitor'",
    )
    .run(Date.now(), id);
}

/** Adds photos to the request of a visitor's link. Returns how many of them it now has; undefined if the link is not valid. */
export function addToLink(
  database: DatabaseSync,
  token: string,
  photos: readonly Uint8Array[],
  limit: number,
): number | undefined {
  const link = readToken(token, getLinkSecret(database));
  if (link?.kind !== 'visitor' || !database.prepare(sql.byId).get(link.id)) return undefined;
  return transaction(database, () => {
    const { stored, isNew } = addPhotos(database, link.id, photos, limit);
    if (isNew) requeueNotifications(database, link.id);
    return stored;
  });
}

/** A photo of the request of a link, from 1; undefined if the link is not valid or there is none. */
export function readLinkPhoto(database: DatabaseSync, token: string, number: number): Uint8Array | undefined {
  const link = readToken(token, getLinkSecret(database));
  return link && readPhotos(database, link.id)[number - 1];
}

/** Notes that the shop has seen all new requests that were received by then. They still count as new and waiting. */
function recordSeen(database: DatabaseSync, receivedBy: number): void {
  database
    .prepare(
      `INSERT INTO history SELECT id, 'seen', '', ? FROM quotes
       WHERE status = 'new' AND received <= ? AND id NOT IN (SELECT quote FROM history)`,
    )
    .run(Date.now(), receivedBy);
}

const allowedActions: Record<Link['kind'], readonly string[]> = {
  visitor: visitorActions,
  shop: shopActions,
  list: listActions,
};

/** Opens a link, makes the change if there is one, and returns what it shows; undefined if the link is not valid. */
export function openLink(database: DatabaseSync, token: string, change?: Change): View | undefined {
  const secret = getLinkSecret(database);
  const link = readToken(token, secret);
  if (!link) return undefined;
  const view = {
    kind: link.kind,
    requests: readRequests(database, link, secret),
    total: Number(database.prepare("SELECT count(*) AS n FROM quotes WHERE status != 'test'").get()?.n),
    refused: '',
    isGone: false,
  };
  const [request] = view.requests;
  if (link.kind !== 'list' && !request) return undefined;
  if (!change || !request) return view;
  if (!allowedActions[link.kind].includes(change.action)) return undefined;
  if (link.kind === 'list') recordSeen(database, Number(change.detail));
  else if (link.kind === 'shop') setStatus(database, link.id, change.action, change.detail);
  else if (change.action === 'stop')
    // Not the phone number, which anybody may have typed. Only the email address is known to belong to whoever has the link.
    optOut(database, [request.quote.email ?? '']);
  else if (change.action === 'phone') view.refused = correctPhone(database, link.id, change.detail);
  else {
    transaction(database, () => {
      // A backup may still have the request. This keeps a restore from bringing it back.
      writeState(database, `deleted ${link.id}`, new Date().toISOString());
      database.prepare('DELETE FROM quotes WHERE id = ?').run(link.id);
    });
    truncateLog(database);
    return { ...view, isGone: true };
  }
  return { ...view, requests: readRequests(database, link, secret) };
}

function readRequests(database: DatabaseSync, { kind, id }: Link, secret: string): LinkedQuote[] {
  const rows =
    kind === 'list' ? database.prepare(list).all() : database.prepare(`${select} WHERE id = ?`).all(id);
  return rows.map((row) => {
    const linked = linkedQuoteSchema.parse(row);
    return {
      ...linked,
      isStopped: hasOptedOut(database, linked.quote),
      shopToken: kind === 'visitor' ? '' : toToken({ kind: 'shop', id: linked.id }, secret),
    };
  });
}
