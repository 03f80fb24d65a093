import { existsSync, renameSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { isListed } from '../../src/server/sql.ts';
import { explainErrors } from './open.ts';

/** What the full check of SQLite finds wrong with a database, or "ok". */
export function checkFully(database: DatabaseSync): string {
  return String(database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check);
}

/** Runs a function. Only this user can read the files that it creates. */
export async function withPrivateUmask<Value>(run: () => Value): Promise<Awaited<Value>> {
  const previous = process.umask(0o077);
  try {
    return await run();
  } finally {
    process.umask(previous);
  }
}

/** Copies the database into a new file, and returns how many requests it has. Throws if the copy is damaged. */
async function copyTo(file: string, database: DatabaseSync): Promise<number> {
  // In one step, because otherwise the copy would start over whenever the server stores a request.
  await backup(database, file, { rate: 2 ** 31 - 1 });
  const copy = new DatabaseSync(file);
  try {
    // One file, with no log beside it. With an exclusive lock, SQLite needs no -shm file, which may not fit.
    copy.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE');
    const problem = checkFully(copy);
    if (problem !== 'ok') throw new Error(`The copy is damaged, so it was not kept: ${problem}`);
    return Number(copy.prepare(`SELECT count(*) AS n FROM quotes WHERE ${isListed}`).get()?.n);
  } finally {
    copy.close();
  }
}

/** Copies the requests into a new file while the server runs, and checks the copy before it gets its name. */
export async function makeBackup(database: DatabaseSync, file: string, mayReplace: boolean): Promise<string> {
  if (!file) throw new Error('Name the file of the backup: npm run quotes -- backup quotes-backup.db');
  if (existsSync(file) && !mayReplace)
    throw new Error(`${file} is there already. Name another file, or add --yes to replace it.`);
  const part = `${file}.part-${process.pid}`;
  return withPrivateUmask(async () => {
    try {
      const remedy = 'Name a file in another folder or on another disk.';
      const count = await explainErrors(file, () => copyTo(part, database), remedy);
      renameSync(part, file);
      return `${count} ${count === 1 ? 'request is' : 'requests are'} in ${file}. Keep it where nobody else can read it.`;
    } finally {
      for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(part + ending, { force: true });
    }
  });
}
