import { execFileSync } from 'node:child_process';
import { copyFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase, writeState } from '../../src/server/database';
import { makeBackup } from '../../tools/quotes/backup';
import { openForCommand } from '../../tools/quotes/open';
import { makeFolder } from '../support/at-end';

const isRoot = process.getuid?.() === 0;

/** A folder on a disk of its own. Only root may mount one. */
function mountDisk(size = '1m') {
  const folder = makeFolder();
  const mount = (...words: string[]) => execFileSync('mount', [...words, folder], { stdio: 'pipe' });
  mount('-t', 'tmpfs', '-o', `size=${size}`, 'none');
  onTestFinished(() => void execFileSync('umount', [folder]));
  return folder;
}

it.runIf(isRoot)('a backup that just fits on its disk is made, and otherwise its disk is full', async () => {
  const data = join(makeFolder(), 'quotes.db');
  const database = openDatabase(data);
  onTestFinished(() => database.close());
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  for (const pages of [-1, 1, 2, 8]) {
    const copy = join(mountDisk(String(statSync(data).size + pages * 4096)), 'copy.db');
    const made = makeBackup(database, copy, false);
    if (pages >= 2) expect(await made).toContain(`0 requests are in ${copy}.`);
    else await expect(made).rejects.toThrow(`${copy} cannot be used: database or disk is full. Make room`);
  }
});

it.runIf(isRoot)('on a read-only disk, a command says how to read a log without its -shm file', () => {
  const live = join(makeFolder(), 'quotes.db');
  const database = openDatabase(live);
  onTestFinished(() => database.close());
  writeState(database, 'only', 'in the log');
  const disk = mountDisk();
  const files = (folder: string) => ['quotes.db', 'quotes.db-wal'].map((name) => join(folder, name));
  const copy = (from: string, to: string) =>
    files(from).forEach((file, at) => copyFileSync(file, files(to)[at] ?? ''));
  copy(dirname(live), disk);
  execFileSync('mount', ['-o', 'remount,ro', disk]);
  const data = join(disk, 'quotes.db');
  expect(() => openForCommand(data, true)).toThrow(
    `${data} cannot be used: unable to open database file. Copy it and ${data}-wal to another disk, and name the copy with QUOTES_DATA.`,
  );
  const elsewhere = makeFolder();
  copy(disk, elsewhere);
  const saved = openForCommand(join(elsewhere, 'quotes.db'), true);
  expect(saved?.prepare("SELECT value FROM state WHERE name = 'only'").get()?.value).toBe('in the log');
  saved?.close();
});

it.runIf(isRoot)('a backup onto a read-only disk asks for another one', async () => {
  const disk = mountDisk();
  execFileSync('mount', ['-o', 'remount,ro', disk]);
  const copy = join(disk, 'copy.db');
  await expect(makeBackup(openDatabase(':memory:'), copy, false)).rejects.toThrow(
    `${copy} cannot be used: unable to open database file. Name a file in another folder or on another disk.`,
  );
});
