import type { DatabaseSync } from 'node:sqlite';
import { deleteQuotes } from './database.ts';
import { isExpired } from './sql.ts';
import { day } from '../site/format/durations.ts';

/**
 * Deleting more than this share of all requests, or more than five in a small shop, needs a confirmation, because the clock
 * may be wrong. So does any deletion if there is no recent request.
 */
const maxShare = 0.1;
const maxInSmallShop = 5;

const count = (database: DatabaseSync, where: string, ...values: number[]) =>
  Number(database.prepare(`SELECT count(*) AS n FROM quotes WHERE ${where}`).get(...values)?.n);

/** Counts the requests older than `keepDays` that the shop knows of, and all requests. With 0 days none is due. */
export const countExpired = (database: DatabaseSync, keepDays: number, now = Date.now()) => ({
  due: keepDays > 0 ? count(database, isExpired, now - keepDays * day) : 0,
  total: count(database, "status != 'deleted'"),
});

/** Counts the requests that should have been deleted a day ago, including those that the shop does not know of. */
export const countOverdue = (database: DatabaseSync, keepDays: number, now = Date.now()): number =>
  keepDays > 0 ? count(database, "status != 'deleted' AND received < ?", now - (keepDays + 1) * day) : 0;

/** Deletes the requests that are due. If they are too many, it deletes nothing until somebody confirms. */
export function deleteExpired(
  database: DatabaseSync,
  keepDays: number,
  { confirmed = false, now = Date.now() }: { confirmed?: boolean; now?: number } = {},
) {
  const { due, total } = countExpired(database, keepDays, now);
  // With 0 days nothing is due.
  const limit = now - keepDays * day;
  const isFew =
    due <= Math.max(maxInSmallShop, total * maxShare) && count(database, 'received >= ?', limit) > 0;
  const isAllowed = due > 0 && (confirmed || isFew);
  return { deleted: isAllowed ? deleteQuotes(database, isExpired, limit) : 0, due, total };
}
