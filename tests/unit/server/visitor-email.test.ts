import { describe, expect, it } from 'vitest';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFormSchema, type BuiltForm } from '@/features/quote/rules/built-form';
import { getQuietTime } from '@/features/quote/rules/quiet-hours';
import { openDatabase } from '../../../src/server/database';
import { mayEmail } from '../../../src/server/follow-up/email-policy';
import { hasOptedOut, isContact, optIn, optOut } from '../../../src/server/follow-up/suppression';
import { createVisitorNotifier, toVisitorEmail } from '../../../src/server/follow-up/visitor-email';
import { startOutbox } from '../../../src/server/outbox';
import { attempt, fiveDays } from '../../../src/server/retry-policy';
import { maxDelay } from '../../../src/server/sql';
import type { Notifier } from '../../../src/server/types';
import { makeFolder } from '../../support/at-end';
import { startSmtpServer } from '../../support/smtp-server';
import { toBuiltFiles, toNewRequest, toStore, toStoredRequest, typed, withRequest } from './quote-app';

const request = toNewRequest({}, { key: undefined });
const hour = 3_600_000;

/** A store with one email to a visitor that waits, and a way to run its outbox. */
async function withWaiting(notifier: Partial<Notifier> = {}) {
  const database = openDatabase(':memory:');
  const { id } = await toStore(database, ['visitor']).store(request);
  const sent: string[] = [];
  const visitor: Notifier = {
    channel: 'visitor',
    send: ({ id }) => Promise.resolve(void sent.push(id)),
    ...notifier,
  };
  const row = () => database.prepare('SELECT state, at, error FROM outbox').get();
  const work = async () => {
    const outbox = startOutbox(database, [visitor], () => {});
    await outbox.stop();
  };
  return { database, id, sent, row, work };
}

/** A notifier for a build whose `quote-form.json` has these changes. */
function visitorOf(change: (built: BuiltForm) => void = () => {}) {
  const site = makeFolder();
  const built = builtFormSchema.parse(JSON.parse(toBuiltFiles()['/quote-form.json']));
  change(built);
  writeFileSync(join(site, 'quote-form.json'), JSON.stringify(built));
  return createVisitorNotifier(
    { server: 'smtp://127.0.0.1:9', to: 'a@b.example', from: 'a@b.example' },
    site,
  );
}

describe('an email to a visitor that waits', () => {
  it.each(['512-555-0188', '(512) 555-0188 x12', 'Maria Delgado <Maria@example.com>'])(
    'is not sent after the shop has stopped messages to %s',
    async (contact) => {
      const { database } = await withWaiting();
      const quote = { ...typed, email: 'maria@example.com', phone: '512-555-0188 ext. 4' };
      expect(isContact(contact)).toBe(true);
      optOut(database, [contact]);
      expect(hasOptedOut(database, quote)).toBe(true);
      optIn(database, contact);
      expect(hasOptedOut(database, quote)).toBe(false);
    },
  );

  it('is not sent after the visitor or the shop has stopped messages', async () => {
    const { database, sent, work, row } = await withWaiting();
    optOut(database, [typed.phone]);
    await work();
    expect(sent).toEqual([]);
    expect(row()).toMatchObject({ state: 'given up', error: 'not wanted' });
  });

  it('is delayed while the quiet hours last, by at most six hours', async () => {
    const { sent, work, row } = await withWaiting({ delay: () => Promise.resolve(9 * hour) });
    await work();
    expect(sent).toEqual([]);
    expect(row()?.state).toBe('waiting');
    const delay = Number(row()?.at) - Date.now();
    expect(delay).toBeGreaterThan(maxDelay - 10_000);
    expect(delay).toBeLessThanOrEqual(maxDelay);
  });

  it('is the last to an address that has bounced', async () => {
    const refused = Object.assign(new Error('no such user'), { responseCode: 550, command: 'RCPT TO' });
    const { database, work, row } = await withWaiting({ send: () => Promise.reject(refused) });
    await work();
    expect(row()?.state).toBe('given up');
    expect(mayEmail(database, 'other', request, Date.now() + hour)).toBe(false);
    const another = { ...request, quote: { ...typed, email: 'other@example.com' } };
    expect(mayEmail(database, 'other', another, Date.now() + hour)).toBe(true);
  });

  it.each([
    ['the password of the shop is wrong', 'visitor', { responseCode: 535, command: 'AUTH PLAIN' }, 'waiting'],
    ['its words are refused', 'visitor', { responseCode: 554, command: 'DATA' }, 'given up'],
    ['the address of the shop is refused', 'mail', { responseCode: 550, command: 'RCPT TO' }, 'waiting'],
  ] as const)('is no bounce when %s', async (_, channel, details, state) => {
    const due = { request: toStoredRequest(), tries: 0, since: Date.now() };
    const send = () => Promise.reject(Object.assign(new Error('refused'), details));
    const ended = await attempt(due, { channel, send }, fiveDays);
    expect(ended).toMatchObject({ state, hasBounced: false });
  });
});

