import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../../src/server/database';
import { createEmailNotifier } from '../../../src/server/email';
import { lease, type RetryPolicy } from '../../../src/server/retry-policy';
import { startOutbox } from '../../../src/server/outbox';
import type { Notifier } from '../../../src/server/types';
import { createWebhookNotifier } from '../../../src/server/webhook';
import { makeFolder } from '../../support/at-end';
import { startSmtpServer } from '../../support/smtp-server';
import { startQuoteServer } from '../../support/quote-server';
import { toNewRequest, toStore } from './quote-app';

const quick: RetryPolicy = { firstDelay: 10, maxDelay: 40, attempts: 2, total: 60_000 };
/** Tries once within a test. */
const once: RetryPolicy = { ...quick, firstDelay: 30_000, maxDelay: 30_000 };
const request = toNewRequest();
const { quote } = request;
let folder = '';
beforeEach(() => void (folder = makeFolder()));

/** Opens a store in a file with its outbox, as a process does when it starts. */
function open(notifiers: Notifier[], policy = quick) {
  const database = openDatabase(join(folder, 'quotes.db'));
  const log: string[] = [];
  const outbox = startOutbox(database, notifiers, (line) => log.push(line), policy);
  const store = toStore(
    database,
    notifiers.map(({ channel }) => channel),
  );
  const send = async (...request: Parameters<typeof store.store>) => {
    const result = await store.store(...request);
    outbox.sendDue();
    return result;
  };
  const close = async () => {
    await outbox.stop();
    if (database.isOpen) database.close();
  };
  onTestFinished(close);
  const rows = () => database.prepare('SELECT channel, state, tries, error FROM outbox').all();
  return { database, send, sendDue: outbox.sendDue, log, rows, close };
}

const failing = (channel: Notifier['channel'], code: string): Notifier => ({
  channel,
  send: () => Promise.reject(Object.assign(new Error('to maria@example.com failed'), { code })),
});
const accepting = (channel: Notifier['channel'], sent: string[] = []): Notifier => ({
  channel,
  send: ({ id }) => Promise.resolve(void sent.push(id)),
});

