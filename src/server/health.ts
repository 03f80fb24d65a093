import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { writeState } from './database.ts';
import { photoBytes as largestPhoto } from '../features/quote/rules/photos.ts';
import { storedBytes } from './photos/store.ts';
import { countOverdue } from './retention.ts';
import { unmeasured, type Health } from './types.ts';

/** The outbox is late if the shop was not told about a request for this long, in milliseconds: an hour. */
const lateAfter = 3_600_000;

/** The database counts as new for this long, in milliseconds: a day. */
const newFor = 24 * 3_600_000;

/** The most that a request takes on the disk with its indexes, in bytes. A smaller probe might fit on a full disk. */
const requestSize = 40_000;

export type Fault = { database: string } | { disk: string };

const faults: Readonly<Record<string, Fault>> = {
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

export class DatabaseError extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(Object.values(fault).join());
    this.fault = fault;
  }
}

/** What is wrong, from an error of SQLite or of the file system. */
export function classifyError(error: unknown): Fault {
  if (error instanceof DatabaseError) return error.fault;
  const errcode: unknown = Reflect.get(Object(error), 'errcode');
  // The result code is in the low byte.
  const code: unknown = typeof errcode === 'number' ? errcode & 0xff : Reflect.get(Object(error), 'code');
  return faults[String(code)] ?? { database: 'failing' };
}

export const isWrong = (word: unknown) => !['ok', 'new', 'unknown'].includes(String(word));

/** Throws unless the whole file is intact. */
export function checkSound(database: DatabaseSync): void {
  const check = database.prepare('PRAGMA quick_check(1)').get();
  if (check?.quick_check !== 'ok') throw new DatabaseError({ database: 'corrupt' });
}

/** Throws unless a value can be written and read again, and the whole file is intact. */
function tryWrite(database: DatabaseSync, file: string): void {
  const value = randomUUID().padEnd(requestSize, '.');
  writeState(database, 'probe', value);
  // A second connection reads what is on the disk, as the next start will.
  const reader = file === ':memory:' ? database : new DatabaseSync(file, { readOnly: true, timeout: 1000 });
  try {
    const row = reader.prepare("SELECT value FROM state WHERE name = 'probe'").get();
    if (row?.value !== value) throw new DatabaseError({ database: 'replaced' });
    checkSound(reader);
  } finally {
    if (reader !== database) reader.close();
  }
}

interface Watched {
  channels: readonly string[];
  photoBytes: number;
  keepDays: number;
}

/** The parts that can be read from the database. A channel is as good as its newest attempt, and `untested` until one worked. */
function readParts(database: DatabaseSync, { channels, photoBytes, keepDays }: Watched, now: number) {
  const rows = database
    .prepare(
      `SELECT channel, max(state = 'sent') AS isProven, max(state = 'waiting' AND error != '') OR
         coalesce(max(at) FILTER (WHERE state = 'given up') > max(at) FILTER (WHERE state = 'sent'), max(state = 'given up')) AS isFailing,
         max(status IN ('new', 'test') AND (state = 'given up' OR (state = 'waiting' AND abs(? - since) > ?))) AS isLate
       FROM outbox JOIN quotes ON quotes.id = outbox.quote WHERE channel != 'visitor' GROUP BY channel`,
    )
    .all(now, lateAfter);
  const toWord = (channel: string) => {
    if (!channels.includes(channel)) return 'not set';
    const row = rows.find((one) => one.channel === channel);
    if (row?.isLate) return 'late';
    if (row?.isFailing) return 'failing';
    return row?.isProven ? 'ok' : 'untested';
  };
  const isFull = storedBytes(database) + largestPhoto > photoBytes;
  const overdue = countOverdue(database, keepDays, now);
  return {
    outbox: rows.some(({ isLate }) => isLate) ? 'late' : 'ok',
    mail: toWord('mail'),
    webhook: toWord('webhook'),
    photos: photoBytes === 0 ? 'not set' : isFull ? 'full' : 'ok',
    retention: keepDays === 0 ? 'not set' : overdue > 0 ? `${overdue} overdue` : 'ok',
  };
}

/** Whether the file was just made. On a site that ran before, that means that the old file was not found. */
const isNew = (database: DatabaseSync, now: number) =>
  database
    .prepare("SELECT 1 FROM state WHERE name = 'created' AND value > ?")
    .get(new Date(now - newFor).toISOString()) !== undefined;

/**
 * Measures whether a request could be stored now and whether the shop is told in time: writes a row, reads it through a
 * second connection, checks the file, and looks at the outbox. `open` returns the database or throws.
 */
export function probe(open: () => DatabaseSync, file: string, watched: Watched, now = Date.now()): Health {
  let parts = unmeasured;
  try {
    const database = open();
    parts = { ...parts, ...readParts(database, watched, now) };
    tryWrite(database, file);
    const isWrong = Object.values(parts).some((word) => ['late', 'failing', 'full'].includes(word));
    return { ok: !isWrong, database: isNew(database, now) ? 'new' : 'ok', ...parts, disk: 'ok' };
  } catch (error) {
    return { ok: false, database: 'unknown', ...parts, ...classifyError(error) };
  }
}
