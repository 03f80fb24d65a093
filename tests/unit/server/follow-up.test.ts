import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'node-html-parser';
import { toAnswerBy } from '@/features/quote/rules/answer-by';
import { builtFormSchema } from '@/features/quote/rules/built-form';
import { openDatabase } from '../../../src/server/database';
import { linkPath, getLinkSecret, toToken } from '../../../src/server/follow-up/links';
import { setStatus } from '../../../src/server/follow-up/changes';
import { mayEmail } from '../../../src/server/follow-up/email-policy';
import { addToLink } from '../../../src/server/follow-up/open-link';
import { optIn, optOut } from '../../../src/server/follow-up/suppression';
import { createVisitorNotifier, toVisitorEmail } from '../../../src/server/follow-up/visitor-email';
import { probe } from '../../../src/server/health';
import { stopNote } from '../../../src/server/follow-up/view';
import { report } from '../../../tools/quotes/report';
import { makeFolder } from '../../support/at-end';
import { startSmtpServer } from '../../support/smtp-server';
import {
  asJson,
  openQuoteApp,
  toBuiltFiles,
  toNewRequest,
  toStore,
  toStoredRequest,
  typed,
} from './quote-app';

const day = 24 * 3_600_000;
const form = builtFormSchema.parse(JSON.parse(toBuiltFiles()['/quote-form.json']));
const addresses = { to: 'owner@shop.example', from: 'Shop <site@shop.example>' };

/** A server with one request, and a way to open and press its links. */
async function withRequest(
  quote: Partial<typeof typed> = {},
  options: Parameters<typeof openQuoteApp>[0] = {},
) {
  const server = openQuoteApp(options);
  await server.handle(asJson({ ...typed, ...quote }));
  const id = String(server.rows()[0]?.id);
  const secret = getLinkSecret(server.database);
  const token = (kind: 'visitor' | 'shop' | 'list', now?: number) =>
    toToken({ kind, id: kind === 'list' ? 'all' : id }, secret, now);
  const get = (path: string) => server.handle(new Request(`http://shop.example${path}`));
  const post = (path: string, fields: Record<string, string>, origin = 'http://shop.example') =>
    server.handle(
      new Request(`http://shop.example${path}`, {
        method: 'POST',
        headers: { Origin: origin },
        body: new URLSearchParams(fields),
      }),
    );
  const status = () => String(server.rows()[0]?.status);
  return { ...server, id, secret, token, get, post, status };
}

