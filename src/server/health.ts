import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { checkIntegrity, writeState } from './database.ts';
import { classifyError, DatabaseError } from './database-faults.ts';
import { maxPhotoBytes } from '../features/quote/rules/photos.ts';
import { storedBytes } from './photos/store.ts';
import { countOverdue } from './retention.ts';
import { unmeasured, type Health } from './types.ts';
import { day, hour } from '../site/format/durations.ts';

/** How long a request may wait in the outbox before it is late, in milliseconds. */
const lateAfter = hour;

/** How long a database counts as new, in milliseconds. */
const newFor = day;

/** The largest request with its indexes, in bytes. A smaller probe might fit on a disk that is too full for a request. */
const maxRequestSize = 40_000;

/** The settings that decide what is healthy. */
interface HealthSettings {
  channels: readonly string[];
  photoBytes: number;
  keepDays: number;
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

/** The status of a channel. It is late once a request that the shop has not marked has waited too long or was given up. */
function readChannel(database: DatabaseSync, channel: string, now: number): string {
  const { isLate, isRetrying, givenUpAt, sentAt } =
    database
      .prepare(
        `SELECT
           max(status IN ('new', 'test') AND (state = 'given up' OR state = 'waiting' AND abs(? - since) > ?)) AS isLate,
           max(state = 'waiting' AND error != '') AS isRetrying,
           max(at) FILTER (WHERE state = 'given up') AS givenUpAt,
           max(at) FILTER (WHERE state = 'sent') AS sentAt
         FROM outbox JOIN quotes ON quotes.id = outbox.quote WHERE channel = ?`,
      )
      .get(now, lateAfter, channel) ?? {};
  if (isLate) return 'late';
  if (isRetrying || Number(givenUpAt) > Number(sentAt)) return 'failing';
  return sentAt ? 'ok' : 'untested';
}

/** The parts that can be read from the database. */
function readParts(database: DatabaseSync, { channels, photoBytes, keepDays }: HealthSettings, now: number) {
  const toStatus = (channel: string) =>
    channels.includes(channel) ? readChannel(database, channel, now) : 'not set';
  const [mail, webhook] = [toStatus('mail'), toStatus('webhook')];
  const photoStatus = storedBytes(database) + maxPhotoBytes > photoBytes ? 'full' : 'ok';
  const overdue = countOverdue(database, keepDays, now);
  const retentionStatus = overdue > 0 ? `${overdue} overdue` : 'ok';
  return {
    outbox: [mail, webhook].includes('late') ? 'late' : 'ok',
    mail,
    webhook,
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
 * a second connection, checks the file, and looks at the outbox. Takes 0.2 seconds with 500 megabytes of photos. `open`
 * returns the database or throws.
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
