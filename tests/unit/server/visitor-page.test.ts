import { describe, expect, it } from 'vitest';
import { parse } from 'node-html-parser';
import { icons } from '@/components/ui/icons';
import { toEmail } from '../../../src/server/email';
import { setStatus } from '../../../src/server/follow-up/changes';
import { mayEmail } from '../../../src/server/follow-up/email-policy';
import { linkPath } from '../../../src/server/follow-up/links';
import { addToLink } from '../../../src/server/follow-up/open-link';
import { optIn, optOut } from '../../../src/server/follow-up/suppression';
import { optedOutNote } from '../../../src/server/follow-up/view';
import { probe } from '../../../src/server/health';
import { startOutbox } from '../../../src/server/outbox';
import { countExpired } from '../../../src/server/retention';
import type { StoredRequest } from '../../../src/server/types';
import { report } from '../../../tools/quotes/report';
import { asJson, openQuoteApp, toNewRequest, typed, withRequest } from './quote-app';

const day = 24 * 3_600_000;

type Server = Awaited<ReturnType<typeof withRequest>>;

/** The page of the visitor, with single spaces. */
async function readPage({ get, token }: Server): Promise<string> {
  return (await (await get(linkPath(token('visitor')))).text()).replace(/\s+/g, ' ');
}

/** The email that the shop gets next. */
async function readEmail({ database }: Server): Promise<unknown> {
  const sent: StoredRequest[] = [];
  const send = (request: StoredRequest) => Promise.resolve(void sent.push(request));
  await startOutbox(database, [{ channel: 'mail', send }], () => {}).stop();
  const [request] = sent;
  return request && toEmail(request, { to: 'a@b.example', from: 'a@b.example' }).text;
}

