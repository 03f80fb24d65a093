import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../../src/server/database.ts';
import { deleteExpired } from '../../src/server/retention.ts';
import { copyRows } from './copy-rows.ts';

/** What a clean-up would delete, tried on a copy in memory. */
function tryOut(database: DatabaseSync, keepDays: number) {
  const copy = openDatabase(':memory:');
  try {
    copyRows(database, copy);
    return deleteExpired(copy, keepDays, { confirmed: true });
  } finally {
    copy.close();
  }
}

/** Says what QUOTES_KEEP_DAYS has made due and deletes it once somebody has said yes. */
export async function expire(
  database: DatabaseSync,
  keepDays: number,
  isSure: (question: string) => Promise<boolean>,
): Promise<string> {
  if (keepDays === 0) return 'QUOTES_KEEP_DAYS is not set: requests are kept for good.';
  const { deleted: due, total } = tryOut(database, keepDays);
  const which = `older than ${keepDays} days that you were told of or have marked`;
  if (due === 0) return `No request is ${which}.`;
  if (!(await isSure(`Delete ${due} of ${total} requests for good: those ${which}?`)))
    return 'Nothing was deleted.';
  return `${deleteExpired(database, keepDays, { confirmed: true }).deleted} deleted.`;
}
