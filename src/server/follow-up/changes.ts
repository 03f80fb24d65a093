import type { DatabaseSync } from 'node:sqlite';
import { getField } from '../../features/quote/rules/quote.ts';
import { toOneLine } from '../../features/quote/rules/quote-text.ts';
import { transaction, truncateLog, writeState } from '../database.ts';
import { clean } from '../read-request.ts';
import { isUnseen, sql } from '../sql.ts';
import { toDeletedText } from './history.ts';
import type { LinkedQuote } from './view.ts';

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

/** Notes that the shop has seen all new requests that were received by then. They still count as new and waiting. */
export function recordSeen(database: DatabaseSync, receivedBy: number): void {
  database
    .prepare(`INSERT INTO history SELECT id, 'seen', '', ? FROM quotes WHERE received <= ? AND ${isUnseen}`)
    .run(Date.now(), receivedBy);
}

/** Changes the phone number of a request. Returns an error message; empty if it worked. */
export function correctPhone(database: DatabaseSync, { id, quote }: LinkedQuote, phone: string): string {
  const result = getField('phone').rule.safeParse(clean(phone));
  if (!result.success) return result.error.issues[0]?.message ?? 'Please check the phone number';
  transaction(database, () => {
    const { changes } = database
      .prepare(
        `UPDATE quotes SET earlier = json_insert(earlier, '$[#]', json(quote)), quote = json_set(quote, '$.phone', ?1)
         WHERE id = ?2 AND quote ->> 'phone' IS NOT ?1`,
      )
      .run(result.data, id);
    const numbers = [quote.phone ?? '', result.data].map(toOneLine);
    if (changes > 0) recordChange(database, id, `Phone: ${numbers.join(' → ')}`);
  });
  return '';
}

/** After a visitor's change: makes the request new and notifies the shop again on every channel of what has changed. */
export function recordChange(database: DatabaseSync, id: string, change: string): void {
  database.prepare(sql.recordChange).run(id, change, Date.now());
  database.prepare(sql.revise).run('', id);
  database.prepare(sql.requeue).run(Date.now(), id);
}

/** Deletes a request for good, with its photos, and queues a notice about it for every channel of the shop. */
export function deleteRequest(database: DatabaseSync, { id, history }: LinkedQuote): void {
  transaction(database, () => {
    database.prepare(sql.addNotice).run(toDeletedText(id, history), id);
    database.prepare(sql.enqueueNotice).run(Date.now(), id);
    // A backup may still have the request. This keeps a restore from bringing it back.
    writeState(database, `deleted ${id}`, new Date().toISOString());
    database.prepare('DELETE FROM quotes WHERE id = ?').run(id);
  });
  truncateLog(database);
}
