import type { DatabaseSync } from 'node:sqlite';
import { deleteQuotes, truncateLog } from '../../src/server/database.ts';
import { setStatus } from '../../src/server/follow-up/changes.ts';
import { statuses } from '../../src/server/follow-up/view.ts';
import { toPlural } from '../../src/site/format/running-text.ts';
import { countExpired, countOverdue, deleteExpired } from '../../src/server/retention.ts';
import { notSetUp, sql } from '../../src/server/sql.ts';
import { toChannelName } from './print.ts';
import type { QuoteRow } from './rows.ts';

/** Sets the status of a request, which is then no longer suspected of spam. */
export function mark(database: DatabaseSync, { id }: QuoteRow, status: string): string {
  if (!statuses.some((known) => known === status))
    throw new Error(`Mark it as one of these: ${statuses.join(', ')}.`);
  setStatus(database, id, status);
  return `${id.slice(0, 8)} is marked as ${status}.`;
}

/** Makes due now what has not reached the shop. The server looks once a minute, at the channels that are set up. */
export function retry(database: DatabaseSync): string {
  const { changes } = database.prepare(sql.retry).run(Date.now());
  const unsent = database
    .prepare(
      "SELECT channel, count(*) AS n FROM outbox WHERE error = ? AND channel != 'visitor' GROUP BY channel",
    )
    .all(notSetUp)
    .map(({ channel, n }) => `${toChannelName(String(channel))} (${Number(n)})`);
  const note = unsent.length
    ? ` Not retried, because the channel is not set up: ${unsent.join(', ')}. The server sends these once it is.`
    : '';
  return `${toPlural(Number(changes), 'message')} will be tried again within a minute.${note}`;
}

/** Returns the text about a deletion. Throws if the deleted words are still in the file. */
function report(database: DatabaseSync, text: string): string {
  if (truncateLog(database)) return text;
  throw new Error(
    `${text}\nBut another program is reading the database, so the words are still in its log. Close that program and run the command again.`,
  );
}

/** Deletes requests for good, with their messages in the outbox. */
export function remove(database: DatabaseSync, rows: readonly QuoteRow[]): string {
  const placeholders = rows.map(() => '?').join(', ');
  const count = deleteQuotes(database, `id IN (${placeholders})`, ...rows.map(({ id }) => id));
  return report(
    database,
    `${count} deleted. Emails already sent are still in your mailbox, and backups hold it until they are replaced.`,
  );
}

/** Says how many requests are older than QUOTES_KEEP_DAYS, and deletes them once somebody has said yes. */
export async function expire(
  database: DatabaseSync,
  keepDays: number,
  isSure: (question: string) => Promise<boolean>,
): Promise<string> {
  if (keepDays === 0) return 'QUOTES_KEEP_DAYS is 0: requests are kept forever.';
  const { due, total } = countExpired(database, keepDays);
  const condition = `older than ${keepDays} days that you know of`;
  const describeUnseen = () => {
    const unseen = countOverdue(database, keepDays);
    return unseen > 0
      ? ` You were never told about ${toPlural(unseen, 'request')} that old. Mark or delete each: npm run quotes -- list --all`
      : '';
  };
  if (due === 0) return `No request is ${condition}.${describeUnseen()}`;
  if (!(await isSure(`Delete ${due} of ${total} requests for good: those ${condition}?`)))
    return 'Nothing was deleted.';
  const { deleted } = deleteExpired(database, keepDays, { confirmed: true });
  return report(database, `${deleted} deleted.${describeUnseen()}`);
}
