import type { DatabaseSync } from 'node:sqlite';
import { deleteQuotes } from './database.ts';

/** Deletes requests that are older than so many days, but none that the shop has yet to be told of. Returns how many. */
export function deleteOld(database: DatabaseSync, days: number, now = Date.now()): number {
  if (days === 0) return 0;
  const waiting = "id IN (SELECT quote FROM outbox WHERE state = 'waiting')";
  return deleteQuotes(database, `received < ? AND NOT ${waiting}`, now - days * 24 * 3_600_000);
}
