import { describe, expect, it } from 'vitest';
import { parse } from 'node-html-parser';
import { asForm, asJson, openDesk, typed } from './desk';

const status = async (response: Promise<Response>) => (await response).status;

describe('a request by script', () => {
  it('is answered with 201 and its id once it is kept', async () => {
    const desk = openDesk();
    const response = await desk.handle(asJson(typed, { 'Idempotency-Key': 'k' }));
    expect(response.status).toBe(201);
    const [row] = desk.kept();
    expect(await response.json()).toEqual({ ok: true, id: row?.id });
    expect(JSON.parse(String(row?.quote))).toEqual(typed);
    expect(desk.log).toEqual([`${String(row?.id)} new`]);
  });

  it('under a known key gets the first answer and is kept once', async () => {
    const desk = openDesk();
    const first = await (await desk.handle(asJson(typed, { 'Idempotency-Key': 'k' }))).json();
    const again = await desk.handle(asJson(typed, { 'Idempotency-Key': 'k' }));
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(first);
    expect(desk.kept()).toHaveLength(1);
  });

  it('under a known key in other words is kept once, with the later words, and mailed anew', async () => {
    const desk = openDesk();
    await desk.handle(asJson(typed, { 'Idempotency-Key': 'k' }));
    desk.database.exec("UPDATE outbox SET state = 'sent'");
    const again = await desk.handle(asJson({ ...typed, phone: '512.555.0199' }, { 'Idempotency-Key': 'k' }));
    expect(again.status).toBe(200);
    const [row, other] = desk.kept();
    expect(other).toBeUndefined();
    expect(row).toMatchObject({ revision: 1, id: ((await again.json()) as { id: string }).id });
    expect(JSON.parse(String(row?.quote))).toMatchObject({ phone: '512.555.0199' });
    expect(JSON.parse(String(row?.earlier))).toEqual([typed]);
    expect(desk.database.prepare('SELECT state FROM outbox').all()).toMatchObject([{ state: 'waiting' }]);
  });

  it('of fifty that come at once under one key, one is kept', async () => {
    const desk = openDesk();
    const all = Array.from({ length: 50 }, () => desk.handle(asJson(typed, { 'Idempotency-Key': 'k' })));
    const codes = (await Promise.all(all)).map((response) => response.status);
    expect(codes.toSorted()).toEqual([...Array<number>(49).fill(200), 201]);
    expect(desk.kept()).toHaveLength(1);
  });

  it.each([
    ['nothing', {}, ['name', 'phone', 'email', 'message', 'serviceType']],
    ['blanks', { ...typed, name: '  ' }, ['name']],
    ['a number for a text', { ...typed, phone: 5125550188 }, ['phone']],
    ['an unknown service', { ...typed, serviceType: 'cars' }, ['serviceType']],
    ['a long message', { ...typed, message: 'x'.repeat(1001) }, ['message']],
    [
      'a vehicle without its answers',
      { ...typed, serviceType: '', vehicleInfo: 'Civic' },
      ['filmRemoval', 'contactMethod'],
    ],
  ])('with %s gets 422 and the messages of the form', async (_, body, fields) => {
    const desk = openDesk();
    const response = await desk.handle(asJson(body));
    expect(response.status).toBe(422);
    const { ok, errors } = (await response.json()) as { ok: boolean; errors: Record<string, string> };
    expect(ok).toBe(false);
    expect(Object.keys(errors).toSorted()).toEqual(fields.toSorted());
    expect(desk.kept()).toEqual([]);
  });

  it('says what is wrong in the words of the specification', async () => {
    const response = await openDesk().handle(asJson({ vehicleInfo: '', filmRemoval: '', contactMethod: '' }));
    expect(await response.json()).toEqual({
      ok: false,
      errors: {
        name: 'Name is required',
        phone: 'Phone number must be at least 10 digits',
        email: 'Invalid email address',
        message: 'Message is required',
        vehicleInfo: 'Vehicle information is required',
        filmRemoval: 'Please select an option',
        contactMethod: 'Please select a contact method',
      },
    });
  });

  it('about a vehicle is kept without a service', async () => {
    const desk = openDesk();
    const { name, phone, email, message } = typed;
    const vehicle = {
      name,
      phone,
      email,
      message,
      vehicleInfo: '2022 Civic',
      filmRemoval: 'unsure',
      contactMethod: 'text',
    };
    expect(await status(desk.handle(asJson(vehicle)))).toBe(201);
    expect(JSON.parse(String(desk.kept()[0]?.quote))).toEqual(vehicle);
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
  ])('with %s is refused in JSON and not kept', async (_, request, code) => {
    const desk = openDesk();
    const response = await desk.handle(request);
    expect(response.status).toBe(code);
    expect(await response.json()).toMatchObject({ ok: false });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(desk.kept()).toEqual([]);
  });

  it('comes from this site behind a proxy that holds the certificate', async () => {
    expect(await status(openDesk().handle(asJson(typed, { Origin: 'https://shop.example' })))).toBe(201);
  });

  it.each([
    ['the hidden field is filled in', { leave_blank: 'x' }],
    ['it was filled in at once', { fill_seconds: '0' }],
  ])('is kept and marked when %s', async (_, more) => {
    const desk = openDesk();
    expect(await status(desk.handle(asJson({ ...typed, ...more })))).toBe(201);
    expect(desk.kept()[0]?.spam).not.toBe('');
  });

  it.each([{}, { fill_seconds: '' }, { fill_seconds: '41' }, { leave_blank: ' ' }])(
    'is not marked with %o',
    async (more) => {
      const desk = openDesk();
      await desk.handle(asJson({ ...typed, ...more }));
      expect(desk.kept()[0]?.spam).toBe('');
    },
  );

  it('too many from one address are told when to come again', async () => {
    const response = await openDesk({ waitFor: () => 90 }).handle(asJson(typed));
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('90');
  });

  it('that cannot be kept is never called received', async () => {
    const keep = () => Promise.reject(new Error('disk full'));
    const desk = openDesk({ store: { keep, has: async () => false } });
    const response = await desk.handle(asJson(typed));
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      ok: false,
      error: 'Something went wrong. Please try again or call us directly.',
    });
    expect(desk.log).toEqual(['error']);
  });

  it('logs nothing of a person', async () => {
    const desk = openDesk();
    await desk.handle(asJson(typed));
    for (const value of [...Object.values(typed), '203.0.113.7'])
      expect(desk.log.join()).not.toContain(value);
  });
});

