import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { writeState } from './database.ts';
import type { Health } from './types.ts';

/** How long the shop may not know of a request before the outbox counts as late, in milliseconds: an hour. */
const lateAfter = 3_600_000;

/** The most that a request takes on the disk with its indexes, in bytes. A smaller probe might fit on a full disk. */
const requestSize = 40_000;

/** What is wrong, by the part that it concerns. */
export type Trouble = { database: string } | { disk: string };

const troubles: Readonly<Record<string, Trouble>> = {
  // Result codes of SQLite: https://sqlite.org/rescode.html
  5: { database: 'locked' },
  6: { database: 'locked' },
  8: { database: 'read-only' },
  10: { disk: 'failing' },
  11: { database: 'corrupt' },
  13: { disk: 'full' },
  14: { database: 'cannot be opened' },
  26: { database: 'not a database' },
  ENOSPC: { disk: 'full' },
  EDQUOT: { disk: 'full' },
  EIO: { disk: 'failing' },
  EROFS: { database: 'read-only' },
  EACCES: { database: 'read-only' },
};

/** An error that already knows which part is in trouble. */
export class DatabaseTrouble extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(Object.values(trouble).join());
    this.trouble = trouble;
  }
}

/** The part of the server that an error of SQLite or of the file system comes from. */
export function toTrouble(error: unknown): Trouble {
  if (error instanceof DatabaseTrouble) return error.trouble;
  const errcode: unknown = Reflect.get(Object(error), 'errcode');
  // The result code is in the low byte.
  const code: unknown = typeof errcode === 'number' ? errcode & 0xff : Reflect.get(Object(error), 'code');
  return troubles[String(code)] ?? { database: 'failing' };
}

/** Throws unless the whole file is sound. */
export function checkSound(database: DatabaseSync): void {
  const check = database.prepare('PRAGMA quick_check(1)').get();
  if (check?.quick_check !== 'ok') throw new DatabaseTrouble({ database: 'corrupt' });
}

/** Throws unless a value that is written now can be read again, and the whole file is sound. */
function tryWrite(database: DatabaseSync, file: string): void {
  const value = randomUUID().padEnd(requestSize, '.');
  writeState(database, 'probe', value);
  // A second connection reads what is on the disk, as the next start will.
  const reader = file === ':memory:' ? database : new DatabaseSync(file, { readOnly: true, timeout: 1000 });
  try {
    const row = reader.prepare("SELECT value FROM state WHERE name = 'probe'").get();
    if (row?.value !== value) throw new DatabaseTrouble({ database: 'replaced' });
    checkSound(reader);
  } finally {
    if (reader !== database) reader.close();
  }
}

/**
 * Measures whether a request could be stored now and whether the shop is told in time: writes a row, reads it back through
 * a second connection, checks the file, and looks at the outbox. `open` gives the database, or throws.
 */
export function probe(
  open: () => DatabaseSync,
  file: string,
  hasNotifier: boolean,
  now = Date.now(),
): Health {
  const health = { ok: true, database: 'ok', disk: 'ok', outbox: 'ok', mail: hasNotifier ? 'ok' : 'not set' };
  try {
    const database = open();
    tryWrite(database, file);
    const late = database
      .prepare(
        `SELECT count(*) AS late, group_concat(DISTINCT channel) AS channels FROM outbox
         WHERE channel != 'visitor' AND (state = 'given up' OR (state = 'waiting' AND abs(? - since) > ?))`,
      )
      .get(now, lateAfter);
    if (Number(late?.late) === 0) return health;
    const isMail = String(late?.channels).includes('mail');
    return { ...health, ok: false, outbox: 'late', ...(isMail && { mail: 'late' }) };
  } catch (error) {
    return { ...health, ok: false, ...toTrouble(error) };
  }
}
