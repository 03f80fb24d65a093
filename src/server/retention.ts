import type { DatabaseSync } from 'node:sqlite';
import { deleteQuotes } from './database.ts';

const day = 24 * 3_600_000;
/** More than this share of all requests is not deleted without a confirmation: the clock may be wrong. */
const largestShare = 0.1;

/** What a run of the retention found. */
export interface Expired {
  deleted: number;
  /** How many are old enough to be deleted. */
  due: number;
  total: number;
}

// The shop knows of it: a message was accepted and none is waiting, or somebody has marked it.
const isHandled = `(status != 'new' OR id IN (SELECT quote FROM outbox WHERE state = 'sent'))
  AND id NOT IN (SELECT quote FROM outbox WHERE state = 'waiting')`;

/**
 * Deletes requests older than `keepDays` that the shop knows of; 0 days keeps all. If more than a tenth of all requests are
 * due, it deletes none until somebody has confirmed it.
 */
export function deleteExpired(
  database: DatabaseSync,
  keepDays: number,
  { confirmed = false, now = Date.now() }: { confirmed?: boolean; now?: number } = {},
): Expired {
  const count = (where: string, ...values: number[]) =>
    Number(database.prepare(`SELECT count(*) AS n FROM quotes WHERE ${where}`).get(...values)?.n);
  const total = count('true');
  const expired = `received < ? AND ${isHandled}`;
  const before = now - keepDays * day;
  const due = keepDays > 0 ? count(expired, before) : 0;
  const isAllowed = due > 0 && (confirmed || due <= total * largestShare);
  return { deleted: isAllowed ? deleteQuotes(database, expired, before) : 0, due, total };
}