describe('a plain form', () => {
  it('leads to a page that says received, only for what is kept', async () => {
    const desk = openDesk();
    const response = await desk.handle(asForm(typed));
    expect(response.status).toBe(303);
    const location = response.headers.get('Location') ?? '';
    const page = await desk.handle(new Request(`http://shop.example${location}`));
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('<title>Request Received | Oakshade</title>');
    expect(parse(html).querySelector('[role=status]')?.text).toBe('Received $1 & $&');
    expect(await status(desk.handle(new Request('http://shop.example/quotes/other')))).toBe(404);
    expect(desk.kept()).toHaveLength(1);
  });

  it('sent twice is kept once', async () => {
    const desk = openDesk();
    const [one, two] = [await desk.handle(asForm(typed)), await desk.handle(asForm(typed))];
    expect(two.headers.get('Location')).toBe(one.headers.get('Location'));
    expect(desk.kept()).toHaveLength(1);
  });

  it('after a script of the same page has sent it is kept once', async () => {
    const desk = openDesk();
    await desk.handle(asJson(typed, { 'Idempotency-Key': 'k' }));
    await desk.handle(asForm(typed));
    await desk.handle(asForm({ ...typed, idempotency_key: 'k' }));
    expect(desk.kept()).toHaveLength(1);
  });

  it('with files and several parts is read as well', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(typed)) body.append(name, value);
    body.append('photo', new Blob(['x']), 'x.jpg');
    const desk = openDesk();
    const request = new Request('http://shop.example/quotes', { method: 'POST', body });
    expect(await status(desk.handle(request))).toBe(303);
    expect(desk.kept()).toHaveLength(1);
  });

  it('with mistakes comes back as a page that names the fields and keeps what was typed', async () => {
    const name = '"><script>alert(1)</script> $&';
    const message = '</textarea><b>\nSecond line';
    const response = await openDesk().handle(asForm({ ...typed, name, message, phone: '5' }));
    expect(response.status).toBe(422);
    const page = parse(await response.text());
    expect(page.querySelector('script, b b')).toBeNull();
    expect(page.querySelector('[name=name]')?.getAttribute('value')).toBe(name);
    expect(page.querySelector('textarea')?.text.replace(/^\n/, '')).toBe(message);
    expect(page.querySelector('[value=residential]')?.hasAttribute('checked')).toBe(true);
    expect(page.querySelector('[name=phone]')?.getAttribute('aria-invalid')).toBe('true');
    expect(page.querySelector('#quote-phone-error')?.text).toBe('Phone number must be at least 10 digits');
    expect(page.querySelector('[role=alert] a[href="#quote-phone"]')).not.toBeNull();
    expect(page.querySelector('form')?.getAttribute('action')).toBe('/quotes');
  });

  it('counts a new line as one sign, as the page does', async () => {
    const message = Array.from({ length: 500 }, () => 'x').join('\r\n') + 'y';
    expect(message.length).toBeGreaterThan(1000);
    expect(await status(openDesk().handle(asForm({ ...typed, message })))).toBe(303);
  });

  it.each([
    ['429', { waitFor: () => 9 }],
    ['503', { store: { keep: () => Promise.reject(new Error('full')), has: async () => false } }],
  ])('that got %s comes back with what was typed and the phone number', async (code, options) => {
    const response = await openDesk(options).handle(asForm(typed));
    expect(response.status).toBe(Number(code));
    const page = parse(await response.text());
    expect(page.querySelector('[name=name]')?.getAttribute('value')).toBe(typed.name);
    expect(page.querySelector('a[href="tel:+15125550142"]')).not.toBeNull();
  });

  it('of another site gets a page that says that nothing was sent', async () => {
    const response = await openDesk().handle(asForm(typed, { Origin: 'https://other.example' }));
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('Nothing was sent.');
  });
});

describe('other methods', () => {
  it('GET leads to the form, the rest is refused', async () => {
    const desk = openDesk();
    const response = await desk.handle(new Request('http://shop.example/quotes'));
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/request-quote']);
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PATCH'])
      expect(await status(desk.handle(new Request('http://shop.example/quotes', { method })))).toBe(405);
  });
});
