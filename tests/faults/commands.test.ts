import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/server/database';
import { makeBackup } from '../../tools/quotes/backup';
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
