import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { commandTimeout, openDatabase } from '../../src/server/database.ts';
import { check, privately } from './backup.ts';
import { copyRows } from './copy-rows.ts';

const parts = ['', '-wal', '-shm'];
const counted = (count: number) => `${count} ${count === 1 ? 'request' : 'requests'}`;

/** SQLite's codes for a file with damage (11) and for one that is no database at all (26). */
const isDamage = (error: unknown) =>
  error instanceof Error && 'errcode' in error && [11, 26].includes(Number(error.errcode) & 0xff);

/** What is wrong with a file of requests, "ok" if nothing; a lock or a lack of rights says nothing of it and is thrown. */
function checkFile(file: string): string {
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    try {
      return check(database);
    } finally {
      database.close();
    }
  } catch (error) {
    if (isDamage(error)) return error instanceof Error ? error.message : String(error);
    throw error;
  }
}

function openBackup(file: string): DatabaseSync {
  if (!file || !existsSync(file))
    throw new Error(`There is no file ${file || 'named'}. Name the backup to restore.`);
  const found = checkFile(file);
  if (found !== 'ok') throw new Error(`${file} is damaged, so nothing was restored from it: ${found}`);
  const database = new DatabaseSync(file, { readOnly: true });
  if (database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'quotes'").get()) return database;
  database.close();
  throw new Error(`${file} holds no requests for quotes.`);
}

/** Moves a damaged file and what belongs to it aside, where it may still be looked into. */
function moveAside(data: string): string {
  const at = `${data}.damaged-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}`;
  for (const part of parts) {
    if (!existsSync(data + part)) continue;
    renameSync(data + part, at + part);
    chmodSync(at + part, 0o600);
  }
  return at;
}

/** Puts a copy of the backup where the server looks for its file; it belongs to whom the folder belongs to. */
async function putInPlace(from: DatabaseSync, data: string): Promise<void> {
  const folder = dirname(resolve(data));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const part = `${data}.part-${process.pid}`;
  try {
    await backup(from, part);
    chmodSync(part, 0o600);
    const { uid, gid } = statSync(folder);
    if (process.getuid?.() === 0) chownSync(part, uid, gid);
    renameSync(part, data);
  } finally {
    rmSync(part, { force: true });
  }
}

/**
 * Brings requests back from a backup: into a sound file what it lacks, as its own rows are the newer ones; in place of
 * one that is missing or damaged the whole backup. The server notices a new file by itself.
 */
export async function restore(file: string, data: string): Promise<string> {
  const from = openBackup(file);
  try {
    return await privately(async () => {
      const isThere = existsSync(data);
      if (isThere && checkFile(data) === 'ok') {
        const to = openDatabase(data, commandTimeout);
        try {
          const count = copyRows(from, to);
          return `${counted(count)} came back. Those that were there are as they were; what was sent is not sent again.`;
        } finally {
          to.close();
        }
      }
      // A log that was left behind would be played into the restored file.
      const aside = parts.some((part) => existsSync(data + part)) ? moveAside(data) : undefined;
      await putInPlace(from, data);
      const count = Number(from.prepare("SELECT count(*) AS n FROM quotes WHERE status != 'test'").get()?.n);
      const moved = aside
        ? ` ${isThere ? 'The damaged file is' : 'The log that was left of the lost file is'} kept as ${aside}${isThere ? '' : '-wal'}.`
        : '';
      return `${counted(count)} came back into ${data}. What was sent is not sent again.${moved}`;
    });
  } finally {
    from.close();
  }
}
