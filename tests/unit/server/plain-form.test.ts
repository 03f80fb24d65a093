import { describe, expect, it } from 'vitest';
import { parse } from 'node-html-parser';
import type { BuiltForm } from '@/features/quote/rules/built-form';
import { UnconfirmedError } from '../../../src/server/types';
import { asForm, asJson, openQuoteApp, typed } from './quote-app';

const status = async (response: Promise<Response>) => (await response).status;

describe('a form sent without JavaScript', () => {
  it('leads to a page that says if the shop is closed before its answer is due', async () => {
    const page = async (server: ReturnType<typeof openQuoteApp>) => {
      const response = await server.handle(asForm(typed));
      const location = response.headers.get('Location') ?? '';
      return (await server.handle(new Request(`http://shop.example${location}`))).text();
    };
    const closures = [{ name: 'Summer break', from: '2000-01-01', to: '2999-12-31' }];
    expect(await page(openQuoteApp({ closures }))).toContain('We are closed January 1 to December 31');
    expect(await page(openQuoteApp())).not.toContain('closed');
  });

  it('is stored once when it is sent twice, or by the script of the page, too', async () => {
    const server = openQuoteApp();
    await server.handle(asJson(typed, { 'Idempotency-Key': 'k' }));
    const one = await server.handle(asForm(typed));
    const two = await server.handle(asForm({ ...typed, idempotency_key: 'k' }));
    expect(two.headers.get('Location')).toBe(one.headers.get('Location'));
    expect(server.rows()).toHaveLength(1);
  });

  it('begins its message with the service that its page is about', async () => {
    const server = openQuoteApp();
    await server.handle(asForm({ ...typed, about: 'Window cleaning' }));
    expect(JSON.parse(String(server.rows()[0]?.quote))).toMatchObject({
      message: `Window cleaning: ${typed.message}`,
    });
    const tooLong = { ...typed, message: 'x'.repeat(1000), about: 'Window cleaning' };
    expect(await status(server.handle(asForm(tooLong)))).toBe(303);
    const empty = await server.handle(asForm({ ...typed, message: ' ', about: 'Window cleaning' }));
    expect(empty.status).toBe(422);
  });

  it('with errors comes back with messages at the fields and what was typed', async () => {
    const name = '"><script>alert(1)</script> $&';
    const message = '</textarea><b>\nSecond line';
    const response = await openQuoteApp().handle(asForm({ ...typed, name, message, phone: '5' }));
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

  it.each([
    ['429', { secondsToWait: () => 9 }],
    ['503', { store: { store: () => Promise.reject(new Error('full')), has: () => Promise.resolve(false) } }],
  ])('comes back after %s with what was typed and the phone number', async (code, options) => {
    const response = await openQuoteApp(options).handle(asForm(typed));
    expect(response.status).toBe(Number(code));
    const page = parse(await response.text());
    expect(page.querySelector('[name=name]')?.getAttribute('value')).toBe(typed.name);
    expect(page.querySelector('a[href="tel:+15125550142"]')).not.toBeNull();
    expect(page.querySelector('h1')?.text).toBe('Your request was not sent.');
  });

  it('is not called lost when it may have been stored', async () => {
    const unsure = () => Promise.reject(new UnconfirmedError('no answer'));
    const response = await openQuoteApp({ store: { store: unsure, has: unsure } }).handle(asForm(typed));
    expect(response.status).toBe(504);
    const page = parse(await response.text());
    expect(page.querySelector('h1')?.text).toBe('We are not sure it arrived.');
    expect(page.querySelector('[name=name]')?.getAttribute('value')).toBe(typed.name);
  });

  it.each<[BuiltForm['services'], boolean]>([
    [['commercial', 'residential'], false],
    [['residential'], false],
    [[], true],
  ])('with errors comes back with the services of the shop: %j', async (services, isVehicle) => {
    const response = await openQuoteApp({ services }).handle(asForm({ serviceType: '' }));
    expect(response.status).toBe(422);
    const page = parse(await response.text());
    const choices = page.querySelectorAll('[name=serviceType]');
    expect(choices.map((choice) => choice.getAttribute('value'))).toEqual(services);
    expect(choices.every((choice) => choice.getAttribute('type') === 'radio')).toBe(services.length !== 1);
    expect(page.querySelector('[name=vehicleInfo]') !== null).toBe(isVehicle);
  });

  it('may come from a sandboxed frame on any site, which shows the answer', async () => {
    const server = openQuoteApp();
    const sandboxed = { Origin: 'null', 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'iframe' };
    const response = await server.handle(asForm(typed, sandboxed));
    expect(response.status).toBe(303);
    expect(response.headers.get('Content-Security-Policy')).toBe('frame-ancestors *');
    const location = response.headers.get('Location') ?? '';
    const answer = await server.handle(new Request(`http://shop.example${location}`));
    expect(answer.headers.get('Content-Security-Policy')).toBe('frame-ancestors *');
    expect(
      parse(await answer.text())
        .querySelector('base')
        ?.getAttribute('target'),
    ).toBe('_top');
    const invalid = await server.handle(asForm({}, sandboxed));
    expect(
      parse(await invalid.text())
        .querySelector('form')
        ?.getAttribute('target'),
    ).toBe('_self');
    expect(await status(server.handle(asForm(typed, { ...sandboxed, 'Sec-Fetch-Dest': 'document' })))).toBe(
      403,
    );
  });

  it('from another site gets a page that says that nothing was sent', async () => {
    const response = await openQuoteApp().handle(asForm(typed, { Origin: 'https://other.example' }));
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('Nothing was sent.');
  });
});
