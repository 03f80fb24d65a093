import type { DatabaseSync } from 'node:sqlite';
import { deleteQuotes } from '../../src/server/database.ts';
import type { QuoteRow } from './rows.ts';

/** What a request may be marked as. */
export const statuses = ['new', 'answered', 'booked', 'closed', 'spam'] as const;

/** Marks a request; a mark other than spam says that it is none. */
export function mark(database: DatabaseSync, { id }: QuoteRow, status: string): string {
  if (!statuses.some((known) => known === status))
    throw new Error(`Mark it as one of these: ${statuses.join(', ')}.`);
  database.prepare("UPDATE quotes SET status = ?, spam = '' WHERE id = ?").run(status, id);
  return `${id.slice(0, 8)} is marked as ${status}.`;
}

/** Puts what was given up, and what waits, at the front again; the server looks once in a minute. */
export function retry(database: DatabaseSync): string {
  const now = Date.now();
  const { changes } = database
    .prepare("UPDATE outbox SET state = 'waiting', tries = 0, since = ?, at = ? WHERE state != 'sent'")
    .run(now, now);
  return `${changes} ${changes === 1 ? 'message' : 'messages'} will be tried again within a minute.`;
}

/** Deletes requests for good, what waits to be mailed of them too. */
export function remove(database: DatabaseSync, rows: readonly QuoteRow[]): string {
  const marks = rows.map(() => '?').join(', ');
  const count = deleteQuotes(database, `id IN (${marks})`, ...rows.map(({ id }) => id));
  return `${count} deleted. Mails that were sent are still in your mailbox.`;
}
