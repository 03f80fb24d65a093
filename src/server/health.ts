import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { writeState } from './database.ts';
import { maxPhotoBytes } from '../features/quote/rules/photos.ts';
import { storedBytes } from './photos/store.ts';
import { countOverdue } from './retention.ts';
import { unmeasured, type Health } from './types.ts';

/** The outbox is late once a request has waited for an hour, or was given up. In milliseconds. */
const lateAfter = 3_600_000;

/** A database counts as new for a day. In milliseconds. */
const newFor = 24 * 3_600_000;

/** The largest request with its indexes, in bytes. A smaller probe might fit on a disk that is too full for a request. */
const maxRequestSize = 40_000;

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

/** The fault behind an error of SQLite or of the file system. */
export function classifyError(error: unknown): Fault {
  if (error instanceof DatabaseError) return error.fault;
  const errcode: unknown = Reflect.get(Object(error), 'errcode');
  // The result code is in the low byte.
  const code: unknown = typeof errcode === 'number' ? errcode & 0xff : Reflect.get(Object(error), 'code');
  return faults[String(code)] ?? { database: 'failing' };
}

/** Whether a part of the health is a fault. */
export const isWrong = (word: unknown) => !['ok', 'new', 'unknown'].includes(String(word));

/** Throws a DatabaseError unless the whole file is intact. */
export function checkIntegrity(database: DatabaseSync): void {
  const check = database.prepare('PRAGMA quick_check(1)').get();
  if (check?.quick_check !== 'ok') throw new DatabaseError({ database: 'corrupt' });
}

/** Throws unless a value can be written and read back, and the whole file is intact. */
function tryWrite(database: DatabaseSync, file: string): void {
  const value = randomUUID().padEnd(maxRequestSize, '.');
  writeState(database, 'probe', value);
  // A second connection reads what is on the disk, as the next start will.
  const reader = file === ':memory:' ? database : new DatabaseSync(file, { readOnly: true, timeout: 1000 });
  try {
    const row = reader.prepare("SELECT value FROM state WHERE name = 'probe'").get();
    if (row?.value !== value) throw new DatabaseError({ database: 'replaced' });
    checkIntegrity(reader);
  } finally {
    if (reader !== database) reader.close();
  }
}

/** The settings that decide what is healthy. */
interface HealthSettings {
  channels: readonly string[];
  photoBytes: number;
  keepDays: number;
}

/**
 * The parts that can be read from the database. A channel is `failing` while a request waits after an error, or if the newest
 * finished attempt was given up. Until an attempt has worked, it is `untested`.
 */
function readParts(database: DatabaseSync, { channels, photoBytes, keepDays }: HealthSettings, now: number) {
  const rows = database
    .prepare(
      `SELECT channel, max(state = 'sent') AS isProven, max(state = 'waiting' AND error != '') OR
         coalesce(max(at) FILTER (WHERE state = 'given up') > max(at) FILTER (WHERE state = 'sent'), max(state = 'given up')) AS isFailing,
         max(status IN ('new', 'test') AND (state = 'given up' OR (state = 'waiting' AND abs(? - since) > ?))) AS isLate
       FROM outbox JOIN quotes ON quotes.id = outbox.quote WHERE channel != 'visitor' GROUP BY channel`,
    )
    .all(now, lateAfter);
  const channelStatus = (channel: string) => {
    if (!channels.includes(channel)) return 'not set';
    const row = rows.find((each) => each.channel === channel);
    if (row?.isLate) return 'late';
    if (row?.isFailing) return 'failing';
    return row?.isProven ? 'ok' : 'untested';
  };
  const photoStatus = storedBytes(database) + maxPhotoBytes > photoBytes ? 'full' : 'ok';
  const overdue = countOverdue(database, keepDays, now);
  const retentionStatus = overdue > 0 ? `${overdue} overdue` : 'ok';
  return {
    outbox: rows.some(({ isLate }) => isLate) ? 'late' : 'ok',
    mail: channelStatus('mail'),
    webhook: channelStatus('webhook'),
    photos: photoBytes === 0 ? 'not set' : photoStatus,
    retention: keepDays === 0 ? 'not set' : retentionStatus,
  };
}

/** Whether the file is less than a day old. On an established site that means that the old one was not found. */
const isNew = (database: DatabaseSync, now: number) =>
  database
    .prepare("SELECT 1 FROM state WHERE name = 'created' AND value > ?")
    .get(new Date(now - newFor).toISOString()) !== undefined;

/**
 * Measures whether a request could be stored now, and whether the shop is notified in time: writes a row, reads it through
 * a second connection, checks the file, and looks at the outbox. `open` returns the database or throws.
 */
export function probe(
  open: () => DatabaseSync,
  file: string,
  settings: HealthSettings,
  now = Date.now(),
): Health {
  let parts = unmeasured;
  try {
    const database = open();
    parts = { ...parts, ...readParts(database, settings, now) };
    tryWrite(database, file);
    const hasFault = Object.values(parts).some((word) => ['late', 'failing', 'full'].includes(word));
    return { ok: !hasFault, database: isNew(database, now) ? 'new' : 'ok', ...parts, disk: 'ok' };
  } catch (error) {
    return { ok: false, database: 'unknown', ...parts, ...classifyError(error) };
  }
}
