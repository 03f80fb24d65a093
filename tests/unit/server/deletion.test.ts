import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/server/database';
import { setStatus } from '../../../src/server/follow-up/changes';
import { getLinkSecret, linkPath, toToken } from '../../../src/server/follow-up/links';
import { openLink } from '../../../src/server/follow-up/open-link';
import { createNotifiers } from '../../../src/server/notifiers';
import { startOutbox } from '../../../src/server/outbox';
import { deleteExpired } from '../../../src/server/retention';
import { makeBackup } from '../../../tools/quotes/backup';
import { toCsv } from '../../../tools/quotes/print';
import { report } from '../../../tools/quotes/report';
import { restore } from '../../../tools/quotes/restore';
import { findByEmail, findOne, readAll } from '../../../tools/quotes/rows';
import { makeFolder } from '../../support/at-end';
import { startQuoteServer } from '../../support/quote-server';
import { startSmtpServer } from '../../support/smtp-server';
import { toNewRequest, toStore, typed, withRequest } from './quote-app';

const cancelNote = 'Deleting a request does not cancel an appointment. To cancel one, call (512) 555-0142.';

const toText = (html: string) => parse(html).text.replace(/\s+/g, ' ');

/** A database in a file with one request that the shop has been told of, and a mail server and a webhook. */
async function withChannels() {
  const folder = makeFolder();
  mkdirSync(join(folder, 'live'));
  const file = join(folder, 'live', 'quotes.db');
  const database = openDatabase(file);
  let isDown = false;
  const smtp = await startSmtpServer(() => isDown);
  const hook = await startQuoteServer((response) => response.writeHead(isDown ? 503 : 200).end());
  const log: string[] = [];
  const notifiers = createNotifiers({
    email: { server: smtp.url, to: 'owner@shop.example', from: 'site@shop.example' },
    webhook: hook.url,
    site: folder,
  });
  let outbox = startOutbox(database, notifiers, (line) => log.push(line));
  onTestFinished(async () => {
    await outbox.stop();
    database.close();
    smtp.stop();
    hook.stop();
  });
  const { id } = await toStore(database, ['mail', 'webhook', 'visitor']).store(toNewRequest());
  database.exec("UPDATE outbox SET state = 'sent'");
  return {
    database,
    file,
    id,
    log,
    emails: smtp.emails,
    posts: hook.received,
    copy: join(folder, 'copy.db'),
    setDown: (value: boolean) => (isDown = value),
    sendDue: () => outbox.sendDue(),
    restart: async () => {
      await outbox.stop();
      outbox = startOutbox(database, notifiers, (line) => log.push(line));
    },
    deleteByVisitor: () =>
      openLink(database, toToken({ kind: 'visitor', id }, getLinkSecret(database)), {
        action: 'delete',
        value: '',
      }),
  };
}

describe('a request that its visitor deletes', () => {
  it.each([
    ['booked', '2026-12-07', ', booked for Monday, December 7.'],
    ['booked', 'at Maria’s', ', booked.'],
    ['quoted', '480 for Maria', ', quoted.'],
    ['called', '', '.'],
  ])('is reported to the shop on each channel: %s %s', async (status, detail, ending) => {
    const { database, id, log, emails, posts, sendDue, deleteByVisitor } = await withChannels();
    setStatus(database, id, status, detail);
    deleteByVisitor();
    sendDue();
    const line = `The visitor deleted request ${id.slice(0, 8)}${ending}`;
    await expect.poll(() => [emails.length, posts.length]).toEqual([1, 1]);
    expect(emails[0]?.to).toEqual(['<owner@shop.example>']);
    // Long subjects are folded.
    expect(emails[0]?.text.replaceAll(/\n\s+/g, ' ')).toContain(`Subject: ${line}`);
    expect(JSON.parse(posts[0]?.body ?? '')).toMatchObject({ alert: line });
    // The same for each attempt, so that a repetition shows.
    expect(posts[0]?.key).toBe(`${id}-deleted`);
    expect(emails[0]?.text).toContain(`Message-ID: <${id}-deleted@`);
    // Without its id, which is random and may have these digits.
    const sent = JSON.stringify([emails, posts]).replaceAll(id, '').replaceAll(id.slice(0, 8), '');
    expect(sent).not.toMatch(/maria|delgado|0188|west-facing|480/i);
    await expect.poll(() => log).toEqual(expect.arrayContaining([`mail ${id} deleted: sent`]));
  });

  it('is reported after a restart if the channels were down', async () => {
    const { database, id, log, emails, posts, setDown, sendDue, restart, deleteByVisitor } =
      await withChannels();
    setDown(true);
    deleteByVisitor();
    sendDue();
    await expect.poll(() => log).toHaveLength(2);
    setDown(false);
    database.exec('UPDATE outbox SET at = 0');
    await restart();
    await expect
      .poll(() => [emails.length, posts.at(-1)?.body])
      .toEqual([1, expect.stringContaining(id.slice(0, 8))]);
  });

  it('is reported by the channels that are set up now', async () => {
    const { database, id, emails, restart, deleteByVisitor } = await withChannels();
    database.exec(`UPDATE outbox SET channel = 'removed' WHERE channel = 'webhook'`);
    database.exec(`DELETE FROM outbox WHERE channel = 'mail'`);
    deleteByVisitor();
    await restart();
    await expect.poll(() => emails.map(({ text }) => text).join()).toContain(id.slice(0, 8));
  });

  it('is in no list, report or export, and leaves no personal data', async () => {
    const { database, id, setDown, deleteByVisitor } = await withChannels();
    setDown(true);
    setStatus(database, id, 'booked', '2026-12-07');
    deleteByVisitor();
    expect(readAll(database)).toEqual([]);
    expect(findByEmail(database, typed.email)).toEqual([]);
    expect(() => findOne(database, id.slice(0, 8))).toThrow('There is no request');
    expect(toCsv(readAll(database), 'UTC').trim().split('\r\n')).toHaveLength(1);
    expect(report(database, 'America/Chicago')).toContain('No requests');
    const list = openLink(database, toToken({ kind: 'list', id: 'all' }, getLinkSecret(database)));
    expect(list).toMatchObject({ requests: [], total: 0 });
    const tables = ['quotes', 'outbox', 'history', 'photos', 'state'];
    const rows = tables.map((table) => database.prepare(`SELECT * FROM ${table}`).all());
    expect(JSON.stringify(rows)).not.toMatch(/maria|delgado|0188|west-facing/i);
  });

  it('is not counted in a backup, and does not come back from one', async () => {
    const { database, file, id, copy, deleteByVisitor } = await withChannels();
    setStatus(database, id, 'quoted', '480');
    await makeBackup(database, copy, false);
    deleteByVisitor();
    expect(await restore(copy, file)).toContain('0 requests came back');
    expect(database.prepare('SELECT * FROM history').all()).toEqual([]);
    expect(await makeBackup(database, copy, true)).toContain('0 requests are in');
    database.exec('DELETE FROM quotes');
    expect(await restore(copy, file)).toContain('0 requests came back');
    expect(database.prepare('SELECT * FROM outbox').all()).toEqual([]);
  });

  it('is forgotten by retention, once the shop has been told', async () => {
    const { database, deleteByVisitor } = await withChannels();
    deleteByVisitor();
    await toStore(database, []).store(toNewRequest({ message: 'Another' }, { key: 'another' }));
    database.exec("UPDATE quotes SET received = 0 WHERE status = 'deleted'");
    expect(deleteExpired(database, 30).deleted).toBe(0);
    database.exec("UPDATE outbox SET state = 'sent'");
    expect(deleteExpired(database, 30).deleted).toBe(1);
  });
});

