import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import {
  commandTimeout,
  isMissing,
  openDatabase,
  transaction,
  truncateLog,
} from '../../src/server/database.ts';
import { DatabaseError, describeError, hasFault } from '../../src/server/database-faults.ts';
import { isListed } from '../../src/server/sql.ts';
import { toPlural } from '../../src/site/format/running-text.ts';

/** An error of the database or the file system with the file, what is wrong with it and what to do. */
export function explain(error: unknown, file: string): unknown {
  const isKnown =
    error instanceof DatabaseError || Object.keys(error ?? {}).some((key) => /^err(code|no)$/.test(key));
  if (!isKnown) return error;
  const text = describeError(error, file, 'Run the command as the user of the server, or as root.');
  const isOld = String(error).includes('no such table');
  return new Error(isOld ? `${text} Start the server once, which updates it.` : text, { cause: error });
}

export const openReadOnly = (file: string) =>
  new DatabaseSync(file, { readOnly: true, timeout: commandTimeout });

/** What the full check of SQLite finds wrong with a file, or "ok". Throws if a lock or missing rights prevent the check. */
function checkFile(file: string): string {
  const database = openReadOnly(file);
  try {
    return String(database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check);
  } catch (error) {
    if (error instanceof Error && hasFault(error, 'corrupt', 'not a database')) return error.message;
    throw error;
  } finally {
    database.close();
  }
}

/**
 * Copies a database into one new file that only its owner can read, and checks it before it gets its name. Returns how many
 * requests it has.
 */
async function copyTo(file: string, from: DatabaseSync): Promise<number> {
  const part = `${file}.part-${process.pid}`;
  const previous = process.umask(0o077);
  try {
    // In one step, because otherwise the copy would start over whenever the server stores a request.
    await backup(from, part, { rate: 2 ** 31 - 1 });
    const copy = new DatabaseSync(part);
    // With an exclusive lock, SQLite needs no -shm file, which may not fit.
    copy.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE');
    const { n } = copy.prepare(`SELECT count(*) AS n FROM quotes WHERE ${isListed}`).get() ?? {};
    copy.close();
    const problem = checkFile(part);
    if (problem !== 'ok') throw new Error(`The copy is damaged, so it was not kept: ${problem}`);
    renameSync(part, file);
    return Number(n);
  } catch (error) {
    throw explain(error, file);
  } finally {
    for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(part + ending, { force: true });
    process.umask(previous);
  }
}

/** Copies the requests into a new file while the server runs. */
export async function makeBackup(database: DatabaseSync, file: string, mayReplace: boolean): Promise<string> {
  if (!file) throw new Error('Name the file of the backup: npm run quotes -- backup quotes-backup.db');
  if (existsSync(file) && !mayReplace)
    throw new Error(`${file} is there already. Name another file, or add --yes to replace it.`);
  const count = await copyTo(file, database);
  return `${toPlural(count, 'request')} copied to ${file}. Keep it where nobody else can read it.`;
}

/**
 * Copies the requests that a database lacks from a backup, with their outbox and photos. What a visitor had deleted by the
 * records of an earlier version stays deleted. Returns how many were copied.
 */
function copyRows(file: string, to: DatabaseSync): number {
  to.prepare('ATTACH ? AS backup').run(file);
  const isDeleted = "EXISTS (SELECT 1 FROM state WHERE name = 'deleted ' || quotes.id)";
  const count = () => Number(to.prepare('SELECT count(*) AS n FROM main.quotes').get()?.n);
  return transaction(to, () => {
    to.exec(`INSERT OR IGNORE INTO state SELECT * FROM backup.state WHERE name LIKE 'deleted %';
      DELETE FROM quotes WHERE ${isDeleted}`);
    const before = count();
    // Without the key of a request if another request has it.
    to.exec(`INSERT OR IGNORE INTO main.quotes SELECT id, iif(key IN (SELECT key FROM main.quotes), NULL, key), hash,
      received, status, spam, revision, quote, earlier FROM backup.quotes WHERE status != 'deleted' AND NOT ${isDeleted}`);
    for (const table of ['outbox', 'photos'])
      to.exec(`INSERT OR IGNORE INTO main.${table} SELECT * FROM backup.${table}
        WHERE quote IN (SELECT id FROM main.quotes)`);
    return count() - before;
  });
}

/** Renames what is left of a damaged or lost file, because SQLite would apply its log to the next. Says the new name. */
function moveAside(file: string): string {
  const aside = `${file}.damaged-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}`;
  const parts = ['', '-wal', '-shm'].filter((part) => existsSync(file + part));
  for (const part of parts) {
    renameSync(file + part, aside + part);
    chmodSync(aside + part, 0o600);
  }
  return parts.length > 0 ? ` The damaged file is kept as ${aside}${parts[0] ?? ''}.` : '';
}

/**
 * Restores requests from a backup. An intact file gets only the rows that it lacks, because its own are newer. A missing or
 * damaged file is replaced, which the server notices.
 */
export async function restore(file: string, databaseFile: string): Promise<string> {
  if (!file || !existsSync(file))
    throw new Error(`${file ? `There is no file ${file}. ` : ''}Name the backup to restore.`);
  const problem = checkFile(file);
  if (problem !== 'ok') throw new Error(`${file} is damaged, so nothing was restored from it: ${problem}`);
  const from = openReadOnly(file);
  try {
    if (!from.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'quotes'").get())
      throw new Error(`${file} holds no quote requests.`);
    if (!isMissing(databaseFile) && checkFile(databaseFile) === 'ok') {
      const to = openDatabase(databaseFile, commandTimeout);
      const copied = copyRows(file, to);
      truncateLog(to);
      to.close();
      return `${toPlural(copied, 'request')} came back. Those already there are unchanged, and what was sent is not sent again.`;
    }
    const aside = moveAside(databaseFile);
    const folder = dirname(resolve(databaseFile));
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const copied = await copyTo(databaseFile, from);
    const { uid, gid } = statSync(folder);
    if (process.getuid?.() === 0) chownSync(databaseFile, uid, gid);
    return `${toPlural(copied, 'request')} came back into ${databaseFile}. What was sent is not sent again.${aside}`;
  } catch (error) {
    throw explain(error, databaseFile);
  } finally {
    from.close();
  }
}
