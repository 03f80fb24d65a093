import { describe, expect, it } from 'vitest';
import { serveSite, typed } from './serve';

const withKey = (key: string) => ({ 'Idempotency-Key': key });
const bob = { ...typed, name: 'Bob Ruiz', phone: '512.555.0111', email: 'bob@example.com' };

describe('a request sent by the script of the page', () => {
  it('is answered with 201 and its id once it is stored, and the log names nobody', async () => {
    const { send, rows, quotes, log } = await serveSite();
    const { status, json } = await send(typed);
    const note = expect.stringContaining('We are closed January 1 to December 31') as string;
    expect([status, json]).toEqual([201, { ok: true, id: rows()[0]?.id, note }]);
    expect(quotes()).toEqual([typed]);
    expect(log.join()).not.toMatch(/Maria|0188|example\.com/);
  });

  it('is stored once for each key and for the same words, however often it arrives', async () => {
    const { send, submit, rows } = await serveSite();
    const all = Array.from({ length: 50 }, () => send(typed, withKey('k')));
    const codes = (await Promise.all(all)).map(({ status }) => status);
    expect(codes.toSorted()).toEqual([...Array<number>(49).fill(200), 201]);
    expect((await send(typed, withKey('second tab'))).json.id).toBe(rows()[0]?.id);
    for (const form of [{ ...typed, idempotency_key: 'k' }, typed])
      expect((await submit(form)).location).toBe('/quote-answer');
    expect(rows()).toHaveLength(1);
  });

  it('is stored again a day later, unless its key says that it is the same', async () => {
    const { send, rows } = await serveSite();
    await send(typed, withKey('k'));
    rows('UPDATE quotes SET received = received - 90000000 RETURNING 1');
    expect((await send(typed, withKey('k'))).status).toBe(200);
    expect((await send(typed)).status).toBe(201);
    expect(rows()).toHaveLength(2);
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
});

it('GET leads to the form, and other methods are refused', async () => {
  const { ask } = await serveSite();
  expect(await ask('/quotes')).toMatchObject({ status: 303, location: '/request-quote' });
  expect((await ask('/quotes', { method: 'PUT' })).status).toBe(405);
});

describe('the rate limit', () => {
  it.each([
    [
      'counts the IPs of one household as one visitor, and not its neighbor',
      ...['2001:db8:1:2:3::4', '2001:db8:1:2:9::9', '2001:db8:1:3::1'],
    ],
    ['counts what the last proxy says', '9.9.9.9, 8.8.8.8', '7.7.7.7, 8.8.8.8', '8.8.8.8, 9.9.9.9'],
  ])('%s', async (_, ...ips) => {
    const { send, rows } = await serveSite({ requestsPerTenMinutes: 1 });
    const codes: number[] = [];
    for (const ip of ips) codes.push((await send(typed, { 'X-Forwarded-For': ip })).status);
    expect(codes).toEqual([201, 429, 200]);
    expect(rows()).toHaveLength(1);
  });

  it('says when to try again', async () => {
    const { send } = await serveSite({ requestsPerTenMinutes: 1 });
    await send(typed);
    const { status, headers } = await send(bob);
    expect([status, Number(headers.get('Retry-After'))]).toEqual([429, expect.closeTo(600, -1)]);
  });
});
