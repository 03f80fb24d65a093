import type { DatabaseSync } from 'node:sqlite';
import { toJson } from './answers.ts';

/** How long a request may wait to be mailed before health says so, in milliseconds: an hour. */
const late = 3_600_000;

/**
 * The answer for those who watch the server: 200 while requests can be kept, 503 if not.
 * `outbox` is `fine`, or `late` if the shop was not told of a request for an hour or more.
 */
export function toHealth(database: DatabaseSync, now = Date.now()): Response {
  try {
    // Takes the lock of a writer, so that a full disk or a file without rights shows.
    database.exec('BEGIN IMMEDIATE; ROLLBACK;');
    const row = database
      .prepare(
        "SELECT count(*) AS late FROM outbox WHERE state = 'given up' OR (state = 'waiting' AND since < ?)",
      )
      .get(now - late);
    return toJson(200, { ok: true, outbox: Number(row?.late) > 0 ? 'late' : 'fine' });
  } catch {
    return toJson(503, { ok: false });
  }
}
