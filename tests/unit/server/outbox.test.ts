import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../src/server/database';
import { createMailNotifier } from '../../../src/server/mail';
import type { Patience } from '../../../src/server/attempt';
import { startOutbox } from '../../../src/server/outbox';
import { createStore } from '../../../src/server/sqlite-store';
import type { Notifier } from '../../../src/server/types';
import { createWebhookNotifier } from '../../../src/server/webhook';
import { startSmtpServer } from '../../support/smtp-server';
import { typed } from './desk';

const quick: Patience = { first: 10, longest: 40, total: 60_000 };
const quote = { ...typed, serviceType: 'residential' as const };
const request = { key: 'k', quote, spam: '' };
const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the desk in a file, as a process does when it starts. */
function open(notifiers: Notifier[], patience = quick) {
  const database = openDatabase(join(folder, 'quotes.db'));
  const log: string[] = [];
  const outbox = startOutbox(database, notifiers, (line) => log.push(line), patience);
  const store = createStore(
    database,
    notifiers.map(({ channel }) => channel),
    { onNew: outbox.wake },
  );
  const close = async () => {
    await outbox.stop();
    if (database.isOpen) database.close();
  };
  cleanups.push(close);
  const rows = () => database.prepare('SELECT channel, state, tries, error FROM outbox').all();
  return { database, store, log, rows, close };
}

const failing = (channel: Notifier['channel'], code: string): Notifier => ({
  channel,
  send: () => Promise.reject(Object.assign(new Error('to maria@example.com failed'), { code })),
});

describe('the outbox', () => {
  it('mails a request once', async () => {
    const smtp = await startSmtpServer();
    cleanups.push(smtp.stop);
    const desk = open([createMailNotifier({ server: smtp.url, to: 'a@b.example', from: 'a@b.example' })]);
    await desk.store.keep(request);
    await desk.store.keep(request);
    await expect.poll(desk.rows).toMatchObject([{ state: 'sent', tries: 1 }]);
    expect(smtp.mails).toHaveLength(1);
  });

  it('tries again until the mail server takes it', async () => {
    let downs = 3;
    const smtp = await startSmtpServer(() => downs-- > 0);
    cleanups.push(smtp.stop);
    const desk = open([createMailNotifier({ server: smtp.url, to: 'a@b.example', from: 'a@b.example' })]);
    await desk.store.keep(request);
    await expect.poll(desk.rows).toMatchObject([{ state: 'sent', tries: 4, error: '' }]);
    expect(smtp.mails).toHaveLength(1);
  });

  it('survives a restart', async () => {
    const before = open([failing('mail', 'ECONNREFUSED')], { ...quick, first: 30_000, longest: 30_000 });
    await before.store.keep(request);
    await expect.poll(before.rows).toMatchObject([{ state: 'waiting', tries: 1, error: 'ECONNREFUSED' }]);
    // As if the time had come while nothing ran.
    before.database.exec('UPDATE outbox SET at = 0');
    await before.close();
    const send = vi.fn(async () => {});
    const after = open([{ channel: 'mail', send }]);
    await expect.poll(after.rows).toMatchObject([{ state: 'sent', tries: 2 }]);
    expect(send).toHaveBeenCalledOnce();
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ quote }));
  });

  it('gives up after its time, and keeps the request and the reason', async () => {
    const desk = open([failing('mail', 'EAUTH')], { first: 5, longest: 5, total: 30 });
    await desk.store.keep(request);
    await expect.poll(desk.rows).toMatchObject([{ state: 'given up', error: 'EAUTH' }]);
    expect(desk.database.prepare('SELECT count(*) AS n FROM quotes').get()).toMatchObject({ n: 1 });
  });

  it('does not let one channel wait for the other', async () => {
    let release = () => {};
    const hanging: Notifier = { channel: 'mail', send: () => new Promise((resolve) => (release = resolve)) };
    const send = vi.fn(async () => {});
    const desk = open([hanging, { channel: 'webhook', send }]);
    await desk.store.keep(request);
    await expect.poll(() => send.mock.calls.length).toBe(1);
    expect(desk.rows()).toContainEqual(expect.objectContaining({ channel: 'mail', state: 'waiting' }));
    release();
  });

  it('sends a request that was changed meanwhile once more', async () => {
    const sent: string[] = [];
    let release = () => {};
    const notifier: Notifier = {
      channel: 'mail',
      send: (kept) => {
        sent.push(`${kept.quote.message} ${kept.revision}`);
        return sent.length > 1 ? Promise.resolve() : new Promise((resolve) => (release = () => resolve()));
      },
    };
    const desk = open([notifier]);
    await desk.store.keep(request);
    await expect.poll(() => sent.length).toBe(1);
    await desk.store.keep({ ...request, quote: { ...quote, message: 'Seven windows.' } });
    release();
    await expect.poll(() => sent).toEqual([`${quote.message} 0`, 'Seven windows. 1']);
    await expect.poll(desk.rows).toMatchObject([{ state: 'sent' }]);
  });

  it('logs nothing of a person', async () => {
    const desk = open([failing('mail', 'EAUTH')]);
    await desk.store.keep(request);
    await expect.poll(() => desk.log.length).toBeGreaterThan(0);
    expect(desk.log.join()).not.toContain('maria');
  });
});

describe('the webhook', () => {
  it.each([
    [200, 'sent', ''],
    [302, 'waiting', 'HTTP 302'],
    [500, 'waiting', 'HTTP 500'],
  ])('that answers %i leaves it %s', async (status, state, error) => {
    const bodies: string[] = [];
    const server = createServer(async (message, response) => {
      bodies.push(Buffer.concat(await message.toArray()).toString());
      response.writeHead(status, { Location: '/' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    cleanups.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    const desk = open([createWebhookNotifier(`http://127.0.0.1:${port}/`)], {
      ...quick,
      first: 30_000,
      longest: 30_000,
    });
    const { id } = await desk.store.keep(request);
    await expect.poll(desk.rows).toMatchObject([{ channel: 'webhook', state, tries: 1, error }]);
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ id, ...quote, spam: '', revision: 0 });
  });
});
