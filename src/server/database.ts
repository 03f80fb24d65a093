import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/*
 * quotes: one row a request. `earlier` holds what the visitor had written before sending it again in other words.
 * outbox: one row for each request and each way to tell the shop of it; a row stays when it is sent or given up.
 * `at` is when it is due, or when it was settled. Times are in milliseconds since 1970.
 */
const schema = `
CREATE TABLE IF NOT EXISTS quotes (
  id TEXT PRIMARY KEY,
  key TEXT UNIQUE,
  hash TEXT NOT NULL,
  received INTEGER NOT NULL,
  status TEXT NOT NULL DEFAULT 'new',
  spam TEXT NOT NULL,
  revision INTEGER NOT NULL DEFAULT 0,
  quote TEXT NOT NULL,
  earlier TEXT NOT NULL DEFAULT '[]'
) STRICT;
CREATE INDEX IF NOT EXISTS quotes_by_hash ON quotes (hash, received);
CREATE INDEX IF NOT EXISTS quotes_by_time ON quotes (received);
CREATE TABLE IF NOT EXISTS outbox (
  quote TEXT NOT NULL REFERENCES quotes (id) ON DELETE CASCADE,
  channel TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'given up')),
  since INTEGER NOT NULL,
  at INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  error TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (quote, channel)
) STRICT;
CREATE INDEX IF NOT EXISTS outbox_by_time ON outbox (state, channel, at);
`;

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
    database.exec(`BEGIN IMMEDIATE; ${schema} COMMIT;`);
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
