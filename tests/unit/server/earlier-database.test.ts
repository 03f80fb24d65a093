import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { atEnd, makeFolder } from '../../support/at-end';
import { answer, startQuoteServer } from '../../support/quote-server';
import { runTool } from '../../support/run-tool';
import { serveSite, typed } from './serve';

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
  INSERT INTO outbox VALUES ('aaaa1111-1', 'webhook', 'sent', 1, 1, 1, ''), ('aaaa1111-1', 'visitor', 'sent', 1, 1, 1, ''),
    ('bbbb2222-2', 'webhook', 'waiting', 1, 1, 0, ''), ('bbbb2222-2', 'visitor', 'waiting', 1, 1, 0, ''),
    ('cccc3333-3 deleted', 'webhook', 'waiting', 1, 1, 0, '');
  INSERT INTO photos VALUES ('aaaa1111-1', 'p1', x'0102');
  INSERT INTO history VALUES ('aaaa1111-1', 'seen', '', 2), ('aaaa1111-1', 'booked', '2026-12-07', 3);
  INSERT INTO state VALUES ('link secret', 's'), ('deleted cccc3333-3', '2026-01-01');`;

it('a database of an earlier version is listed, shown, exported, opened and restored, and the shop gets what it lacks', async () => {
  const folder = makeFolder();
  const file = join(folder, 'quotes.db');
  const earlier = new DatabaseSync(file);
  earlier.exec(`PRAGMA journal_mode = WAL; ${tables} ${rows}`);
  earlier.close();
  const runOn = async (data: string, ...words: string[]) =>
    (
      await runTool(
        { PATH: process.env.PATH, QUOTES_DATA: data, SITE_DIR: folder },
        'tools/quotes.ts',
        ...words,
      )
    ).output;
  expect(await runOn(file)).toMatch(/bbbb2222 .* Ben .*\naaaa1111 .* booked +Ann .*\n2 requests/);
  const sheet = await runOn(file, 'show', 'aaaa1111');
  for (const text of ['Name: Ann\n', 'Photos: 1', 'Name: Anna\n']) expect(sheet).toContain(text);
  expect(await runOn(file, 'export', join(folder, 'all.csv'))).toContain('2 requests written');
  expect(readFileSync(join(folder, 'all.csv'), 'utf8')).toContain('"Ann"');
  expect(await runOn(file, 'backup', join(folder, 'copy.db'))).toContain('2 requests copied');

  const hook = await startQuoteServer(answer(200, ''));
  atEnd(hook.stop);
  const { send } = await serveSite({ data: file, webhook: hook.url });
  await expect.poll(() => hook.received.length).toBe(1);
  expect((await send(typed)).status).toBe(201);
  await expect
    .poll(() => hook.received.map(({ body }) => (JSON.parse(body) as { name: string }).name))
    .toEqual(['Ben', 'Maria Delgado']);

  const other = join(folder, 'other.db');
  expect(await runOn(other, 'restore', join(folder, 'copy.db'))).toContain('2 requests came back');
  expect(await runOn(other)).toContain('2 requests');
});
