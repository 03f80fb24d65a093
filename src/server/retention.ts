import type { DatabaseSync } from 'node:sqlite';
import { deleteQuotes } from './database.ts';

const day = 24 * 3_600_000;
/** To delete more than this share of all requests takes a confirmation, as the clock may be wrong. */
const largestShare = 0.1;

/** What retention did. */
export interface Expired {
  deleted: number;
  /** How many are old enough to be deleted. */
  due: number;
  total: number;
}

// Only what the shop knows of: a message was accepted and none is waiting, or somebody has marked it.
const isExpired = `received < ? AND (status != 'new' OR id IN (SELECT quote FROM outbox WHERE state = 'sent' AND channel != 'visitor'))
  AND id NOT IN (SELECT quote FROM outbox WHERE state = 'waiting' AND channel != 'visitor')`;

/** Counts the requests older than `keepDays` that the shop knows of; 0 days keeps all. */
export function countExpired(
  database: DatabaseSync,
  keepDays: number,
  now = Date.now(),
): Omit<Expired, 'deleted'> {
  const count = (where: string, ...values: number[]) =>
    Number(database.prepare(`SELECT count(*) AS n FROM quotes WHERE ${where}`).get(...values)?.n);
  return { due: keepDays > 0 ? count(isExpired, now - keepDays * day) : 0, total: count('true') };
}

/** Deletes what `countExpired` counts. If that is more than a tenth of all requests, somebody has to confirm it. */
export function deleteExpired(
  database: DatabaseSync,
  keepDays: number,
  { confirmed = false, now = Date.now() }: { confirmed?: boolean; now?: number } = {},
): Expired {
  const { due, total } = countExpired(database, keepDays, now);
  const isAllowed = due > 0 && (confirmed || due <= total * largestShare);
  return { deleted: isAllowed ? deleteQuotes(database, isExpired, now - keepDays * day) : 0, due, total };
}
