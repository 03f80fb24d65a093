import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/server/database';
import { toCsv, toDetails, toList } from '../../../tools/quotes/print';
import { findByEmail, findOne, readAll } from '../../../tools/quotes/rows';
import { makeFolder } from '../../support/at-end';
import { runTool } from '../../support/run-tool';
import { toNewRequest, toStore, type typed } from './quote-app';

let database = openDatabase(':memory:');
beforeEach(() => (database = openDatabase(':memory:')));
const send = (words: Partial<typeof typed> = {}, key: string = crypto.randomUUID(), spamReason = '') =>
  toStore(database, ['mail']).store(toNewRequest(words, { key, spamReason }));

const zone = 'America/Chicago';

describe('npm run quotes', () => {
  it('lists requests, the latest first, and whether the shop was notified', async () => {
    await send({ name: 'Ann' });
    await send({ name: 'Ben' }, 'k', 'hidden field filled in');
    database.exec("UPDATE outbox SET state = 'given up', tries = 9, error = 'EAUTH 535'");
    const list = toList(readAll(database), 20, zone);
    expect(list).toMatch(/spam\? +Ben .*\n.*new +Ann .*email given up \(EAUTH 535, 9 tries\)/);
    expect(list).toContain('2 requests.');
    expect(toList(readAll(database), 1, zone)).not.toContain('Ann');
  });

  it('gives times by the clock of the shop', async () => {
    const { id } = await send();
    database.prepare('UPDATE quotes SET received = ?').run(Date.UTC(2026, 10, 27, 5, 21));
    expect(toList(readAll(database), 20, zone)).toContain('2026-11-26 23:21');
    expect(toDetails(findOne(database, id), zone)).toContain('Received: 2026-11-26 23:21 (America/Chicago)');
    expect(toCsv(readAll(database), zone)).toContain('"2026-11-26 23:21"');
  });

  it('shows a request with what was sent before', async () => {
    const { id } = await send({ message: 'Old words' }, 'k');
    await send({ message: 'New words' }, 'k');
    const sheet = toDetails(findOne(database, id.slice(0, 8)), zone);
    expect(sheet.indexOf('New words')).toBeLessThan(sheet.indexOf('Old words'));
    expect(sheet).toContain(`Id: ${id}`);
  });

  it('keeps what a visitor typed into a field on its line, and from turning the text around', async () => {
    const { id } = await send({ name: 'Ann\u2067 Lee', phone: '512\n5550188\u202e 1' });
    const list = toList(readAll(database), 20, zone);
    expect(list.split('\n')).toHaveLength(4);
    expect(list).toMatch(/Ann Lee {2}512 5550188 1 /);
    expect(toDetails(findOne(database, id), zone)).toMatch(/^Phone: 512 5550188 1$/m);
  });

  it('says why it finds no request by the start of an id', async () => {
    await send();
    expect(() => findOne(database, '%%%%')).toThrow('start of an id');
    expect(() => findOne(database, 'ffff')).toThrow('There is no request');
  });

  it.each(['+1 512 555 0142', '+15125550142', '+1-512-555-0142', '5125550142', '00495125550142'])(
    'writes the phone number %s so that a spreadsheet shows it as it is',
    async (phone) => {
      await send({ phone });
      expect(toCsv(readAll(database), 'UTC')).toContain(`"\t${phone}"`);
    },
  );

  it.each(['=1+1', '+SUM(A1)', '-2', '@SUM(A1)', '\t=1', ' =1', '\n=1', '\uff1d1', '|calc', '%0a'])(
    'writes %j so that no spreadsheet runs it',
    async (name) => {
      await send({ name });
      const [, line = ''] = toCsv(readAll(database), 'UTC').split('\r\n');
      expect(line).toContain(`"'${name}"`);
    },
  );

  it('exports quotes and line breaks of a message in one cell', async () => {
    await send({ message: 'He said "tint",\nthen left' });
    expect(toCsv(readAll(database), 'UTC')).toContain('"He said ""tint"",\nthen left"');
  });

  it('finds all requests of a person, however the address is written', async () => {
    await send({}, 'k');
    await send({ message: 'Seven windows.', email: 'MARIA@example.com' }, 'k2');
    await send({ message: 'Eight windows.', email: 'moved@example.com' }, 'k2');
    await send({ name: 'Ben', email: 'ben@example.com' });
    expect(findByEmail(database, ' Maria@Example.com')).toHaveLength(2);
  });
});

