import type { DatabaseSync } from 'node:sqlite';
import { countExpired, deleteExpired } from '../../src/server/retention.ts';

/** Says how many requests are older than QUOTES_KEEP_DAYS, and deletes them once somebody has said yes. */
export async function expire(
  database: DatabaseSync,
  keepDays: number,
  isSure: (question: string) => Promise<boolean>,
): Promise<string> {
  if (keepDays === 0) return 'QUOTES_KEEP_DAYS is not set: requests are kept for good.';
  const { due, total } = countExpired(database, keepDays);
  const which = `older than ${keepDays} days that you were told of or have marked`;
  if (due === 0) return `No request is ${which}.`;
  if (!(await isSure(`Delete ${due} of ${total} requests for good: those ${which}?`)))
    return 'Nothing was deleted.';
  return `${deleteExpired(database, keepDays, { confirmed: true }).deleted} deleted.`;
}