describe('a link', () => {
  it('is refused in 20 altered forms, to read, to press and for its photos', async () => {
    const { database, token, get, post, status, secret, id } = await withRequest();
    database.prepare('INSERT INTO photos VALUES (?, ?, ?)').run(id, 'hash', new Uint8Array([1]));
    const [good, visitors, old] = [token('shop'), token('visitor'), token('shop', Date.now() - 91 * day)];
    const [kind = '', , ends = '', signature = ''] = good.split('.');
    const altered = [
      ...Array.from({ length: 8 }, (_, at) => {
        const place = Math.floor((at * good.length) / 8);
        return good.slice(0, place) + (good[place] === 'x' ? 'y' : 'x') + good.slice(place + 1);
      }),
      ...Array.from({ length: 2 }, (_, cut) => good.slice(0, -1 - cut)),
      old,
      good.replace('shop', 'list'),
      visitors.replace('visitor', 'shop'),
      `${kind}.all.${ends}.${signature}`,
      `${kind}.${id}.zzzzzzzzzz.${signature}`,
      `${good}.`,
      `${good}=`,
      good.toUpperCase(),
      toToken({ kind: 'shop', id }, `${secret}x`),
      toToken({ kind: 'shop', id: "' OR 1=1 --" }, secret),
    ];
    expect(new Set(altered).size).toBe(20);
    for (const bad of altered) {
      const path = linkPath(encodeURIComponent(bad));
      const answers = [get(path), post(path, { action: 'spam' }), get(`${path}/photos/1`)];
      expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual([404, 404, 404]);
    }
    expect(status()).toBe('new');
    for (const path of [linkPath(good), `${linkPath(good)}/photos/1`])
      expect((await get(path)).status).toBe(200);
  });

  it.each([
    ['visitor', 90],
    ['shop', 90],
    ['list', 1],
  ] as const)('for the %s ends after %i days', async (kind, days) => {
    const { token, get } = await withRequest();
    expect((await get(linkPath(token(kind, Date.now() - days * day + 60_000)))).status).toBe(200);
    const ended = await get(linkPath(token(kind, Date.now() - days * day)));
    expect(ended.status).toBe(404);
    const page = await ended.text();
    expect(page).toContain('This link no longer works.');
    // The request behind the link was sent long ago.
    expect(page).not.toMatch(/not sent|nothing was sent/i);
  });

  it('is kept from search engines, other sites and caches', async () => {
    const { token, get } = await withRequest();
    const { headers } = await get(linkPath(token('visitor')));
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Referrer-Policy')).toBe('same-origin');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('the page of the shop for a request', () => {
  it('changes nothing when it is opened, because email programs open links by themselves', async () => {
    const { token, get, status } = await withRequest();
    for (const action of ['called', 'quoted', 'booked', 'spam']) {
      const page = parse(await (await get(`${linkPath(token('shop'))}?do=${action}`)).text());
      expect(page.querySelectorAll('button')).toHaveLength(1);
    }
    expect(status()).toBe('new');
  });

  it('sets its status with one press, and only once however often it is pressed', async () => {
    const { token, post, status, database } = await withRequest();
    for (let press = 0; press < 3; press += 1)
      expect((await post(linkPath(token('shop')), { action: 'quoted', value: '480' })).status).toBe(200);
    expect(status()).toBe('quoted');
    expect(database.prepare('SELECT detail FROM history').all()).toEqual([{ detail: '480' }]);
  });

  it('leads back to the list where the press began', async () => {
    const { token, post } = await withRequest();
    const list = token('list');
    const answer = await post(linkPath(token('shop')), { action: 'called', back: list });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe(linkPath(list));
  });

  it('shows the new status where the link of that list has expired', async () => {
    const { token, post, status } = await withRequest();
    const back = token('list', Date.now() - 2 * day);
    const answer = await post(linkPath(token('shop')), { action: 'called', back });
    expect([answer.status, status()]).toEqual([200, 'called']);
    const page = parse(await answer.text());
    expect(page.text).toContain('called');
    expect(page.querySelector(`a[href="${linkPath(back)}"]`)).toBeNull();
  });

  it.each([
    ['another site', { action: 'called' }, 'https://other.example', 403],
    ['an unknown button', { action: 'delete' }, undefined, 400],
    ['a button of the visitor', { action: 'withdraw' }, undefined, 404],
    ['a text that is too long', { action: 'quoted', value: 'x'.repeat(61) }, undefined, 400],
  ] as const)('refuses a press from %s', async (_, fields, origin, code) => {
    const { token, post, status } = await withRequest();
    expect((await post(linkPath(token('shop')), fields, origin)).status).toBe(code);
    expect(status()).toBe('new');
  });

  it.each([
    ['512-555-0188 x12', 'tel:+15125550188'],
    ['call me later', undefined],
  ])('shows the phone number %s, with a link that calls it if possible', async (phone, link) => {
    const { token, get } = await withRequest({ phone });
    for (const kind of ['shop', 'list'] as const) {
      const page = parse(await (await get(linkPath(token(kind)))).text());
      expect(page.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe(link);
      expect(page.text).toContain(phone);
    }
  });

  it('shows what a visitor wrote as text', async () => {
    const { token, get } = await withRequest({ name: '<img src=x>', message: '"><script>alert(1)</script>' });
    for (const kind of ['shop', 'list', 'visitor'] as const) {
      const page = parse(await (await get(linkPath(token(kind)))).text());
      expect(page.querySelector('img, script')).toBeNull();
      expect(page.text).toContain('alert(1)');
    }
  });
});

it('the list for a phone has the newest request first, says which wait, and links to each', async () => {
  const { token, get, handle, database } = await withRequest();
  await handle(asJson({ ...typed, name: 'Second', message: 'Another house.' }));
  database.prepare('UPDATE quotes SET received = received - ? WHERE rowid = 1').run(3 * day);
  const page = parse(await (await get(linkPath(token('list')))).text());
  expect(page.querySelectorAll('li').map((item) => item.querySelector('a')?.text)).toEqual([
    'Second',
    'Maria Delgado',
  ]);
  expect(page.querySelector('li b')?.text).toBe('waiting 3 days');
  const link = page.querySelector('li a')?.getAttribute('href') ?? '';
  expect((await get(link)).status).toBe(200);
  const called = parse(await (await get(`${linkPath(token('list'))}?show=called`)).text());
  expect(called.querySelectorAll('li')).toHaveLength(2);
  expect(called.querySelector('[aria-current]')?.text).toBe('all');
  const unread = parse(await (await get(`${linkPath(token('list'))}?show=new`)).text());
  expect(unread.querySelectorAll('[aria-current=true]').map((filter) => filter.text)).toEqual(['new']);
  database.exec("UPDATE quotes SET quote = json_remove(quote, '$.name')");
  const nameless = parse(await (await get(linkPath(token('list')))).text());
  expect(nameless.querySelector('li a')?.text).toBe('A visitor');
});

it('the list for a phone with more than 200 requests has all that are new, the latest 200, and says how many there are', async () => {
  const { token, get, database } = await withRequest({ name: 'Oldest' });
  database.exec(`WITH RECURSIVE numbers (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM numbers WHERE n < 201)
      INSERT INTO quotes (id, hash, received, status, spam, quote)
      SELECT 'id-' || n, n, unixepoch('now', '+1 minute') * 1000 + n, 'called', '', json_object('name', 'Number ' || n) FROM numbers`);
  const page = parse(await (await get(linkPath(token('list')))).text());
  const names = page.querySelectorAll('li').map((item) => item.querySelector('a')?.text);
  expect([names.length, names.at(0), names.at(-2), names.at(-1)]).toEqual([
    201,
    'Number 201',
    'Number 2',
    'Oldest',
  ]);
  expect(page.text).toContain('Every new request, and the latest 200 of all 202.');
});

describe('the page of the visitor', () => {
  it('says where the request stands', async () => {
    const { token, get, post, database, id } = await withRequest();
    const read = async () => (await (await get(linkPath(token('visitor')))).text()).replace(/\s+/g, ' ');
    expect(await read()).toContain('Expect our answer');
    // A scanner of the shop's mailbox opens a link of the email.
    await get(`${linkPath(token('shop'))}?do=called`);
    expect(await read()).not.toContain('We saw your request');
    const list = linkPath(token('list'));
    const page = parse(await (await get(list)).text());
    expect(await read()).not.toContain('We saw your request');
    const fields = page.querySelectorAll('form input').map((input) => input.attributes);
    const press = Object.fromEntries(fields.map(({ name = '', value = '' }) => [name, value]));
    for (let n = 0; n < 2; n += 1) expect((await post(list, press)).headers.get('Location')).toBe(list);
    expect(await read()).toContain('We saw your request');
    expect(parse(await (await get(list)).text()).querySelector('form')).toBeNull();
    expect(database.prepare('SELECT status FROM history').all()).toEqual([{ status: 'seen' }]);
    expect(database.prepare('SELECT status FROM quotes').all()).toEqual([{ status: 'new' }]);
    expect(report(database, 'America/Chicago')).toContain('none answered yet');
    setStatus(database, id, 'called');
    expect(await read()).toContain('We read your request and contacted you on');
    setStatus(database, id, 'quoted', '480');
    expect(await read()).toContain('Our quote: $480.');
    for (const [detail, text] of [
      ['450-500', 'Our quote: $450-500.'],
      ['450 + tax', 'Our quote: $450 + tax.'],
      ['$450', 'Our quote: $450.'],
      ['about 450', 'Our quote: about 450.'],
    ] as const) {
      setStatus(database, id, 'quoted', detail);
      expect(await read()).toContain(text);
    }
    for (const [detail, text] of [
      ['2026-13-01', 'You are booked for 2026-13-01.'],
      ['2026-02-30', 'You are booked for 2026-02-30.'],
      ['Tuesday at 9', 'You are booked for Tuesday at 9.'],
      ['9 am', 'You are booked for 9 am.'],
    ] as const) {
      setStatus(database, id, 'booked', detail);
      expect(await read()).toContain(text);
      expect((await get(linkPath(token('shop')))).status).toBe(200);
    }
    setStatus(database, id, 'booked', '2026-12-03');
    expect(await read()).toContain('You are booked for Thursday, December 3.');
    setStatus(database, id, 'closed');
    expect(await read()).toContain('This request is closed. Call us if you still need a quote.');
  });

  it('no longer shows a status that the shop has undone, nor does the report', async () => {
    const { token, get, post, status, database } = await withRequest();
    for (const action of ['called', 'new']) await post(linkPath(token('shop')), { action });
    expect(status()).toBe('new');
    expect(await (await get(linkPath(token('visitor')))).text()).toContain('Expect our answer');
    expect(report(database, 'America/Chicago')).toContain('none answered yet');
    expect(parse(await (await get(linkPath(token('shop')))).text()).text).not.toContain('Not yet');
  });

  it('corrects the phone number by the rules of the form, and tells the shop', async () => {
    const { token, post, rows, database } = await withRequest();
    database.exec("UPDATE outbox SET state = 'sent'");
    const wrong = await post(linkPath(token('visitor')), { action: 'phone', value: '12' });
    const page = parse(await wrong.text());
    const field = page.querySelector('#phone');
    expect(field?.attributes).toMatchObject({ value: '12', autocomplete: 'tel', 'aria-invalid': 'true' });
    const error = page.querySelector(`#${field?.getAttribute('aria-describedby') ?? ''}`);
    expect(error?.text).toBe('Phone number must be at least 10 digits');
    const right = await post(linkPath(token('visitor')), { action: 'phone', value: '512 555 0199' });
    const saved = parse(await right.text());
    expect(saved.text).toContain('We have saved your phone number.');
    expect(saved.querySelector('[aria-invalid]')).toBeNull();
    expect(JSON.parse(String(rows()[0]?.quote))).toMatchObject({ ...typed, phone: '512 555 0199' });
    expect(database.prepare('SELECT state FROM outbox').all()).toEqual([{ state: 'waiting' }]);
  });

  it('keeps the old phone number if the shop cannot be told of the new one, and tells it at the next press', async () => {
    const { token, post, rows, database } = await withRequest();
    const press = () => post(linkPath(token('visitor')), { action: 'phone', value: '512 555 0199' });
    database.exec(`UPDATE outbox SET state = 'sent';
      CREATE TRIGGER fault BEFORE UPDATE ON outbox BEGIN SELECT RAISE(ABORT, 'fault'); END`);
    expect((await press()).status).toBe(503);
    expect(JSON.parse(String(rows()[0]?.quote))).toMatchObject({ phone: typed.phone });
    database.exec('DROP TRIGGER fault');
    expect(await (await press()).text()).toContain('We have saved your phone number.');
    expect(database.prepare('SELECT state FROM outbox').all()).toEqual([{ state: 'waiting' }]);
  });

  it('does not keep a request from being restored that could not be deleted', async () => {
    const { token, post, rows, database } = await withRequest();
    database.exec("CREATE TRIGGER fault BEFORE DELETE ON quotes BEGIN SELECT RAISE(ABORT, 'fault'); END");
    expect((await post(linkPath(token('visitor')), { action: 'withdraw' })).status).toBe(503);
    expect(rows()).toHaveLength(1);
    expect(database.prepare("SELECT name FROM state WHERE name LIKE 'deleted %'").all()).toEqual([]);
  });

  it('cleans the phone number, keeps the old one, and does nothing where it is the same', async () => {
    const { token, post, rows } = await withRequest();
    const send = (value: string) => post(linkPath(token('visitor')), { action: 'phone', value });
    await send(typed.phone);
    expect(rows()[0]?.revision).toBe(0);
    await send('5125550188\u001b[2J');
    expect(JSON.parse(String(rows()[0]?.quote))).toMatchObject({ phone: '5125550188[2J' });
    expect(JSON.parse(String(rows()[0]?.earlier))).toMatchObject([{ phone: typed.phone }]);
  });

  it('limits how often a visitor changes it, but not how often the shop does', async () => {
    let seconds = 0;
    const { token, post } = await withRequest({}, { secondsToWait: () => seconds });
    seconds = 60;
    const change = await post(linkPath(token('visitor')), { action: 'phone', value: '512 555 0199' });
    const press = await post(linkPath(token('shop')), { action: 'called' });
    expect([change.status, press.status]).toEqual([429, 200]);
  });

  it('gets email despite an opt-out of a phone number without digits, and again after an opt-out is undone', async () => {
    const { database, id } = await withRequest({ phone: 'my number is' });
    const request = toNewRequest({ phone: 'call me maybe' }, { key: undefined });
    optOut(database, ['my number is', 'Maria@example.com']);
    expect(mayEmail(database, id, request)).toBe(false);
    optIn(database, 'maria@example.com');
    expect(mayEmail(database, id, request)).toBe(true);
  });

  it('stops all messages, even by the unsubscribe button of an email program', async () => {
    for (const path of ['', '/stop']) {
      const { token, post, database, get } = await withRequest();
      const fields = path ? { 'List-Unsubscribe': 'One-Click' } : { action: 'stop' };
      const origin = path ? 'https://mail.example' : undefined;
      const answer = await post(`${linkPath(token('visitor'))}${path}`, fields, origin);
      expect(parse(await answer.text()).querySelector('[role=status]')?.text).toContain('any more messages');
      const request = toNewRequest({}, { key: undefined });
      expect(mayEmail(database, 'x', request, Date.now() + day)).toBe(false);
      const another = toNewRequest({ email: 'b@example.com' }, { key: undefined });
      expect(mayEmail(database, 'x', another)).toBe(true);
      expect(await (await get(linkPath(token('shop')))).text()).toContain(stopNote);
      expect(JSON.stringify(database.prepare('SELECT * FROM stopped').all())).not.toContain('maria');
    }
  });
});

describe('a request whose status the shop has set', () => {
  const ways = {
    'sends again': ['called', ({ handle }) => handle(asJson(typed))],
    'sends again after a mark as spam': ['spam', ({ handle }) => handle(asJson(typed))],
    'sends again with other words': [
      'booked',
      ({ handle }) => handle(asJson({ ...typed, message: 'Seven.' }, { 'Idempotency-Key': 'k' })),
    ],
    'corrects the phone number of': [
      'called',
      ({ post, token }) => post(linkPath(token('visitor')), { action: 'phone', value: '512 555 0199' }),
    ],
    'adds a photo to': [
      'called',
      ({ database, token }) => addToLink(database, token('visitor'), [new Uint8Array([1])], Infinity),
    ],
  } satisfies Record<string, [string, (server: Awaited<ReturnType<typeof withRequest>>) => unknown]>;
  it.each(Object.entries(ways))('is new again once its visitor %s it', async (_, [mark, change]) => {
    const server = await withRequest();
    const { database, id, status, rows } = server;
    database.exec("UPDATE quotes SET key = 'k'");
    setStatus(database, id, mark);
    database.exec("UPDATE outbox SET state = 'sent'");
    await change(server);
    const page = await (await server.get(linkPath(server.token('visitor')))).text();
    expect(page).toContain('Expect our answer');
    expect([status(), rows()[0]?.spam, rows()[0]?.revision, rows().length]).toEqual(['new', '', 1, 1]);
    expect(database.prepare('SELECT state FROM outbox').all()).toEqual([{ state: 'waiting' }]);
    database.exec("UPDATE outbox SET state = 'given up'");
    const watched = { channels: ['mail'], photoBytes: Infinity, keepDays: 0 };
    expect(probe(() => database, ':memory:', watched).outbox).toBe('late');
    setStatus(database, id, mark);
    expect(status()).toBe(mark);
  });

  it('stays as it is when a machine sends it again', async () => {
    const { handle, database, id, status } = await withRequest();
    setStatus(database, id, 'spam');
    await handle(asJson({ ...typed, leave_blank: 'x' }));
    expect(status()).toBe('spam');
  });

  it('is no longer called spam once its visitor sends it slowly', async () => {
    const { handle, rows } = openQuoteApp();
    await handle(asJson({ ...typed, fill_seconds: '1' }));
    await handle(asJson({ ...typed, fill_seconds: '9' }));
    expect(rows()).toMatchObject([{ spam: '', revision: 1 }]);
  });
});

describe('the email to the visitor', () => {
  const newRequest = toNewRequest({}, { key: undefined });
  const { quote } = newRequest;
  const request = toStoredRequest({ received: Date.UTC(2026, 0, 2, 15, 4) });

  it('is not sent for spam, for tests, twice in ten minutes, or after an opt-out', async () => {
    const { database, id } = await withRequest();
    expect(mayEmail(database, id, newRequest)).toBe(true);
    expect(mayEmail(database, 'other', newRequest)).toBe(false);
    expect(mayEmail(database, 'other', newRequest, Date.now() + 11 * 60_000)).toBe(true);
    expect(mayEmail(database, id, { ...newRequest, spamReason: 'hidden field filled in' })).toBe(false);
    expect(mayEmail(database, id, { ...newRequest, isTest: true })).toBe(false);
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
    ])
      for (const key of ['name', 'message'])
        expect(
          mayEmail(database, id, { ...newRequest, quote: { ...quote, [key]: `Hi ${words}` } }),
          words,
        ).toBe(false);
    for (const message of [
      'Two windows.Call me, or write to m@home.com. 4.5 ft.',
      'Six windows.Top floor is hot.',
      'It faces west.Me and my wife are hot.',
    ])
      expect(mayEmail(database, id, { ...newRequest, quote: { ...quote, message } }), message).toBe(true);
    optOut(database, ['(512) 555-0188']);
    expect(mayEmail(database, id, newRequest)).toBe(false);
  });

  it('goes to at most 30 visitors in an hour, even if one request is changed again and again', async () => {
    const database = openDatabase(':memory:');
    const { store } = toStore(database, ['visitor']);
    const send = (n: number, key = String(n)) =>
      store({
        ...newRequest,
        key,
        quote: { ...quote, email: `m${n}@example.com`, message: `${n} windows.` },
      });
    for (let n = 0; n < 20; n += 1) await send(n, n < 10 ? 'same' : undefined);
    for (let n = 20; n < 40; n += 1) await send(n);
    expect(database.prepare('SELECT count(*) AS n FROM outbox').get()).toEqual({ n: 21 });
    expect(mayEmail(database, 'x', newRequest, Date.now() + 3_700_000)).toBe(true);
  });

  it('says what we have and by when we answer, and has the link to the request', () => {
    const mail = toVisitorEmail(request, form, '/quotes/link/t', addresses, request.received);
    expect(mail.text).toContain('Hi Maria,');
    expect(mail.text).toContain('Message: Six west-facing windows.');
    expect(mail.text).toContain('Expect our answer within 24 hours.');
    expect(mail.text).toContain('https://shop.example/quotes/link/t');
    expect(mail.html).toContain('<a href="https://shop.example/quotes/link/t">');
    expect(mail.headers['List-Unsubscribe']).toBe('<https://shop.example/quotes/link/t/stop>');
    const hostile = { ...request, quote: { ...quote, name: '<b>x', message: '<script>' } };
    expect(toVisitorEmail(hostile, form, '/', addresses).html).not.toMatch(/<b>|<script>/);
  });

  it('lets no visitor write a header', async () => {
    const server = await startSmtpServer();
    const site = makeFolder();
    writeFileSync(join(site, 'quote-form.json'), JSON.stringify(form));
    const hostile = { ...quote, name: 'Maria\r\nBcc: all@victim.example', email: 'maria@example.com' };
    await createVisitorNotifier({ server: server.url, ...addresses }, site).send(
      { ...request, quote: hostile },
      () => '/quotes/link/t',
    );
    server.stop();
    expect(server.mails[0]?.to).toEqual(['<maria@example.com>']);
    expect(server.mails[0]?.text.split('\n\n')[0]).not.toMatch(/^Bcc/m);
  });
});

describe('by when a request is answered', () => {
  const weekdays = {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const,
    opens: '08:00',
    closes: '17:30',
  };
  const shop = {
    hours: [{ ...weekdays, days: [...weekdays.days] }],
    closures: [],
    timeZone: 'America/Chicago',
    quoteHours: 24,
  };
  it.each([
    ['on a workday, the same hour of the next one', '2026-11-23T16:20:00Z', 'tomorrow by 10 am.'],
    ['at night, the end of the next workday', '2026-11-24T04:00:00Z', 'tomorrow by 5:30 pm.'],
    ['on Friday afternoon, the end of that day', '2026-11-27T20:00:00Z', 'today by 5:30 pm.'],
    ['on Saturday, the first day that is open', '2026-11-28T16:00:00Z', 'by Monday, November 30.'],
  ])('is told %s', (_, now, text) => {
    expect(toAnswerBy(shop, new Date(now))).toBe(`Expect our answer ${text}`);
  });

  const late = 'We are running late with your quote. Please call (512) 555-0142.';
  it.each([
    [
      'later, with its day',
      '2026-11-23T21:00:00Z',
      '2026-11-24T15:00:00Z',
      'Expect our answer by Tuesday, November 24, 3 pm.',
    ],
    ['once it has passed', '2026-11-23T21:00:00Z', '2026-11-24T21:00:00Z', late],
    ['after that weekend', '2026-11-28T16:00:00Z', '2026-12-01T06:00:00Z', late],
  ])('is read %s', (_, asked, at, text) => {
    expect(toAnswerBy(shop, new Date(asked), { at: new Date(at), phone: '(512) 555-0142' })).toBe(text);
  });

  it('is given in hours for a shop without opening hours, until they have passed', () => {
    const read = (at: string) =>
      toAnswerBy({ ...shop, hours: [] }, new Date('2026-11-23T21:00:00Z'), {
        at: new Date(at),
        phone: '(512) 555-0142',
      });
    expect(read('2026-11-24T20:59:00Z')).toBe('Expect our answer within 24 hours.');
    expect(read('2026-11-24T21:00:00Z')).toBe(late);
  });
});

it('npm run quotes -- report gives the median time to the first call of each week', async () => {
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