describe('the settings of the shop', () => {
  it('can turn off email to visitors', async () => {
    expect(await visitorOf().delay?.(0)).toBe(0);
    const off = visitorOf((built) => (built.mail.send = false));
    expect(await off.delay?.(0)).toBeUndefined();
  });

  it('delay no first email, only later ones', async () => {
    const always = visitorOf((built) => (built.quietHours = { from: '00:00', to: '23:59' }));
    expect(await always.delay?.(0)).toBe(0);
    expect(await always.delay?.(1)).toBeGreaterThanOrEqual(0);
    const never = visitorOf((built) => (built.quietHours = { from: '09:00', to: '09:00' }));
    expect(await never.delay?.(1)).toBe(0);
  });

  it.each([
    ['in the evening', '2026-11-24T03:00:00Z', 12],
    ['at night', '2026-11-24T08:30:00Z', 6.5],
    ['a minute before their end', '2026-11-24T14:59:00Z', 1 / 60],
    ['when they end', '2026-11-24T15:00:00Z', 0],
    ['by day', '2026-11-24T20:00:00Z', 0],
  ])('count the quiet hours by the clock of the shop: %s', (_, now, hours) => {
    expect(getQuietTime({ from: '21:00', to: '09:00' }, 'America/Chicago', new Date(now))).toBe(hours * hour);
  });
});

describe('the email to the visitor', () => {
  const { quote } = request;
  const stored = toStoredRequest({ received: Date.UTC(2026, 0, 2, 15, 4) });
  const form = builtFormSchema.parse(JSON.parse(toBuiltFiles()['/quote-form.json']));
  const addresses = { to: 'owner@shop.example', from: 'Shop <site@shop.example>' };

  it('is not sent for spam, for tests, twice in ten minutes, or after an opt-out', async () => {
    const { database, id } = await withRequest();
    expect(mayEmail(database, id, request)).toBe(true);
    expect(mayEmail(database, 'other', request)).toBe(false);
    expect(mayEmail(database, 'other', request, Date.now() + 11 * 60_000)).toBe(true);
    expect(mayEmail(database, id, { ...request, spamReason: 'hidden field filled in' })).toBe(false);
    expect(mayEmail(database, id, { ...request, isTest: true })).toBe(false);
    for (const words of [
      'http://evil.test/win',
      'see WWW.evil.test',
      'evil-shop.com',
      'Evil.Com',
      'EVIL.COM',
      'evil.ru',
      'evil.xyz',
      'evil.top',
      'evil.test/pay',
      'evil.top/pay',
      'evil.shop/win',
      'casino.de',
      'lucky.win now',
      'big-prizes.store',
    ])
      for (const key of ['name', 'message', 'phone'])
        expect(mayEmail(database, id, { ...request, quote: { ...quote, [key]: `Hi ${words}` } }), words).toBe(
          false,
        );
    for (const message of [
      'Two windows.Call me, or write to m@home.com. 4.5 ft.',
      'Six windows.Top floor is hot.',
      'It faces west.Me and my wife are hot.',
    ])
      expect(mayEmail(database, id, { ...request, quote: { ...quote, message } }), message).toBe(true);
    optOut(database, ['(512) 555-0188']);
    expect(mayEmail(database, id, request)).toBe(false);
  });

  it('goes to at most 30 visitors in an hour, even if one request keeps changing', async () => {
    const database = openDatabase(':memory:');
    const { store } = toStore(database, ['visitor']);
    const send = (n: number, key = String(n)) =>
      store({
        ...request,
        key,
        quote: { ...quote, email: `m${n}@example.com`, message: `${n} windows.` },
      });
    for (let n = 0; n < 20; n += 1) await send(n, n < 10 ? 'same' : undefined);
    for (let n = 20; n < 40; n += 1) await send(n);
    expect(database.prepare('SELECT count(*) AS n FROM outbox').get()).toEqual({ n: 21 });
    expect(mayEmail(database, 'x', request, Date.now() + 3_700_000)).toBe(true);
  });

  it('repeats the request, says when we answer, and links to the request', () => {
    const email = toVisitorEmail(stored, form, '/quotes/link/t', addresses, stored.received);
    expect(email.text).toContain('Hi Maria,');
    expect(email.text).toContain('Message: Six west-facing windows.');
    expect(email.text).toContain('Expect our answer within 24 hours.');
    expect(email.text).toContain('https://shop.example/quotes/link/t');
    expect(email.html).toContain('<a href="https://shop.example/quotes/link/t">');
    expect(email.headers['List-Unsubscribe']).toBe('<https://shop.example/quotes/link/t/stop>');
    const hostile = { ...stored, quote: { ...quote, name: '<b>x', message: '<script>' } };
    expect(toVisitorEmail(hostile, form, '/', addresses).html).not.toMatch(/<b>|<script>/);
  });

  it('does not let a visitor add a header', async () => {
    const server = await startSmtpServer();
    const site = makeFolder();
    writeFileSync(join(site, 'quote-form.json'), JSON.stringify(form));
    const hostile = { ...quote, name: 'Maria\r\nBcc: all@victim.example', email: 'maria@example.com' };
    await createVisitorNotifier({ server: server.url, ...addresses }, site).send(
      { ...stored, quote: hostile },
      () => '/quotes/link/t',
    );
    server.stop();
    expect(server.emails[0]?.to).toEqual(['<maria@example.com>']);
    expect(server.emails[0]?.text.split('\n\n')[0]).not.toMatch(/^Bcc/m);
  });
});