describe('the page of the visitor', () => {
  it('says that the shop saw the request once a button was pressed in its list, not when a link was opened', async () => {
    const server = await withRequest();
    const { token, get, post, database } = server;
    const list = linkPath(token('list'));
    expect(await readPage(server)).toContain('Expect our answer');
    // A scanner of the shop's mailbox opens the links of the email.
    await get(`${linkPath(token('shop'))}?do=called`);
    const page = parse(await (await get(list)).text());
    expect(await readPage(server)).not.toContain('We saw your request');
    const fields = page.querySelectorAll('form input').map((input) => input.attributes);
    const button = Object.fromEntries(fields.map(({ name = '', value = '' }) => [name, value]));
    for (let press = 0; press < 2; press += 1)
      expect((await post(list, button)).headers.get('Location')).toBe(list);
    expect(await readPage(server)).toContain('We saw your request');
    expect(parse(await (await get(list)).text()).querySelector('form')).toBeNull();
    expect(database.prepare('SELECT status FROM history').all()).toEqual([{ status: 'seen' }]);
    expect(database.prepare('SELECT status FROM quotes').all()).toEqual([{ status: 'new' }]);
    expect(report(database, 'America/Chicago')).toContain('none answered yet');
  });

  it('says nothing of a request that was seen or called about before the visitor changed it', async () => {
    const server = await withRequest();
    const { id, token, get, post, database } = server;
    const list = linkPath(token('list'));
    const isUnseen = async () => (await (await get(list)).text()).includes('I have seen these');
    for (const [count, status] of ['seen', 'called'].entries()) {
      if (status === 'seen') await post(list, { action: 'seen', value: String(Date.now()) });
      else setStatus(database, id, status);
      expect(await readPage(server)).toMatch(/We saw your request|contacted you/);
      expect(await isUnseen()).toBe(false);
      await new Promise((resolve) => setTimeout(resolve, 2));
      await post(linkPath(token('visitor')), { action: 'phone', value: `512 555 019${count}` });
      expect(await readPage(server)).not.toMatch(/We saw your request|contacted you/);
      expect(await isUnseen()).toBe(true);
      expect(report(database, 'America/Chicago')).toContain('none answered yet');
    }
    await post(list, { action: 'seen', value: String(Date.now()) });
    expect(await readPage(server)).toContain('We saw your request');
    expect(await isUnseen()).toBe(false);
  });

  it.each([
    ['called', '', 'We read your request and contacted you on'],
    ['quoted', '480', 'Our quote: $480.'],
    ['quoted', '450-500', 'Our quote: $450-500.'],
    ['quoted', '450 + tax', 'Our quote: $450 + tax.'],
    ['quoted', '$450', 'Our quote: $450.'],
    ['quoted', 'about 450', 'Our quote: about 450.'],
    ['booked', '2026-12-03', 'You are booked for Thursday, December 3.'],
    ['booked', '2026-13-01', 'You are booked for 2026-13-01.'],
    ['booked', '2026-02-30', 'You are booked for 2026-02-30.'],
    ['booked', 'Tuesday at 9', 'You are booked for Tuesday at 9.'],
    ['booked', '9 am', 'You are booked for 9 am.'],
    ['closed', '', 'This request is closed. Call us if you still need a quote.'],
  ])('after the status %s %s says: %s', async (status, detail, text) => {
    const server = await withRequest();
    setStatus(server.database, server.id, status, detail);
    expect(await readPage(server)).toContain(text);
    expect((await server.get(linkPath(server.token('shop')))).status).toBe(200);
  });

  it('no longer shows a status that the shop has undone, nor does the report', async () => {
    const { token, get, post, status, database } = await withRequest();
    const page = parse(await (await post(linkPath(token('shop')), { action: 'called' })).text());
    expect(page.querySelectorAll('button').at(-1)?.text).toBe('Undo: mark as new');
    await post(linkPath(token('shop')), { action: 'new' });
    expect(status()).toBe('new');
    expect(await (await get(linkPath(token('visitor')))).text()).toContain('Expect our answer');
    expect(report(database, 'America/Chicago')).toContain('none answered yet');
    expect(parse(await (await get(linkPath(token('shop')))).text()).text).not.toContain('Undo');
  });

  it('corrects the phone number by the rules of the form, and tells the shop', async () => {
    const { token, post, rows, database } = await withRequest();
    database.exec("UPDATE outbox SET state = 'sent'");
    const wrong = await post(linkPath(token('visitor')), { action: 'phone', value: '12' });
    const page = parse(await wrong.text());
    const field = page.querySelector('#phone');
    expect(field?.attributes).toMatchObject({ value: '12', autocomplete: 'tel', 'aria-invalid': 'true' });
    const error = page.querySelector(`#${field?.getAttribute('aria-describedby') ?? ''}`);
    expect(error?.text.trim()).toBe('Phone number must be at least 10 digits');
    expect(error?.classList.contains('field-error')).toBe(true);
    const drawing = error?.querySelector('svg path')?.getAttribute('d') ?? 'none';
    expect(icons.warn).toBe(`<path d="${drawing}"/>`);
    expect(error?.closest('.invalid-field')).toBe(field?.closest('.field'));
    // The browser scrolls there.
    expect(field?.hasAttribute('autofocus')).toBe(true);
    expect(page.querySelector('[role=status]')?.text).toContain('Expect our answer');
    const right = await post(linkPath(token('visitor')), { action: 'phone', value: '512 555 0199' });
    const saved = parse(await right.text());
    expect(saved.text).toContain('We have saved your phone number.');
    expect(saved.querySelector('[aria-invalid]')).toBeNull();
    expect(JSON.parse(String(rows()[0]?.quote))).toMatchObject({ ...typed, phone: '512 555 0199' });
    expect(database.prepare('SELECT state FROM outbox').all()).toEqual([{ state: 'waiting' }]);
  });

  it('keeps the old phone number while the shop cannot be told about the new one', async () => {
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

  it('does not record a request as deleted if it could not be deleted', async () => {
    const { token, post, rows, database } = await withRequest();
    database.exec("CREATE TRIGGER fault BEFORE DELETE ON quotes BEGIN SELECT RAISE(ABORT, 'fault'); END");
    expect((await post(linkPath(token('visitor')), { action: 'delete' })).status).toBe(503);
    expect(rows()).toHaveLength(1);
    expect(database.prepare("SELECT name FROM state WHERE name LIKE 'deleted %'").all()).toEqual([]);
  });

  it('removes control characters from a new phone number, keeps the old one, and ignores an unchanged one', async () => {
    const { token, post, rows } = await withRequest();
    const send = (value: string) => post(linkPath(token('visitor')), { action: 'phone', value });
    await send(typed.phone);
    expect(rows()[0]?.revision).toBe(0);
    await send('5125550188\u001b[2J');
    expect(JSON.parse(String(rows()[0]?.quote))).toMatchObject({ phone: '5125550188[2J' });
    expect(JSON.parse(String(rows()[0]?.earlier))).toMatchObject([{ phone: typed.phone }]);
  });

  it('limits how often a visitor changes a request, but not how often the shop does', async () => {
    let seconds = 0;
    const { token, post } = await withRequest({}, { secondsToWait: () => seconds });
    seconds = 60;
    const change = await post(linkPath(token('visitor')), { action: 'phone', value: '512 555 0199' });
    const press = await post(linkPath(token('shop')), { action: 'called' });
    expect([change.status, press.status]).toEqual([429, 200]);
  });

  it('ends an opt-out once the visitor opts in, and a phone number without digits opts nobody out', async () => {
    const { database, id } = await withRequest({ phone: 'my number is' });
    const request = toNewRequest({ phone: 'call me maybe' }, { key: undefined });
    optOut(database, ['my number is', 'Maria@example.com']);
    expect(mayEmail(database, id, request)).toBe(false);
    optIn(database, 'maria@example.com');
    expect(mayEmail(database, id, request)).toBe(true);
  });

  it('stops all messages, also with the unsubscribe button of an email program', async () => {
    for (const path of ['', '/stop']) {
      const { token, post, database, get } = await withRequest();
      const fields = path ? { 'List-Unsubscribe': 'One-Click' } : { action: 'stop' };
      const origin = path ? 'https://mail.example' : undefined;
      const answer = await post(`${linkPath(token('visitor'))}${path}`, fields, origin);
      const page = parse(await answer.text());
      expect(page.querySelectorAll('[role=status]').at(-1)?.text).toContain('any more messages');
      expect(page.text.match(/any more messages/g)).toHaveLength(1);
      const later = await (await get(linkPath(token('visitor')))).text();
      expect(later.match(/any more messages/g)).toHaveLength(1);
      const request = toNewRequest({}, { key: undefined });
      expect(mayEmail(database, 'x', request, Date.now() + day)).toBe(false);
      const another = toNewRequest({ email: 'b@example.com' }, { key: undefined });
      expect(mayEmail(database, 'x', another)).toBe(true);
      expect(await (await get(linkPath(token('shop')))).text()).toContain(optedOutNote);
      expect(JSON.stringify(database.prepare('SELECT * FROM stopped').all())).not.toContain('maria');
    }
  });
});

describe('a request whose status the shop has set', () => {
  const changes = {
    'sends again': ['called', ({ handle }) => handle(asJson(typed))],
    'sends again after it was called spam': ['spam', ({ handle }) => handle(asJson(typed))],
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
  } satisfies Record<string, [string, (server: Server) => unknown]>;
  it.each(Object.entries(changes))(
    'is new again, in the outbox too, once its visitor %s it',
    async (_, [first, change]) => {
      const server = await withRequest();
      const { database, id, status, rows } = server;
      database.exec("UPDATE quotes SET key = 'k'");
      setStatus(database, id, first);
      database.exec("UPDATE outbox SET state = 'given up', tries = 28, error = 'ECONNREFUSED'");
      await change(server);
      const page = await (await server.get(linkPath(server.token('visitor')))).text();
      expect(page).toContain(first === 'booked' ? 'You are booked.' : 'Expect our answer');
      expect([status(), rows()[0]?.spam, rows()[0]?.revision, rows().length]).toEqual(['new', '', 1, 1]);
      expect(database.prepare('SELECT state, tries, error FROM outbox').all()).toEqual([
        { state: 'waiting', tries: 0, error: '' },
      ]);
      const settings = { channels: ['mail'], photoBytes: Infinity, keepDays: 0 };
      const readHealth = () => probe(() => database, ':memory:', settings);
      expect(readHealth()).toMatchObject({ outbox: 'ok', mail: 'untested' });
      database.exec("UPDATE outbox SET state = 'given up'");
      expect(readHealth().outbox).toBe('late');
      setStatus(database, id, first);
      expect(status()).toBe(first);
    },
  );

  it.each([
    ['booked', '2026-12-07', 'You are booked for Monday, December 7.', 'Was booked for Monday, December 7.'],
    ['quoted', '480', 'Our quote: $480.', 'Was quoted $480.'],
  ])(
    'stays %s for its visitor after changes, and the shop reads what it was and what changed',
    async (first, detail, forVisitor, forShop) => {
      const server = await withRequest({ phone: '5125550177' });
      const { database, id, get, post, token, status } = server;
      setStatus(database, id, first, detail);
      await post(linkPath(token('visitor')), { action: 'phone', value: '(512) 555-0188' });
      addToLink(database, token('visitor'), [new Uint8Array([1])], Infinity);
      await post(linkPath(token('list')), { action: 'seen', value: String(Date.now()) });
      expect(await readPage(server)).toContain(forVisitor);
      expect(status()).toBe('new');
      const changed = ['Phone: 5125550177 → (512) 555-0188', 'Photos added'];
      const page = await (await get(linkPath(token('shop')))).text();
      for (const text of [forShop, ...changed]) expect(page).toContain(text);
      expect(await (await get(linkPath(token('list')))).text()).toContain(forShop.slice(1, -1));
      const email = await readEmail(server);
      expect(email).toContain(`\n${[forShop, ...changed].join('\n')}\n`);
      setStatus(database, id, 'called');
      expect(await readPage(server)).toContain('contacted you');
      await post(linkPath(token('visitor')), { action: 'phone', value: '(512) 555-0199' });
      expect(await readPage(server)).toContain('Expect our answer');
      expect(await readEmail(server)).not.toMatch(/Was |Photos added|5125550177/);
    },
  );

  it('is no longer booked for its visitor once the shop has undone that after a change', async () => {
    const server = await withRequest();
    const { database, id, get, post, token } = server;
    setStatus(database, id, 'booked', '2026-12-07');
    await post(linkPath(token('visitor')), { action: 'phone', value: '(512) 555-0199' });
    const undo = parse(await (await get(linkPath(token('shop')))).text()).querySelector('[value=new]');
    expect(undo).not.toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 2));
    await post(linkPath(token('shop')), { action: 'new' });
    expect(await readPage(server)).toContain('Expect our answer');
    expect(await (await get(linkPath(token('shop')))).text()).not.toContain('Was booked');
  });

  it('is not known to the shop because its visitor has changed it', async () => {
    const { database, post, token } = await withRequest();
    await post(linkPath(token('visitor')), { action: 'phone', value: '(512) 555-0199' });
    database.exec("UPDATE quotes SET received = 0; UPDATE outbox SET state = 'given up'");
    expect(countExpired(database, 30).due).toBe(0);
  });

  it('keeps its status when a spam program sends it again', async () => {
    const { handle, database, id, status } = await withRequest();
    setStatus(database, id, 'spam');
    await handle(asJson({ ...typed, leave_blank: 'x' }));
    expect(status()).toBe('spam');
  });

  it('no longer counts as spam once its visitor sends it at the pace of a person', async () => {
    const { handle, rows } = openQuoteApp();
    await handle(asJson({ ...typed, fill_seconds: '1' }));
    await handle(asJson({ ...typed, fill_seconds: '9' }));
    expect(rows()).toMatchObject([{ spam: '', revision: 1 }]);
  });
});
