import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '../database.ts';
import { addPhotos, readPhotos } from '../photos/store.ts';
import { isListed, isUnseen, sql } from '../sql.ts';
import { correctPhone, deleteRequest, recordChange, recordSeen, setStatus } from './changes.ts';
import { getLinkSecret, readToken, toToken, type Link } from './links.ts';
import { hasOptedOut, optOut } from './suppression.ts';
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

const selectRequests = `SELECT id, received, status, spam AS spamReason, quote, ${isUnseen} AS isUnseen,
  (SELECT count(*) FROM photos WHERE photos.quote = quotes.id) AS photos, (SELECT json_group_array(json_object(
  'status', status, 'detail', detail, 'at', at)) FROM (SELECT * FROM history WHERE history.quote = quotes.id
  ORDER BY at, rowid)) AS history FROM quotes`;
/** The list: every new request, and the latest of any status. */
const selectListed = `${selectRequests} WHERE status = 'new' OR id IN (
  SELECT id FROM quotes WHERE ${isListed} ORDER BY received DESC LIMIT ${listLength}) ORDER BY received DESC`;

const allowedActions: Record<Link['kind'], readonly Change['action'][]> = {
  visitor: visitorActions,
  shop: shopActions,
  list: listActions,
};

function readRequests(database: DatabaseSync, { kind, id }: Link, secret: string): LinkedQuote[] {
  const rows =
    kind === 'list'
      ? database.prepare(selectListed).all()
      : database.prepare(`${selectRequests} WHERE id = ?`).all(id);
  return rows.map((row) => {
    const linked = linkedQuoteSchema.parse(row);
    return {
      ...linked,
      hasOptedOut: hasOptedOut(database, linked.quote),
      shopToken: kind === 'visitor' ? '' : toToken({ kind: 'shop', id: linked.id }, secret),
    };
  });
}

/** Whether the visitor has deleted a request. */
const isDeleted = (database: DatabaseSync, id: string) =>
  database.prepare("SELECT 1 FROM state WHERE name = 'deleted ' || ?").get(id) !== undefined;

/** Makes a change to the request of a link, or to the list. Returns an error message; empty if it worked. */
function makeChange(
  database: DatabaseSync,
  { kind, id }: Link,
  { action, value }: Change,
  request: LinkedQuote | undefined,
): string {
  if (kind === 'list') recordSeen(database, Number(value));
  else if (!request) return '';
  else if (kind === 'shop') setStatus(database, id, action, value);
  else if (action === 'phone') return correctPhone(database, request, value);
  else if (action === 'delete') deleteRequest(database, request);
  // Not the phone number, which anybody may have typed. Only the email address is known to belong to whoever has the link.
  else optOut(database, [request.quote.email ?? '']);
  return '';
}

/** Opens a link, makes the change if there is one, and returns what it shows; undefined if the link is not valid. */
export function openLink(database: DatabaseSync, token: string, change?: Change): View | undefined {
  const secret = getLinkSecret(database);
  const link = readToken(token, secret);
  if (!link || (change && !allowedActions[link.kind].includes(change.action))) return undefined;
  const requests = readRequests(database, link, secret);
  if (link.kind !== 'list' && requests.length === 0 && !isDeleted(database, link.id)) return undefined;
  const error = change ? makeChange(database, link, change, requests[0]) : '';
  return {
    kind: link.kind,
    requests: change ? readRequests(database, link, secret) : requests,
    total: Number(database.prepare(`SELECT count(*) AS n FROM quotes WHERE ${isListed}`).get()?.n),
    error,
  };
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
    if (isNew) recordChange(database, link.id, 'Photos added');
    return stored;
  });
}

/** A photo of the request of a link, from 1; undefined if the link is not valid or there is none. */
export function readLinkPhoto(database: DatabaseSync, token: string, number: number): Uint8Array | undefined {
  const link = readToken(token, getLinkSecret(database));
  return link && readPhotos(database, link.id)[number - 1];
}