describe('the outbox', () => {
  it('sends what a channel could not send before it was taken out by the one that replaces it', async () => {
    const before = open([failing('mail', 'EAUTH')], once);
    await before.send(request);
    await expect.poll(before.rows).toMatchObject([{ error: 'EAUTH' }]);
    await before.close();
    const sent: string[] = [];
    const after = open([accepting('webhook', sent)]);
    await expect.poll(after.rows).toMatchObject([
      { channel: 'mail', state: 'given up', error: 'not set up' },
      { channel: 'webhook', state: 'sent' },
    ]);
    await after.close();
    const mailed: string[] = [];
    const again = open([accepting('mail', mailed), accepting('webhook', sent)]);
    await expect.poll(() => mailed).toEqual(sent);
    await again.close();
    expect(sent).toHaveLength(1);
  });

  it('retries until the mail server accepts it', async () => {
    let downs = 3;
    const smtp = await startSmtpServer(() => downs-- > 0);
    onTestFinished(smtp.stop);
    const server = open([createEmailNotifier({ server: smtp.url, to: 'a@b.example', from: 'a@b.example' })]);
    await server.send(request);
    await expect.poll(server.rows).toMatchObject([{ state: 'sent', tries: 4, error: '' }]);
    expect(smtp.emails).toHaveLength(1);
  });

  it('ends an attempt that a mail server draws out with line after line, and sends the next email', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(300));
    onTestFinished(() => limit.mockRestore());
    let drips = 1;
    const smtp = await startSmtpServer(
      () => false,
      () => false,
      () => drips-- > 0,
    );
    onTestFinished(smtp.stop);
    const notifier = createEmailNotifier({ server: smtp.url, to: 'a@b.example', from: 'a@b.example' });
    const server = open([notifier], once);
    await server.send(request);
    await server.send(toNewRequest({ message: 'Another house.' }, { key: 'other' }));
    await expect.poll(server.rows).toMatchObject([
      { state: 'waiting', tries: 1, error: 'EABORT' },
      { state: 'sent', tries: 1 },
    ]);
    expect(limit.mock.calls.every(([ms]) => ms < lease)).toBe(true);
  });

  it('emails again only those whom the mail server refused, and counts as sent only when all have it', async () => {
    let refusals = 2;
    const smtp = await startSmtpServer(
      () => false,
      (recipient) => recipient.includes('second') && refusals-- > 0,
    );
    onTestFinished(smtp.stop);
    const to = 'first@b.example, second@b.example';
    const server = open([createEmailNotifier({ server: smtp.url, to, from: 'a@b.example' })]);
    await server.send(request);
    await expect.poll(server.rows).toMatchObject([{ state: 'waiting', error: 'EENVELOPE 550' }]);
    await expect.poll(server.rows).toMatchObject([{ state: 'sent', tries: 3 }]);
    expect(smtp.emails.map((mail) => mail.to.join())).toEqual(['<first@b.example>', '<second@b.example>']);
  });

  it.each([
    ['and what has come due meanwhile is sent', 'at = 0'],
    ['even with a clock that has been set back', 'at = at + 34560000000, since = since + 34560000000'],
  ])('survives a restart, %s', async (_, change) => {
    const before = open([failing('mail', 'ECONNREFUSED')], once);
    await before.send(request);
    await expect.poll(before.rows).toMatchObject([{ state: 'waiting', tries: 1, error: 'ECONNREFUSED' }]);
    before.database.exec(`UPDATE outbox SET ${change}`);
    await before.close();
    const sent: string[] = [];
    await expect.poll(open([accepting('mail', sent)]).rows).toMatchObject([{ state: 'sent', tries: 2 }]);
    expect(sent).toHaveLength(1);
  });

  it('gives up after its time, stores the reason with the request, logs nothing about a person, and tries again after a start', async () => {
    const policy = { firstDelay: 5, maxDelay: 5, attempts: 3, total: 30 };
    const server = open([failing('mail', 'EAUTH')], policy);
    await server.send(request);
    await expect.poll(server.rows).toMatchObject([{ state: 'given up', error: 'EAUTH' }]);
    expect(server.log.join()).toContain('given up');
    expect(server.log.join()).not.toContain('maria');
    await server.close();
    await expect.poll(open([accepting('mail')]).rows).toMatchObject([{ state: 'sent', error: '' }]);
  });

  it('does not let one channel wait for the other', async () => {
    let release = () => {};
    const hanging: Notifier = {
      channel: 'mail',
      send: () => new Promise((resolve) => (release = resolve)),
    };
    const send = vi.fn(async () => {});
    const server = open([hanging, { channel: 'webhook', send }]);
    await server.send(request);
    await expect.poll(() => send.mock.calls.length).toBe(1);
    expect(server.rows()).toContainEqual(expect.objectContaining({ channel: 'mail', state: 'waiting' }));
    release();
  });

  it('sends a request again that was changed meanwhile', async () => {
    const sent: string[] = [];
    let release = () => {};
    const notifier: Notifier = {
      channel: 'mail',
      send: (stored) => {
        sent.push(`${stored.quote.message} ${stored.revision}`);
        return sent.length > 1 ? Promise.resolve() : new Promise((resolve) => (release = () => resolve()));
      },
    };
    const server = open([notifier]);
    await server.send(request);
    await expect.poll(() => sent.length).toBe(1);
    await server.send({ ...request, quote: { ...quote, message: 'Seven windows.' } });
    release();
    await expect.poll(() => sent).toEqual([`${quote.message} 0`, 'Seven windows. 1']);
    await expect.poll(server.rows).toMatchObject([{ state: 'sent' }]);
  });
});

it.each([
  [200, 'sent', ''],
  [302, 'waiting', 'HTTP 302'],
  [500, 'waiting', 'HTTP 500'],
])('the webhook with status %i leaves the request %s', async (status, state, error) => {
  const server = await startQuoteServer((response) => response.writeHead(status, { Location: '/' }).end());
  onTestFinished(server.stop);
  const opened = open([createWebhookNotifier(server.url)], once);
  const { id } = await opened.send(request);
  await expect.poll(opened.rows).toMatchObject([{ channel: 'webhook', state, tries: 1, error }]);
  expect(JSON.parse(server.received[0]?.body ?? '')).toMatchObject({ id, ...quote, spam: '', revision: 0 });
});
