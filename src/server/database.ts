import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { tables } from './sql.ts';

/**
 * Opens the file of requests and makes it if there is none; readable by this user alone.
 * FULL: a commit is on the disk before it returns. `secure_delete`: what is deleted is overwritten.
 */
export function openDatabase(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(resolve(file)), { recursive: true, mode: 0o700 });
  const usual = process.umask(0o077);
  try {
    const database = new DatabaseSync(file, { timeout: 5000 });
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
    database.exec(`BEGIN IMMEDIATE; ${tables.join('; ')}; COMMIT;`);
    return database;
  } finally {
    process.umask(usual);
  }
}

/** Deletes requests, their outbox with them, and what the log of changes still held of them. Returns how many. */
export function deleteQuotes(database: DatabaseSync, where: string, ...values: (string | number)[]): number {
  const { changes } = database.prepare(`DELETE FROM quotes WHERE ${where}`).run(...values);
  if (changes) database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  return Number(changes);
}
