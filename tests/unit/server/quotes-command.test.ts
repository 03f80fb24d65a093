import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/server/database';
import { setStatus } from '../../../src/server/follow-up/changes';
import { expire, mark, retry } from '../../../tools/quotes/change';
import { writePhotos } from '../../../tools/quotes/photos';
import { toCsv, toList, toDetails } from '../../../tools/quotes/print';
import { report } from '../../../tools/quotes/report';
import { findByEmail, findOne, readAll } from '../../../tools/quotes/rows';
import { makeFolder } from '../../support/at-end';
import { toNewRequest, toStore, withRequest, type typed } from './quote-app';

const folder = makeFolder();
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
    expect(list).toContain('2 requests, 2 new.');
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

  it('writes the photos of a request into a folder, and names them in the sheet and the export', async () => {
    const photos = [new Uint8Array([1, 2]), new Uint8Array([3])];
    const { id } = await toStore(database, ['mail']).store(toNewRequest({}, { photos }));
    const start = id.slice(0, 8);
    expect(writePhotos(database, id, join(folder, 'photos'))).toBe(2);
    expect(readdirSync(join(folder, 'photos'))).toEqual([`${start}-1.jpg`, `${start}-2.jpg`]);
    expect(statSync(join(folder, 'photos', `${start}-1.jpg`)).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'photos', `${start}-2.jpg`))).toEqual(Buffer.from([3]));
    expect(toDetails(findOne(database, id), zone)).toContain(
      `Photos: 2. Write them to files: npm run quotes -- photos ${start}`,
    );
    expect(toCsv(readAll(database), 'UTC')).toContain(`"${start}-1.jpg ${start}-2.jpg"`);
  });

  it('says why it finds no request by the start of an id', async () => {
    await send();
    expect(() => findOne(database, '')).toThrow('start of an id');
    expect(() => findOne(database, '%%%%')).toThrow('start of an id');
    expect(() => findOne(database, 'ffff')).toThrow('There is no request');
  });

  it('sets the status of a request', async () => {
    const { id } = await send({}, 'k', 'hidden field filled in');
    mark(database, findOne(database, id), 'answered');
    expect(findOne(database, id)).toMatchObject({ status: 'answered', spam: '' });
    expect(() => mark(database, findOne(database, id), 'great')).toThrow('answered');
  });

  it('retries what was given up, and not what was sent', async () => {
    await send({ name: 'Ann' });
    await send({ name: 'Ben' });
    database.exec("UPDATE outbox SET state = 'given up', tries = 28, error = 'EAUTH 535'");
    database.exec(
      "UPDATE outbox SET state = 'sent', error = '' WHERE quote = (SELECT min(quote) FROM outbox)",
    );
    expect(retry(database)).toContain('1 message will');
    expect(database.prepare('SELECT state, tries, error FROM outbox ORDER BY state').all()).toEqual([
      { state: 'sent', tries: 28, error: '' },
      { state: 'waiting', tries: 0, error: '' },
    ]);
  });

  it.each([
    ['stopped messages', "state = 'given up', error = 'not wanted'"],
    ['has an address that bounces', "state = 'given up', error = 'EENVELOPE 550'"],
    ['asked five days ago', "state = 'given up', error = 'ECONNREFUSED'"],
    ['may sleep', "state = 'waiting', tries = 3, error = 'ECONNREFUSED'"],
  ])('retries what has not reached the shop, but no email to a visitor who %s', async (_, set) => {
    await toStore(database, ['mail', 'visitor']).store(toNewRequest());
    database.exec(`UPDATE outbox SET ${set}`);
    const readVisitor = () => database.prepare("SELECT * FROM outbox WHERE channel = 'visitor'").all();
    const before = readVisitor();
    expect(retry(database)).toBe('1 message will be tried again within a minute.');
    expect(readVisitor()).toEqual(before);
  });

  it('names the channels that are not set up, without the confirmations that nobody waits for', async () => {
    await toStore(database, ['mail', 'visitor']).store(toNewRequest());
    database.exec("UPDATE outbox SET state = 'given up', error = 'not set up'");
    expect(retry(database)).toBe(
      '0 messages will be tried again within a minute. ' +
        'Not retried, because the channel is not set up: email (1). The server sends these once it is.',
    );
  });

  it.each(['+1 512 555 0142', '+15125550142', '+1-512-555-0142', '5125550142', '00495125550142'])(
    'writes the phone number %s so that a spreadsheet shows it as it is',
    async (phone) => {
      await send({ phone });
      expect(toCsv(readAll(database), 'UTC')).toContain(`"\t${phone}"`);
    },
  );

  it('cuts a long name between two characters', async () => {
    await send({ name: `${'a'.repeat(29)}👩‍👩‍👧 Lee` });
    expect(toList(readAll(database), 20, 'UTC')).toContain(`${'a'.repeat(29)}👩‍👩‍👧 `);
  });

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

  it('deletes what has expired after a question that says how many', async () => {
    for (const name of ['Old and told', 'Old and new', 'Young']) await send({ name });
    database.exec("UPDATE outbox SET state = 'sent'");
    database.exec(
      "UPDATE outbox SET state = 'waiting' WHERE quote = (SELECT id FROM quotes WHERE quote LIKE '%and new%')",
    );
    database.exec("UPDATE quotes SET received = received - 40 * 86400000 WHERE quote LIKE '%Old%'");
    const asked: string[] = [];
    const answer = (yes: boolean) => (question: string) => Promise.resolve(asked.push(question) > 0 && yes);
    const names = () => readAll(database).map((row) => row.quote.name);
    expect(await expire(database, 30, answer(false))).toBe('Nothing was deleted.');
    expect(asked[0]).toContain('Delete 1 of 3 requests');
    expect(names()).toHaveLength(3);
    expect(await expire(database, 30, answer(true))).toBe(
      '1 deleted. You were never told about 1 request that old. Mark or delete each: npm run quotes -- list --all',
    );
    expect(names().toSorted()).toEqual(['Old and new', 'Young']);
    expect(await expire(database, 30, answer(true))).toContain('No request is older than 30 days');
    expect(await expire(database, 0, answer(true))).toContain('QUOTES_KEEP_DAYS is 0');
    expect(asked).toHaveLength(2);
  });

  it('finds all requests of a person, however the address is written', async () => {
    await send({}, 'k');
    await send({ message: 'Seven windows.', email: 'MARIA@example.com' }, 'k2');
    await send({ message: 'Eight windows.', email: 'moved@example.com' }, 'k2');
    await send({ name: 'Ben', email: 'ben@example.com' });
    expect(findByEmail(database, ' Maria@Example.com')).toHaveLength(2);
  });
});

it('npm run quotes -- report gives the median time until the shop answers, by week', async () => {
  const { database, id } = await withRequest();
  expect(report(database, 'America/Chicago')).toMatch(/1 request, none answered yet$/);
  const received = Number(database.prepare('SELECT received FROM quotes').get()?.received);
  setStatus(database, id, 'called', '', received + 2 * 3_600_000);
  setStatus(database, id, 'booked', 'December 3', received + 50 * 3_600_000);
  expect(report(database, 'America/Chicago')).toMatch(/1 request, answered 1, typically within 2\.0 h$/);
});

it('npm run quotes -- report counts a week from Monday to Sunday in the time zone of the shop', async () => {
  const { database } = await withRequest();
  const sundayEvening = Date.UTC(2026, 10, 23, 1);
  database.prepare('UPDATE quotes SET received = ?').run(sundayEvening);
  expect(report(database, 'America/Chicago', sundayEvening)).toContain('Week of 2026-11-16');
  expect(report(database, 'UTC', sundayEvening)).toContain('Week of 2026-11-23');
});
