import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backup, type DatabaseSync } from 'node:sqlite';
import { isMissing, transaction, truncateLog } from '../../src/server/database.ts';
import { hasFault } from '../../src/server/database-faults.ts';
import { isListed } from '../../src/server/sql.ts';
import { toPlural } from '../../src/site/format/running-text.ts';
import { checkFully, withPrivateUmask } from './backup.ts';
import { openForCommand, openReadOnly, toCommandError } from './open.ts';

const parts = ['', '-wal', '-shm'];

/** What is wrong with a database file, or "ok". Throws if a lock or missing rights prevent the check. */
function checkFile(file: string): string {
  try {
    const database = openReadOnly(file);
    try {
      return checkFully(database);
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof Error && hasFault(error, 'corrupt', 'not a database')) return error.message;
    throw error;
  }
}

function openBackup(file: string): DatabaseSync {
  if (!file || !existsSync(file))
    throw new Error(`${file ? `There is no file ${file}. ` : ''}Name the backup to restore.`);
  const problem = checkFile(file);
  if (problem !== 'ok') throw new Error(`${file} is damaged, so nothing was restored from it: ${problem}`);
  const database = openReadOnly(file);
  if (database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'quotes'").get()) return database;
  database.close();
  throw new Error(`${file} holds no quote requests.`);
}

const columnsOf = (database: DatabaseSync, table: string) =>
  database
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name));

/** Copies the rows that the other table lacks, with the columns that both have. Returns how many. */
function copyTable(from: DatabaseSync, to: DatabaseSync, table: string, where = 'true'): number {
  const targetColumns = new Set(columnsOf(to, table));
  const columns = columnsOf(from, table).filter((name) => targetColumns.has(name));
  if (columns.length === 0) return 0;
  // Without the key of a request if another request has it.
  const placeholders = columns.map((name) =>
    name === 'key'
      ? 'CASE WHEN EXISTS (SELECT 1 FROM quotes WHERE key = :key) THEN NULL ELSE :key END'
      : `:${name}`,
  );
  // SELECT instead of VALUES, which allows no WHERE.
  const insert = to.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${placeholders.join(', ')} WHERE ${where} ON CONFLICT DO NOTHING`,
  );
  let count = 0;
  for (const row of from.prepare(`SELECT ${columns.join(', ')} FROM ${table} ORDER BY rowid`).iterate())
    count += Number(insert.run(row).changes);
  return count;
}

/**
 * Copies the requests that the other database lacks, with all that belongs to them, in one transaction. Deletes what a visitor
 * has deleted, if either database has a record of it. Returns how many were copied.
 */
function copyRows(from: DatabaseSync, to: DatabaseSync): number {
  return transaction(to, () => {
    copyTable(from, to, 'state', ":name LIKE 'deleted %'");
    to.exec("DELETE FROM quotes WHERE EXISTS (SELECT 1 FROM state WHERE name = 'deleted ' || quotes.id)");
    const isWanted =
      ":status != 'deleted' AND NOT EXISTS (SELECT 1 FROM state WHERE name = 'deleted ' || :id)";
    const count = copyTable(from, to, 'quotes', isWanted);
    for (const table of ['outbox', 'history', 'photos'])
      copyTable(from, to, table, 'EXISTS (SELECT 1 FROM quotes WHERE id = :quote)');
    copyTable(from, to, 'stopped');
    return count;
  });
}

/** Renames a damaged file, with SQLite's files beside it, instead of deleting it. Returns the new name. */
function moveAside(file: string): string {
  const damaged = `${file}.damaged-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}`;
  for (const part of parts) {
    if (!existsSync(file + part)) continue;
    renameSync(file + part, damaged + part);
    chmodSync(damaged + part, 0o600);
  }
  return damaged;
}

/** Replaces the server's file with a copy of the backup, which gets the owner of the folder. */
async function replaceWith(from: DatabaseSync, file: string): Promise<void> {
  const folder = dirname(resolve(file));
  const part = `${file}.part-${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await backup(from, part);
    chmodSync(part, 0o600);
    const { uid, gid } = statSync(folder);
    if (process.getuid?.() === 0) chownSync(part, uid, gid);
    renameSync(part, file);
  } catch (error) {
    throw toCommandError(error, file);
  } finally {
    rmSync(part, { force: true });
  }
}

/**
 * Restores requests from a backup. An intact file gets only the rows that it lacks, because its own are newer, and loses what
 * the backup records as deleted by a visitor. A missing or damaged file is replaced, which the server notices.
 */
export async function restore(file: string, databaseFile: string): Promise<string> {
  const from = openBackup(file);
  try {
    return await withPrivateUmask(async () => {
      const exists = existsSync(databaseFile);
      const to =
        !isMissing(databaseFile) && checkFile(databaseFile) === 'ok'
          ? openForCommand(databaseFile)
          : undefined;
      if (to) {
        try {
          const count = copyRows(from, to);
          truncateLog(to);
          return `${toPlural(count, 'request')} came back. Those already there are unchanged, except for what a visitor has deleted; what was sent is not sent again.`;
        } finally {
          to.close();
        }
      }
      // SQLite would apply a leftover log to the restored file.
      const movedTo = parts.some((part) => existsSync(databaseFile + part))
        ? moveAside(databaseFile)
        : undefined;
      await replaceWith(from, databaseFile);
      const count = Number(from.prepare(`SELECT count(*) AS n FROM quotes WHERE ${isListed}`).get()?.n);
      const message = `${toPlural(count, 'request')} came back into ${databaseFile}. What was sent is not sent again.`;
      if (!movedTo) return message;
      return exists
        ? `${message} The damaged file is kept as ${movedTo}.`
        : `${message} The log of the lost file is kept as ${movedTo}-wal.`;
    });
  } finally {
    from.close();
  }
}
