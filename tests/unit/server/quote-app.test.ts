import { describe, expect, it } from 'vitest';
import { UnconfirmedError } from '../../../src/server/types';
import { asJson, openQuoteApp, typed } from './quote-app';

const status = async (response: Promise<Response>) => (await response).status;

describe('a request sent by a script', () => {
  it('is answered with 201 and its id once it is stored', async () => {
    const server = openQuoteApp();
    const response = await server.handle(asJson(typed, { 'Idempotency-Key': 'k' }));
    expect(response.status).toBe(201);
    const [row] = server.rows();
    const stored: unknown = JSON.parse(String(row?.quote));
    expect(await response.json()).toEqual({ ok: true, id: String(row?.id) });
    expect(stored).toEqual(typed);
    expect(server.log).toEqual([`${String(row?.id)} new`]);
  });

  it('with a known key and other words is stored once, with the later words, and emailed again', async () => {
    const server = openQuoteApp();
    await server.handle(asJson(typed, { 'Idempotency-Key': 'k' }));
    server.database.exec("UPDATE outbox SET state = 'sent'");
    const again = await server.handle(
      asJson({ ...typed, phone: '512.555.0199' }, { 'Idempotency-Key': 'k' }),
    );
    expect(again.status).toBe(200);
    const [row, other] = server.rows();
    expect(other).toBeUndefined();
    expect(row).toMatchObject({ revision: 1, id: ((await again.json()) as { id: string }).id });
    expect(JSON.parse(String(row?.quote))).toMatchObject({ phone: '512.555.0199' });
    expect(JSON.parse(String(row?.earlier))).toEqual([typed]);
    expect(server.database.prepare('SELECT state FROM outbox').all()).toMatchObject([{ state: 'waiting' }]);
  });

  it.each([
    ['another person', { name: 'Bob Ruiz', phone: '512.555.0111', email: 'bob@example.com' }],
    ['another service', { serviceType: 'commercial' }],
    ['a vehicle', { serviceType: '', vehicleInfo: '2022 Civic', filmRemoval: 'no', contactMethod: 'text' }],
  ])('with a known key about %s replaces nothing, and is stored once itself', async (_, other) => {
    const server = openQuoteApp();
    const send = (body: object) => status(server.handle(asJson(body, { 'Idempotency-Key': 'k' })));
    expect(await send(typed)).toBe(201);
    expect(await send({ ...typed, ...other })).toBe(201);
    expect(await send({ ...typed, ...other })).toBe(200);
    expect(await send(typed)).toBe(200);
    const [first, second, third] = server.rows();
    expect(JSON.parse(String(first?.quote))).toEqual(typed);
    expect(JSON.parse(String(second?.quote))).toMatchObject('name' in other ? other : { name: typed.name });
    expect(third).toBeUndefined();
  });

  it('that may or may not be stored is called neither received nor lost', async () => {
    const store = () => Promise.reject(new UnconfirmedError('no answer'));
    const server = openQuoteApp({ store: { store, has: () => Promise.resolve(false) } });
    const response = await server.handle(asJson(typed));
    expect(response.status).toBe(504);
    expect(await response.json()).not.toHaveProperty('ok');
  });

  it('is stored once when fifty arrive at once with one key', async () => {
    const server = openQuoteApp();
    const all = Array.from({ length: 50 }, () => server.handle(asJson(typed, { 'Idempotency-Key': 'k' })));
    const codes = (await Promise.all(all)).map((response) => response.status);
    expect(codes.toSorted()).toEqual([...Array<number>(49).fill(200), 201]);
    expect(server.rows()).toHaveLength(1);
  });

  it.each([
    ['nothing', {}, ['name', 'phone', 'email', 'message', 'serviceType']],
    ['a number for a text', { ...typed, phone: 5125550188 }, ['phone']],
    [
      'a vehicle without its answers',
      { ...typed, serviceType: '', vehicleInfo: 'Civic' },
      ['filmRemoval', 'contactMethod'],
    ],
  ])('with %s gets 422 and the messages of the form', async (_, body, fields) => {
    const server = openQuoteApp();
    const response = await server.handle(asJson(body));
    expect(response.status).toBe(422);
    const { ok, errors } = (await response.json()) as { ok: boolean; errors: Record<string, string> };
    expect(ok).toBe(false);
    expect(Object.keys(errors).toSorted()).toEqual(fields.toSorted());
    expect(server.rows()).toEqual([]);
  });

  it.each([
    ['broken JSON', asJson('{"name":'), 400],
    ['a list', asJson([]), 400],
    ['a word', asJson('"name"'), 400],
    ['bytes that are no text', asJson('{"name":"\udfff'), 400],
    ['plain text', asJson('{}', { 'Content-Type': 'text/plain' }), 415],
    ['no type', asJson('{}', { 'Content-Type': '' }), 415],
    ['more than 64 KB', asJson({ ...typed, message: 'x'.repeat(65_536) }), 413],
    ['a key without end', asJson(typed, { 'Idempotency-Key': 'k'.repeat(201) }), 400],
    ['another site behind it', asJson(typed, { 'Sec-Fetch-Site': 'cross-site' }), 403],
    ['a sister site behind it', asJson(typed, { 'Sec-Fetch-Site': 'same-site' }), 403],
    ['another origin', asJson(typed, { Origin: 'https://other.example' }), 403],
    ['no origin to name', asJson(typed, { Origin: 'null' }), 403],
  ])('with %s is refused in JSON and not stored', async (_, request, code) => {
    const server = openQuoteApp();
    const response = await server.handle(request);
    expect(response.status).toBe(code);
    expect(await response.json()).toMatchObject({ ok: false });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(server.rows()).toEqual([]);
  });

  it('is stored without the invisible characters that people paste', async () => {
    const server = openQuoteApp();
    const pasted = { ...typed, phone: '\u202a５12.555.0188\u202c', email: '\u200bmaria@example.com' };
    expect(await status(server.handle(asJson(pasted)))).toBe(201);
    expect(JSON.parse(String(server.rows()[0]?.quote))).toEqual(typed);
  });

  it('is accepted behind a proxy that terminates https', async () => {
    expect(await status(openQuoteApp().handle(asJson(typed, { Origin: 'https://shop.example' })))).toBe(201);
  });

  it.each([
    ['the hidden field is filled in', { leave_blank: 'x' }],
    ['it was filled in at once', { fill_seconds: '0' }],
  ])('is stored and marked as spam when %s', async (_, more) => {
    const server = openQuoteApp();
    expect(await status(server.handle(asJson({ ...typed, ...more })))).toBe(201);
    expect(server.rows()[0]?.spam).not.toBe('');
  });

  it.each([
    {},
    { fill_seconds: '' },
    { fill_seconds: '41' },
    { fill_seconds: '-3600' },
    { leave_blank: ' ' },
  ])('is not marked as spam with %o', async (more) => {
    const server = openQuoteApp();
    await server.handle(asJson({ ...typed, ...more }));
    expect(server.rows()[0]?.spam).toBe('');
  });

  it('over the rate limit is told when to try again', async () => {
    const response = await openQuoteApp({ secondsToWait: () => 90 }).handle(asJson(typed));
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('90');
  });

  it('that cannot be stored is never called received', async () => {
    const store = () => Promise.reject(new Error('disk full'));
    const server = openQuoteApp({ store: { store, has: () => Promise.resolve(false) } });
    const response = await server.handle(asJson(typed));
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      ok: false,
      error: 'Something went wrong. Please try again or call us directly.',
    });
    expect(server.log).toEqual(['error']);
  });
});

it('GET leads to the form, and other methods are refused', async () => {
  const server = openQuoteApp();
  const response = await server.handle(new Request('http://shop.example/quotes'));
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/request-quote']);
  for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PATCH'])
    expect(await status(server.handle(new Request('http://shop.example/quotes', { method })))).toBe(405);
});
