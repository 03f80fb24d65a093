import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { BuiltForm } from '@/features/quote/rules/built-form';
import { UnconfirmedError } from '../../../src/server/types';
import { serveSite, texts, typed } from './serve';

const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } });
const photo = new Blob([new Uint8Array(await picture.jpeg().toBuffer())]);
/** What a browser sends for a form whose photos were left out. */
const none = new Blob([]);
const ways: [string, Blob[] | undefined][] = [
  ['without photos', undefined],
  ['with photos', [photo]],
];

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof serveSite>>['submit']>>['page'];
const valuesIn = (page: Page) => ({
  name: page.querySelector('[name=name]')?.getAttribute('value'),
  email: page.querySelector('[name=email]')?.getAttribute('value'),
  message: page.querySelector('textarea')?.text.replace(/^\n/, ''),
});
const { name, email, message } = typed;

describe.each(ways)('a form sent without JavaScript, %s', (_, photos) => {
  it('is stored, and leads to a page that confirms it and says that the shop is closed', async () => {
    const { submit, ask, quotes, rows } = await serveSite();
    const { status, location } = await submit(typed, photos);
    expect([status, quotes()]).toEqual([303, [typed]]);
    expect(rows('SELECT count(*) AS n FROM photos')).toEqual([{ n: photos?.length ?? 0 }]);
    const { text, headers } = await ask(location);
    expect(text).toContain('We have your request.');
    expect(text).toContain('We are closed January 1 to December 31');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('comes back with each mistake at its field, and what was typed', async () => {
    const { submit, rows } = await serveSite();
    const hostile = { name: '"><script>alert(1)</script> $&', message: '</textarea><b>\nSecond line' };
    const wrong = { ...typed, ...hostile, phone: '5', texts: texts.wording };
    const { status, page } = await submit(wrong, photos);
    expect([status, rows()]).toEqual([422, []]);
    expect(page.querySelector('script, b b')).toBeNull();
    expect(valuesIn(page)).toEqual({ ...hostile, email });
    expect(page.querySelector('[value=residential]')?.hasAttribute('checked')).toBe(true);
    expect(page.querySelector('[name=texts]')?.hasAttribute('checked')).toBe(true);
    expect(page.querySelector('[name=phone]')?.getAttribute('aria-invalid')).toBe('true');
    expect(page.querySelector('#quote-phone-error')?.text).toBe('Phone number must be at least 10 digits');
    expect(page.querySelector('[role=alert] a[href="#quote-phone"]')).not.toBeNull();
    expect(page.querySelector('form')?.getAttribute('action')).toBe('/quotes');
  });

  it.each([
    [503, 'Your request was not sent.', new Error('disk full')],
    [504, 'We are not sure it arrived.', new UnconfirmedError('no answer')],
  ])(
    'comes back after %i with what was typed, the truth and the phone number',
    async (code, heading, error) => {
      const { submit } = await serveSite({ store: () => Promise.reject(error) });
      const { status, page } = await submit(typed, photos);
      expect([status, page.querySelector('h1')?.text]).toEqual([code, heading]);
      expect(valuesIn(page)).toEqual({ name, email, message });
      expect(page.querySelector('a[href="tel:+15125550142"]')).not.toBeNull();
    },
  );

  it('comes back over the rate limit with what was typed', async () => {
    const { submit, rows } = await serveSite({ requestsPerTenMinutes: 1 });
    await submit(typed, [none]);
    const { status, page, text } = await submit({ ...typed, message: 'Another house.' }, photos);
    expect([status, valuesIn(page)]).toEqual([429, { name, email, message: 'Another house.' }]);
    expect(text).toContain('That was a lot of requests. Please call us instead.');
    expect(rows()).toHaveLength(1);
  });
});

describe('a form sent without JavaScript', () => {
  it('with photos that are too large comes back with what was typed', async () => {
    const { submit, rows } = await serveSite();
    const { status, page, text } = await submit(typed, [new Blob([new Uint8Array(62_000_000)])]);
    expect([status, valuesIn(page), rows()]).toEqual([413, { name, email, message }, []]);
    expect(text).toContain('Send fewer, or text them to us.');
  });

  it('begins its message with the service that its page is about', async () => {
    const { submit, quotes } = await serveSite();
    await submit({ ...typed, about: 'Window cleaning' });
    expect(quotes()[0]?.message).toBe(`Window cleaning: ${message}`);
  });

  it.each<[BuiltForm['services'], boolean]>([
    [['commercial', 'residential'], false],
    [['residential'], false],
    [[], true],
  ])('with mistakes comes back with the services of the shop: %j', async (services, isVehicle) => {
    const { page } = await (await serveSite({ services })).submit({ serviceType: '' });
    const choices = page.querySelectorAll('[name=serviceType]');
    expect(choices.map((choice) => choice.getAttribute('value'))).toEqual(services);
    expect(page.querySelector('[name=vehicleInfo]') !== null).toBe(isVehicle);
  });

  it('may come from a sandboxed frame on any site, which shows the answer', async () => {
    const { submit, ask } = await serveSite();
    const framed = { Origin: 'null', 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'iframe' };
    const { status, location } = await submit(typed, undefined, framed);
    expect(status).toBe(303);
    const { headers, page } = await ask(location);
    expect(headers.get('Content-Security-Policy')).toBe('frame-ancestors *');
    expect(page.querySelector('base')?.getAttribute('target')).toBe('_top');
    const again = await submit({}, undefined, framed);
    expect(again.page.querySelector('form')?.getAttribute('target')).toBe('_self');
  });

  it('from another site gets a page that says that nothing was sent', async () => {
    const { submit } = await serveSite();
    const { status, text } = await submit(typed, undefined, { Origin: 'https://other.example' });
    expect([status, text]).toEqual([403, expect.stringContaining('Nothing was sent.')]);
  });
});
