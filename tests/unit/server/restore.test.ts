import { chmodSync, globSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/server/database';
import { readPhotos } from '../../../src/server/photos/store';
import { makeBackup, restore } from '../../../tools/quotes/backup';
import { makeFolder } from '../../support/at-end';
import { toNewRequest, toStore } from './quote-app';

/** Creates a database with one request per key, and its backup. */
async function withBackup(...keys: string[]) {
  const folder = makeFolder();
  const [data, copy] = [join(folder, 'quotes.db'), join(folder, 'copy.db')];
  const database = openDatabase(data);
  onTestFinished(() => {
    if (database.isOpen) database.close();
  });
  const send = (key: string) => toStore(database, ['mail']).store(toNewRequest({ message: key }, { key }));
  for (const key of keys) await send(key);
  database.exec("UPDATE outbox SET state = 'sent'");
  await makeBackup(database, copy, false);
  /** Reopens the file and runs a query. */
  const read = (sql: string) => {
    const now = openDatabase(data);
    const rows = now.prepare(sql).all();
    now.close();
    return rows;
  };
  const storedKeys = () => read('SELECT key FROM quotes ORDER BY key').map(({ key }) => key);
  return { folder, data, copy, database, send, read, storedKeys };
}

it('restoring adds what is missing, keeps what is newer, and sends nothing twice', async () => {
  const { data, copy, database, send, read, storedKeys } = await withBackup('a', 'b', 'c');
  database.exec("DELETE FROM quotes WHERE key = 'a'; UPDATE quotes SET revision = 7 WHERE key = 'b'");
  await send('d');
  const message = await restore(copy, data);
  expect(message).toContain('1 request came back');
  expect(message).toContain('not sent again');
  expect(storedKeys()).toEqual(['a', 'b', 'c', 'd']);
  expect(read('SELECT key FROM quotes WHERE revision = 7')).toEqual([{ key: 'b' }]);
  expect(read("SELECT count(*) AS n FROM outbox WHERE state = 'sent'")).toEqual([{ n: 3 }]);
  expect(await restore(copy, data)).toContain('0 requests came back');
});

it('a backup replaces a file only after a confirmation', async () => {
  const { folder, database } = await withBackup('a');
  const other = join(folder, 'other.db');
  writeFileSync(other, 'precious', { mode: 0o644 });
  await expect(makeBackup(database, other, false)).rejects.toThrow('--yes');
  expect(readFileSync(other, 'utf8')).toBe('precious');
  expect(await makeBackup(database, other, true)).toContain('1 request copied');
  expect(statSync(other).mode & 0o777).toBe(0o600);
});

it.each([
  ['cut off', (file: string) => truncateSync(file, 3 * 4096)],
  ['overwritten in the middle', (file: string) => writeFileSync(file, readFileSync(file).fill(7, 4096))],
])('a damaged file is moved aside before a backup takes its place: %s', async (_kind, damage) => {
  const { data, copy, database, storedKeys } = await withBackup('a', 'b');
  database.close();
  damage(data);
  chmodSync(data, 0o644);
  const message = await restore(copy, data);
  expect(message).toContain('2 requests came back');
  const [aside = ''] = globSync(`${data}.damaged-*`);
  expect(message).toContain(aside);
  expect([aside, data].map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
  expect(storedKeys()).toEqual(['a', 'b']);
});

it('restoring from a damaged backup, a missing one, or another file changes nothing', async () => {
  const { folder, data, copy, storedKeys } = await withBackup('a');
  const other = join(folder, 'other.db');
  const recipes = new DatabaseSync(other);
  recipes.exec('CREATE TABLE recipes (name TEXT)');
  recipes.close();
  await expect(restore(other, data)).rejects.toThrow('holds no quote requests');
  truncateSync(copy, 3 * 4096);
  await expect(restore(copy, data)).rejects.toThrow('is damaged');
  await expect(restore(join(folder, 'nowhere.db'), data)).rejects.toThrow('There is no file');
  expect(storedKeys()).toEqual(['a']);
});

it('a backup brings back the photos of a request, even if another has its key by now', async () => {
  const { data, copy, database } = await withBackup('a');
  const { id } = await toStore(database, ['mail']).store(
    toNewRequest({}, { photos: [new Uint8Array([1, 2])] }),
  );
  await makeBackup(database, copy, true);
  database.exec('DELETE FROM quotes');
  await toStore(database, []).store(toNewRequest({ message: 'Other' }));
  expect(await restore(copy, data)).toContain('2 requests came back');
  expect(readPhotos(database, id)).toEqual([new Uint8Array([1, 2])]);
});
