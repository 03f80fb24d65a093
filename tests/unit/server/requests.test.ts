import { describe, expect, it } from 'vitest';
import { UnconfirmedError } from '../../../src/server/types';
import { startQuoteServer, answer } from '../../support/quote-server';
import { atEnd } from '../../support/at-end';
import { serveSite, texts, typed } from './serve';

const withKey = (key: string) => ({ 'Idempotency-Key': key });
const bob = { ...typed, name: 'Bob Ruiz', phone: '512.555.0111', email: 'bob@example.com' };

describe('a request sent by the script of the page', () => {
  it('is answered with 201 and its id once it is stored, and the log names nobody', async () => {
    const { send, rows, quotes, log } = await serveSite();
    const { status, json } = await send(typed);
    expect([status, json]).toEqual([
      201,
      { ok: true, id: rows()[0]?.id, note: expect.any(String) as string },
    ]);
    expect(quotes()).toEqual([typed]);
    expect(log.join()).not.toMatch(/Maria|0188|example\.com/);
  });

  it('is stored once for each key and for the same words, however often it arrives', async () => {
    const { send, submit, rows } = await serveSite();
    const all = Array.from({ length: 50 }, () => send(typed, withKey('k')));
    const codes = (await Promise.all(all)).map(({ status }) => status);
    expect(codes.toSorted()).toEqual([...Array<number>(49).fill(200), 201]);
    expect((await send(typed, withKey('second tab'))).json.id).toBe(rows()[0]?.id);
    const form = await submit({ ...typed, idempotency_key: 'k' });
    expect(form.location).toBe(`/quotes/${String(rows()[0]?.id)}`);
    expect((await submit(typed)).location).toBe(form.location);
    expect(rows()).toHaveLength(1);
  });

  it('with a known key and other words keeps the later words, and the shop is told again', async () => {
    const webhook = await startQuoteServer(answer(200, ''));
    atEnd(webhook.stop);
    const { send, rows, quotes } = await serveSite({ webhook: webhook.url });
    await send(typed, withKey('k'));
    await expect.poll(() => webhook.received.length).toBe(1);
    expect((await send({ ...typed, phone: '512.555.0199' }, withKey('k'))).status).toBe(200);
    expect(quotes()).toEqual([{ ...typed, phone: '512.555.0199' }]);
    expect(JSON.parse(String(rows()[0]?.earlier))).toEqual([typed]);
    await expect.poll(() => webhook.received.length).toBe(2);
    expect(JSON.parse(webhook.received[1]?.body ?? '')).toMatchObject({ phone: '512.555.0199', revision: 1 });
  });

  it('of another person with a known key replaces nothing, and is stored itself', async () => {
    const { send, quotes } = await serveSite();
    for (const quote of [typed, bob]) expect((await send(quote, withKey('k'))).status).toBe(201);
    for (const quote of [typed, bob]) expect((await send(quote, withKey('k'))).status).toBe(200);
    expect(quotes()).toEqual([typed, bob]);
  });

  it('with mistakes gets 422 and the message of each field', async () => {
    const { send, rows } = await serveSite();
    const { status, json } = await send({
      ...typed,
      serviceType: '',
      vehicleInfo: 'Civic',
      phone: 5125550188,
    });
    expect([status, json.ok]).toEqual([422, false]);
    expect(Object.keys(json.errors ?? {}).toSorted()).toEqual(['contactMethod', 'filmRemoval', 'phone']);
    expect(rows()).toEqual([]);
  });

  it.each([
    ['broken JSON', '{"name":', {}, 400],
    ['another type', typed, { 'Content-Type': 'text/plain' }, 415],
    ['more than 64 KB', { ...typed, message: 'x'.repeat(65_536) }, {}, 413],
    ['a page of another site behind it', typed, { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['another origin', typed, { Origin: 'https://other.example' }, 403],
  ])('with %s is refused in JSON and not stored', async (_, body, headers, code) => {
    const { send, rows } = await serveSite();
    const response = await send(body, headers);
    expect([response.status, response.json.ok]).toEqual([code, false]);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(rows()).toEqual([]);
  });

  it('is accepted behind a proxy that terminates https, and without the invisible characters that people paste', async () => {
    const { origin, send, quotes } = await serveSite();
    const pasted = { ...typed, phone: '\u202a５12.555.0188\u202c', email: '\u200bmaria@example.com' };
    expect((await send(pasted, { Origin: origin.replace('http', 'https') })).status).toBe(201);
    expect(quotes()).toEqual([typed]);
  });

  it('is stored and marked as spam when the hidden field is filled in, or the form was filled in at once', async () => {
    const { send, rows } = await serveSite();
    for (const more of [{ leave_blank: 'x' }, { fill_seconds: '0' }, { fill_seconds: '41' }])
      expect((await send({ ...typed, ...more, message: JSON.stringify(more) })).status).toBe(201);
    expect(rows().map(({ spam }) => spam !== '')).toEqual([true, true, false]);
  });

  it('that cannot be stored is never called received, and one that may be stored is not called lost', async () => {
    const failing = await serveSite({ store: () => Promise.reject(new Error('disk full')) });
    expect(await failing.send(typed)).toMatchObject({ status: 503, json: { ok: false } });
    const unsure = await serveSite({ store: () => Promise.reject(new UnconfirmedError('no answer')) });
    const { status, json } = await unsure.send(typed);
    expect([status, 'ok' in json]).toEqual([504, false]);
  });
});

describe('consent to texts', () => {
  it.each(['script', 'form'])('is stored with its words, version and time, sent by a %s', async (how) => {
    const { send, submit, quotes } = await serveSite();
    const post = how === 'script' ? send : submit;
    await post({ ...typed, texts: texts.wording });
    await post({ ...bob, texts: `${texts.wording} And more.`, textsAt: '2020-01-01' });
    const [stored = {}, other] = quotes();
    expect(stored).toMatchObject({ ...typed, texts: texts.wording, textsVersion: texts.version });
    expect(Math.abs(Date.now() - Date.parse(stored.textsAt ?? ''))).toBeLessThan(60_000);
    // The box said something else.
    expect(other).toEqual(bob);
  });
});

it('GET leads to the form, and other methods are refused', async () => {
  const { ask } = await serveSite();
  expect(await ask('/quotes')).toMatchObject({ status: 303, location: '/request-quote' });
  expect((await ask('/quotes', { method: 'PUT' })).status).toBe(405);
});
