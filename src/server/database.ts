import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseError } from './database-faults.ts';
import { tables } from './sql.ts';

/** How long one call waits for another process to release a lock, in milliseconds. */
const lockTimeout = 1000;
/** The same for a command that somebody runs by hand. */
export const commandTimeout = 10_000;

/**
 * Opens the database, or creates it. Only this user can read it.
 * FULL: a commit is on the disk before it returns. `secure_delete`: what is deleted is overwritten.
 */
export function openDatabase(file: string, timeout = lockTimeout): DatabaseSync {
  if (file !== ':memory:') {
    mkdirSync(dirname(resolve(file)), { recursive: true, mode: 0o700 });
    // SQLite gives its -wal and -shm files the mode of this one.
    closeSync(openSync(file, 'a', 0o600));
  }
  const database = new DatabaseSync(file, { timeout });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
    database.exec(`BEGIN IMMEDIATE; ${tables.join('; ')}; COMMIT;`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Throws a DatabaseError unless the whole file is intact. */
export function checkIntegrity(database: DatabaseSync): void {
  const check = database.prepare('PRAGMA quick_check(1)').get();
  if (check?.quick_check !== 'ok') throw new DatabaseError({ database: 'corrupt' });
}

/** Runs a function in one transaction. If it throws, nothing changes. */
export function transaction<Value>(database: DatabaseSync, run: () => Value): Value {
  database.exec('BEGIN IMMEDIATE');
  try {
    const value = run();
    database.exec('COMMIT');
    return value;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Stores a value about the server itself, by name. */
export function writeState(database: DatabaseSync, name: string, value: string): void {
  database
    .prepare('INSERT INTO state VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value')
    .run(name, value);
}

/** The device and inode of a file, or undefined where there is no file. */
export function fileIdentity(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

/** Whether a database has to be created. An empty file, as a power cut may leave it, has lost what was in it. */
export const isMissing = (file: string): boolean => !statSync(file, { throwIfNoEntry: false })?.size;

/**
 * Empties the write-ahead log, which still has what was deleted. Returns false if another program is reading the file. The
 * server tries again every hour.
 */
export const truncateLog = (database: DatabaseSync): boolean =>
  Number(database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy) === 0;

/**
 * Deletes requests with all that belongs to them, and returns how many. Overwrites them in every file of the database, unless
 * another program is reading it (see `truncateLog`).
 */
export function deleteQuotes(database: DatabaseSync, where: string, ...values: (string | number)[]): number {
  const { changes } = database.prepare(`DELETE FROM quotes WHERE ${where}`).run(...values);
  truncateLog(database);
  return Number(changes);
}
