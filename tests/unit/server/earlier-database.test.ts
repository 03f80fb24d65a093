import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../src/server/database';
import { startOutbox } from '../../../src/server/outbox';
import { makeFolder } from '../../support/at-end';
import { runTool } from '../../support/run-tool';
import { toNewRequest, toStore } from './quote-app';

/* A database of version 1.0, which also kept what the shop had done about a request, and who wanted no messages. */
const tables = `CREATE TABLE quotes (id TEXT PRIMARY KEY, key TEXT UNIQUE, hash TEXT NOT NULL, received INTEGER NOT NULL,
    status TEXT NOT NULL DEFAULT 'new', spam TEXT NOT NULL, revision INTEGER NOT NULL DEFAULT 0, quote TEXT NOT NULL,
    earlier TEXT NOT NULL DEFAULT '[]') STRICT;
  CREATE INDEX quotes_by_hash ON quotes (hash, received);
  CREATE INDEX quotes_by_time ON quotes (received);
  CREATE TABLE outbox (quote TEXT NOT NULL REFERENCES quotes (id) ON DELETE CASCADE, channel TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'given up')), since INTEGER NOT NULL, at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0, error TEXT NOT NULL DEFAULT '', PRIMARY KEY (quote, channel)) STRICT;
  CREATE INDEX outbox_by_time ON outbox (state, channel, at);
  CREATE TABLE photos (quote TEXT NOT NULL REFERENCES quotes (id) ON DELETE CASCADE, hash TEXT NOT NULL,
    data BLOB NOT NULL, PRIMARY KEY (quote, hash)) STRICT;
  CREATE TABLE history (quote TEXT NOT NULL REFERENCES quotes (id) ON DELETE CASCADE, status TEXT NOT NULL,
    detail TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (quote, at, status)) STRICT;
  CREATE TABLE stopped (contact TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;
  CREATE TABLE state (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;`;
const toFields = (name: string, more = '') =>
  `{"name":"${name}","phone":"512 555 0188","email":"${name.toLowerCase()}@example.com","serviceType":"residential","message":"Six windows."${more}}`;
const consent =
  ',"priceRange":"about $360","texts":"You may text me.","textsVersion":"a1b2c3d4","textsAt":"2026-01-02"';
const rows = `
  INSERT INTO quotes VALUES ('aaaa1111-1', 'k1', 'h1', 1700000000000, 'booked', '', 1, '${toFields('Ann', consent)}', '[${toFields('Anna')}]');
  INSERT INTO quotes VALUES ('bbbb2222-2', NULL, 'h2', 1700000001000, 'new', '', 0, '${toFields('Ben')}', '[]');
  INSERT INTO quotes VALUES ('cccc3333-3 deleted', NULL, '', 1700000002000, 'deleted', '', 0, '{"deleted":"The visitor deleted request cccc3333."}', '[]');
  INSERT INTO outbox VALUES ('aaaa1111-1', 'mail', 'sent', 1, 1, 1, ''), ('aaaa1111-1', 'visitor', 'sent', 1, 1, 1, ''),
    ('bbbb2222-2', 'mail', 'waiting', 1, 1, 0, ''), ('bbbb2222-2', 'visitor', 'waiting', 1, 1, 0, ''),
    ('cccc3333-3 deleted', 'mail', 'waiting', 1, 1, 0, '');
  INSERT INTO photos VALUES ('aaaa1111-1', 'p1', x'0102');
  INSERT INTO history VALUES ('aaaa1111-1', 'seen', '', 2), ('aaaa1111-1', 'booked', '2026-12-07', 3);
  INSERT INTO state VALUES ('link secret', 's'), ('deleted cccc3333-3', '2026-01-01');`;

function makeDatabase(more = '') {
  const folder = makeFolder();
  const file = join(folder, 'quotes.db');
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA journal_mode = WAL; ${tables} ${rows} ${more}`);
  database.close();
  const run = (...words: string[]) =>
    runTool({ PATH: process.env.PATH, QUOTES_DATA: file, SITE_DIR: folder }, 'tools/quotes.ts', ...words);
  return { folder, file, run };
}

it('the requests of an earlier version are listed, shown and exported, before and after a start', async () => {
  const { folder, file, run } = makeDatabase();
  const readAll = async () => {
    const { output } = await run();
    expect(output).toMatch(/bbbb2222 .* Ben .*\naaaa1111 .* Ann /);
    expect(output).toContain('2 requests');
    const { output: sheet } = await run('show', 'aaaa1111');
    for (const text of ['Name: Ann\n', 'Photos: 1', 'about $360', 'You may text me.', 'Name: Anna\n'])
      expect(sheet).toContain(text);
    const { output: exported } = await run('export', join(folder, 'all.csv'));
    expect(exported).toContain('2 requests written');
  };
  await readAll();
  const database = openDatabase(file);
  await startOutbox(database, [], () => {}).stop();
  database.close();
  await readAll();
});

it('consent to texts is not shown for whoever told an earlier version to stop all messages', async () => {
  for (const contact of ['ann@example.com', '5125550188']) {
    const hash = createHash('sha256').update(contact).digest('hex');
    const { run } = makeDatabase(`INSERT INTO stopped VALUES ('${hash}', 1);`);
    const { output } = await run('show', 'aaaa1111');
    expect(output).toContain('Name: Ann\n');
    expect(output).not.toContain('You may text me.');
  }
});

it('a backup of an earlier version is restored, without what a visitor had deleted', async () => {
  const earlier = makeDatabase();
  const { file, run } = makeDatabase('DELETE FROM quotes;');
  expect((await run('restore', earlier.file)).output).toContain('2 requests came back');
  const database = openDatabase(file);
  await toStore(database, ['mail']).store(toNewRequest());
  expect(database.prepare('SELECT count(*) AS n FROM quotes').get()).toEqual({ n: 3 });
  database.close();
});

it('the shop gets what an earlier version had not sent yet, and nobody else does', async () => {
  const database = openDatabase(makeDatabase().file);
  const sent: unknown[] = [];
  const send = ({ quote }: { quote: object }) => Promise.resolve(void sent.push(quote));
  const outbox = startOutbox(database, [{ channel: 'mail', send }], () => {});
  await expect.poll(() => sent).toMatchObject([{ name: 'Ben' }]);
  await outbox.stop();
  const waiting = database.prepare("SELECT * FROM outbox WHERE state = 'waiting'").all();
  expect([waiting, sent.length]).toEqual([[], 1]);
  database.close();
});
