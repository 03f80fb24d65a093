import { chownSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { commandTimeout, openFile } from '../../src/server/sqlite.ts';
import { isListed, toCode } from '../../src/server/store.ts';
import { toPlural } from '../../src/site/format/running-text.ts';

export const restoreRemedy = 'Restore a backup: npm run quotes -- restore copy.db';

/** An error of the database or the file system with the file, what is wrong with it and what to do. */
export function explain(error: unknown, file: string): unknown {
  if (!Object.keys(error ?? {}).some((key) => /^err(?:code|no)$/.test(key))) return error;
  const remedy = `Run the command as the user of the server, or as root. If the file is damaged: ${restoreRemedy}`;
  return new Error(`${file} cannot be used: ${toCode(error)}. ${remedy}`, { cause: error });
}

/** Whether there is nothing to read in a file. */
export const isMissing = (file: string) => !statSync(file, { throwIfNoEntry: false })?.size;

export const openReadOnly = (file: string) =>
  new DatabaseSync(file, { readOnly: true, timeout: commandTimeout });

/** Throws unless a file has requests and the full check of SQLite finds it intact. The message ends with the remedy. */
function checkFile(file: string, remedy: string): void {
  using database = openReadOnly(file);
  try {
    const { integrity_check: result } = database.prepare('PRAGMA integrity_check(1)').get() ?? {};
    if (result !== 'ok') throw new Error('no such table');
    database.prepare('SELECT 1 FROM quotes').get();
  } catch (error) {
    const isWrong = /malformed|not a database|no such table/.test(`${toCode(error)} ${String(error)}`);
    throw isWrong ? new Error(`${file} is damaged, or holds no quote requests. ${remedy}`) : error;
  }
}

const countIn = (database: DatabaseSync) =>
  Number(database.prepare(`SELECT count(*) AS n FROM main.quotes WHERE ${isListed}`).get()?.n);

/** Copies the requests into one new file while the server runs, and checks the copy before it gets its name. */
export function makeBackup(database: DatabaseSync, file: string, mayReplace: boolean): string {
  if (!file) throw new Error('Name the file of the backup: npm run quotes -- backup quotes-backup.db');
  if (existsSync(file) && !mayReplace)
    throw new Error(`${file} already exists. Name another file, or add --yes to replace it.`);
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    database.prepare('VACUUM INTO ?').run(part);
    checkFile(part, 'Nothing was copied. Check the disk.');
    renameSync(part, file);
  } catch (error) {
    throw explain(error, file);
  } finally {
    rmSync(part, { force: true });
  }
  return `${toPlural(countIn(database), 'request')} copied to ${file}. Keep it where nobody else can read it.`;
}

/** Copies the requests that a database lacks, with their outbox and photos. Its own are newer, so they stay as they are. */
function copyRows(file: string, to: DatabaseSync): number {
  const before = countIn(to);
  to.prepare('ATTACH ? AS backup').run(file);
  // Without the key of a request if another request has it.
  to.exec(`BEGIN IMMEDIATE;
    INSERT OR IGNORE INTO quotes SELECT id, iif(key IN (SELECT key FROM main.quotes), NULL, key), hash, received,
      status, spam, revision, quote, earlier FROM backup.quotes WHERE status != 'deleted';
    INSERT OR IGNORE INTO outbox SELECT * FROM backup.outbox WHERE quote IN (SELECT id FROM main.quotes);
    INSERT OR IGNORE INTO photos SELECT * FROM backup.photos WHERE quote IN (SELECT id FROM main.quotes);
    COMMIT`);
  return countIn(to) - before;
}

/** Restores from a backup what the database lacks, or all if it is lost. Refuses to touch a damaged file. */
export function restore(file: string, databaseFile: string): string {
  if (!existsSync(file)) throw new Error(`There is no file "${file}". Name the backup to restore.`);
  checkFile(file, 'Nothing was restored from it. Try an older backup.');
  const isLost = isMissing(databaseFile);
  if (!isLost)
    checkFile(databaseFile, 'Stop the server, move the file and its -wal and -shm away, and restore again.');
  const part = `${databaseFile}.part`;
  const to = openFile(isLost ? part : databaseFile, commandTimeout);
  const count = copyRows(file, to);
  to.close();
  if (isLost) {
    // SQLite would apply what is left of the lost file's log to the new one.
    for (const end of ['-wal', '-shm'])
      if (existsSync(databaseFile + end)) renameSync(databaseFile + end, `${databaseFile}.lost${end}`);
    const { uid, gid } = statSync(dirname(resolve(databaseFile)));
    if (process.getuid?.() === 0) chownSync(part, uid, gid);
    renameSync(part, databaseFile);
  }
  return `${toPlural(count, 'request')} came back into ${databaseFile}. What was sent is not sent again.`;
}
