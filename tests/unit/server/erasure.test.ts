import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/server/database';
import { getLinkSecret, toToken } from '../../../src/server/follow-up/links';
import { setStatus } from '../../../src/server/follow-up/changes';
import { openLink } from '../../../src/server/follow-up/open-link';
import { readPhotos } from '../../../src/server/photos/store';
import { makeBackup } from '../../../tools/quotes/backup';
import { remove } from '../../../tools/quotes/change';
import { restore } from '../../../tools/quotes/restore';
import { findOne, readAll } from '../../../tools/quotes/rows';
import { makeFolder } from '../../support/at-end';
import { toNewRequest, toStore } from './quote-app';

const wordings = ['Zephyr may send texts.', 'Xylem may send texts.'];
const words = ['Wilhelmina', 'Quetzal', 'Zephyr', 'Xylem', 'Obsidian', 'v3rs10n', 'textsAt', 'Amethyst'];
const photo = new Uint8Array(Buffer.from('Amethyst '.repeat(5000)));

/** A database with a request that was changed once, with consent to texts both times, and quoted. */
async function withRequest() {
  const folder = makeFolder();
  const data = join(folder, 'live', 'quotes.db');
  mkdirSync(join(folder, 'live'));
  const database = openDatabase(data);
  onTestFinished(() => database.close());
  const { store } = toStore(database, ['mail', 'visitor']);
  const send = (message: string, wording = '') =>
    store(
      toNewRequest(
        { name: 'Wilhelmina', message },
        { consent: { wording, version: 'v3rs10n' }, photos: [photo] },
      ),
    );
  await send('Quetzal windows', wordings[0]);
  const { id } = await send('Quetzal doors', wordings[1]);
  setStatus(database, id, 'quoted', 'Obsidian 480');
  const files = () =>
    readdirSync(join(folder, 'live'))
      .map((name) => readFileSync(join(folder, 'live', name), 'latin1'))
      .join('');
  /** The words of the request that are still in a file. */
  const findLeft = () => words.filter((word) => files().includes(word));
  return { database, data, id, findLeft, backup: join(folder, 'backup.db') };
}

it('a request that its visitor deletes leaves no byte, and no backup brings it back', async () => {
  const { database, data, id, findLeft, backup } = await withRequest();
  expect(findLeft()).toEqual(words);
  await makeBackup(database, backup, false);
  const token = toToken({ kind: 'visitor', id }, getLinkSecret(database));
  expect(openLink(database, token, { action: 'delete', value: '' })?.requests).toEqual([]);
  expect(findLeft()).toEqual([]);
  expect(await restore(backup, data)).toContain('0 requests came back');
  expect(readPhotos(database, id)).toEqual([]);
  expect(readAll(database)).toEqual([]);
  expect(findLeft()).toEqual([]);
});

it.each([
  ['the newer backup first', ['new.db', 'old.db']],
  ['the older backup first', ['old.db', 'new.db']],
])('what a visitor has deleted stays deleted when a new file gets two backups, %s', async (_order, files) => {
  const { database, id } = await withRequest();
  const folder = makeFolder();
  await makeBackup(database, join(folder, 'old.db'), false);
  openLink(database, toToken({ kind: 'visitor', id }, getLinkSecret(database)), {
    action: 'delete',
    value: '',
  });
  await makeBackup(database, join(folder, 'new.db'), false);

  const file = join(folder, 'quotes.db');
  const fresh = openDatabase(file);
  onTestFinished(() => fresh.close());
  for (const name of files) await restore(join(folder, name), file);
  expect(readAll(fresh)).toEqual([]);
  expect(readFileSync(file).includes('Wilhelmina')).toBe(false);
});

it('a backup brings back the photos of a request', async () => {
  const { database, data, id, backup } = await withRequest();
  await makeBackup(database, backup, false);
  database.exec('DELETE FROM quotes');
  expect(readPhotos(database, id)).toEqual([]);
  expect(await restore(backup, data)).toContain('1 request came back');
  expect(readPhotos(database, id)).toEqual([photo]);
});

it('a backup brings back a request whose key another request has by now', async () => {
  const { database, data, backup } = await withRequest();
  await makeBackup(database, backup, false);
  database.exec('DELETE FROM quotes');
  await toStore(database, []).store(toNewRequest());
  expect(await restore(backup, data)).toContain('1 request came back');
  expect(readAll(database)).toHaveLength(2);
});

it('a request that the shop deletes leaves no byte, and the message says where copies may be', async () => {
  const { database, id, findLeft } = await withRequest();
  const message = remove(database, [findOne(database, id)]);
  expect(findLeft()).toEqual([]);
  expect(message).toContain('mailbox');
  expect(message).toContain('backups hold it');
});

it('a deletion reports that words are still in the file while another program reads it', async () => {
  const { database, data, id, findLeft } = await withRequest();
  const reader = new DatabaseSync(data, { readOnly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM quotes').get();
  expect(() => remove(database, [findOne(database, id)])).toThrow(/still/i);
  reader.close();
  remove(database, []);
  expect(findLeft()).toEqual([]);
});