describe('npm run quotes on a file', () => {
  const words = ['Wilhelmina', 'Quetzal', 'Zephyr', 'v3rs10n', 'textsAt', 'Amethyst'];

  /** A file with a request that was changed once, with a photo and consent to texts, and a way to run a command on it. */
  async function withFile() {
    const folder = makeFolder();
    const live = join(folder, 'live');
    mkdirSync(live);
    const database = openDatabase(join(live, 'quotes.db'));
    onTestFinished(() => database.close());
    const photos = [new Uint8Array(Buffer.from('Amethyst '.repeat(5000)))];
    const more = { consent: { wording: 'Zephyr may send texts.', version: 'v3rs10n' }, photos };
    const { store } = toStore(database, ['mail']);
    await store(toNewRequest({ name: 'Wilhelmina', message: 'Quetzal windows' }, more));
    const { id } = await store(toNewRequest({ name: 'Wilhelmina', message: 'Quetzal doors' }, more));
    const env = { PATH: process.env.PATH, QUOTES_DATA: join(live, 'quotes.db'), SITE_DIR: folder };
    const run = (...words: string[]) => runTool(env, 'tools/quotes.ts', ...words);
    /** The words of the request that are still in a file. */
    const findLeft = () => {
      const files = readdirSync(live).map((name) => readFileSync(join(live, name), 'latin1'));
      return words.filter((word) => files.join('').includes(word));
    };
    return { folder, database, id: id.slice(0, 8), run, findLeft };
  }

  it('writes photos and the export into files that nobody else can read', async () => {
    const { folder, id, run } = await withFile();
    const photos = join(folder, 'photos');
    expect((await run('show', id)).output).toContain(`npm run quotes -- show ${id} --photos DIR`);
    expect((await run('show', id, '--photos', photos)).output).toContain('1 photo written to');
    const file = join(folder, 'all.csv');
    expect((await run('export', file, '--photos', photos)).output).toContain('1 request written to');
    expect(readdirSync(photos)).toEqual([`${id}-1.jpg`]);
    expect(readFileSync(file, 'utf8')).toContain(`"${id}-1.jpg"`);
    for (const name of [file, join(photos, `${id}-1.jpg`)]) expect(statSync(name).mode & 0o777).toBe(0o600);
  });

  it('deletes for good only with a confirmation, leaves no byte, and says where copies may be', async () => {
    const { id, run, findLeft } = await withFile();
    const refused = await run('delete', id);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('--yes') as string });
    expect(findLeft()).toEqual(words);
    const { output } = await run('delete', '--email', 'maria@example.com', '--yes');
    expect(output).toMatch(/1 deleted\..*mailbox.*backups hold it/);
    expect(findLeft()).toEqual([]);
  });

  it('says that words are still in the file while another program reads it', async () => {
    const { database, id, run, findLeft } = await withFile();
    const reader = new DatabaseSync(database.location() ?? '', { readOnly: true });
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM quotes').get();
    expect((await run('delete', id, '--yes')).output).toContain('still in its log');
    reader.close();
    await run('delete', '--expired', '--yes');
    expect(findLeft()).toEqual([]);
  });

  it('deletes what has expired, and nothing else', async () => {
    const { database, run } = await withFile();
    await toStore(database, ['mail']).store(toNewRequest({ name: 'Young' }, { key: 'young' }));
    database.exec("UPDATE outbox SET state = 'sent'");
    database.exec("UPDATE quotes SET received = received - 800 * 86400000 WHERE key = 'k'");
    expect((await run('delete', '--expired')).output).toContain('This deletes 1 request for good.');
    expect((await run('delete', '--expired', '--yes')).output).toContain('1 deleted.');
    expect(readAll(database).map(({ quote }) => quote.name)).toEqual(['Young']);
  });
});