describe('the page of a visitor who deletes a request', () => {
  it('asks first, without JavaScript, and opening it deletes nothing', async () => {
    const { token, get, post, rows } = await withRequest();
    const path = linkPath(token('visitor'));
    const page = parse(await (await get(path)).text());
    expect(page.querySelector('form [value=delete]')).toBeNull();
    const link = page.querySelectorAll('a').find(({ text }) => text.trim() === 'Delete my request');
    const question = parse(await (await get(link?.getAttribute('href') ?? '')).text());
    expect(question.querySelector('h1')?.text).toBe('Delete this request?');
    expect(question.text).toContain('This cannot be undone.');
    expect(question.querySelectorAll('button').map(({ text }) => text)).toEqual(['Yes, delete it']);
    const keep = question.querySelectorAll('a').find(({ text }) => text.trim() === 'Keep it');
    expect(keep?.getAttribute('href')).toBe(path);
    expect(rows()).toHaveLength(1);
    const fields = question.querySelectorAll('form input').map(({ attributes }) => attributes);
    const button = Object.fromEntries(fields.map(({ name = '', value = '' }) => [name, value]));
    expect(await (await post(path, button)).text()).toContain('Your request is deleted.');
    expect(rows()).toMatchObject([{ status: 'deleted' }]);
  });

  it('says so whenever it is opened again', async () => {
    const { token, get, post } = await withRequest();
    const path = linkPath(token('visitor'));
    for (let press = 0; press < 2; press += 1)
      expect((await post(path, { action: 'delete' })).status).toBe(200);
    const again = await get(path);
    expect([again.status, await again.text()]).toEqual([
      404,
      expect.stringContaining('Your request is deleted.'),
    ]);
  });

  it.each([
    ['booked', '2026-12-07', true],
    ['quoted', '480', true],
    ['called', '', false],
  ] as const)(
    'tells about an appointment before if it was %s, and always after',
    async (status, detail, isTold) => {
      const { database, id, token, get, post } = await withRequest();
      setStatus(database, id, status, detail);
      const path = linkPath(token('visitor'));
      const before = toText(await (await get(`${path}?do=delete`)).text());
      expect(before.includes(cancelNote)).toBe(isTold);
      // Also after a second press on the button, when nothing is known of the request.
      for (let press = 0; press < 2; press += 1) {
        const after = toText(await (await post(path, { action: 'delete' })).text());
        expect(after).toContain('Your request is deleted.');
        expect(after).toContain(cancelNote);
      }
    },
  );
});

it('the page of the shop says that the visitor has deleted the request, and its buttons change nothing', async () => {
  const { token, get, post, rows } = await withRequest();
  await post(linkPath(token('visitor')), { action: 'delete' });
  const path = linkPath(token('shop'));
  const list = token('list');
  for (const answer of [
    await get(`${path}?back=${list}`),
    await post(path, { action: 'booked', back: list }),
  ]) {
    expect(answer.status).toBe(404);
    const page = parse(await answer.text());
    expect(page.querySelector('h1')?.text).toBe('The visitor deleted this request.');
    expect(page.text).not.toMatch(/call us|Our number/);
    expect(page.querySelector('button')).toBeNull();
  }
  expect(rows()).toMatchObject([{ status: 'deleted' }]);
});
