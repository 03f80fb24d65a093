import { describe, expect, it } from 'vitest';
import { parse } from 'node-html-parser';
import { asForm, asJson, openDesk, typed } from './desk';

const status = async (response: Promise<Response>) => (await response).status;

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

  it.each([
    ['commercial residential', ['commercial', 'residential'], false],
    ['residential', ['residential'], false],
    ['none', [], true],
  ])('with mistakes is asked only for what the shop does: %s', async (services, asked, isVehicle) => {
    const response = await openDesk({ services }).handle(asForm({ serviceType: '' }));
    expect(response.status).toBe(422);
    const page = parse(await response.text());
    const choices = page.querySelectorAll('[name=serviceType]');
    expect(choices.map((choice) => choice.getAttribute('value'))).toEqual(asked);
    expect(choices.every((choice) => choice.getAttribute('type') === 'radio')).toBe(asked.length !== 1);
    expect(page.querySelector('[name=vehicleInfo]') !== null).toBe(isVehicle);
  });

  it('keeps what it asked for before the shop gave that up', async () => {
    const desk = openDesk({ services: 'commercial' });
    expect(await status(desk.handle(asForm(typed)))).toBe(303);
    expect(JSON.parse(String(desk.kept()[0]?.quote))).toMatchObject({ serviceType: 'residential' });
  });

  it('of another site gets a page that says that nothing was sent', async () => {
    const response = await openDesk().handle(asForm(typed, { Origin: 'https://other.example' }));
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('Nothing was sent.');
  });
});
