import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { BuiltForm } from '@/features/quote/rules/built-form';
import { readBody } from '../../../src/server/read-request';
import { makeFolder } from '../../support/at-end';
import { serveSite, typed } from './serve';

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
  it('is stored, and leads to a page of the site that confirms it', async () => {
    const { submit, quotes, rows } = await serveSite();
    const { status, location } = await submit(typed, photos);
    expect([status, location, quotes()]).toEqual([303, '/quote-answer', [typed]]);
    expect(rows('SELECT count(*) AS n FROM photos')).toEqual([{ n: photos?.length ?? 0 }]);
  });

  it('comes back with each mistake at its field, and what was typed', async () => {
    const { submit, rows } = await serveSite();
    const hostile = { name: '"><script>alert(1)</script> $&', message: '\n</textarea><b>\nSecond line' };
    const { status, page } = await submit({ ...typed, ...hostile, phone: '5' }, photos);
    expect([status, rows()]).toEqual([422, []]);
    expect(page.querySelector('script, b')).toBeNull();
    expect(valuesIn(page)).toEqual({ ...hostile, email });
    expect(page.querySelector('[value=residential]')?.hasAttribute('selected')).toBe(true);
    expect(page.querySelector('[name=phone]')?.getAttribute('aria-invalid')).toBe('true');
    expect(page.querySelector('#quote-phone-error')?.text).toBe('Phone number must be at least 10 digits');
    expect(page.querySelector('[role=alert] a[href="#quote-phone"]')).not.toBeNull();
    expect(page.querySelector('form')?.getAttribute('action')).toBe('/quotes');
    expect(page.querySelector('[role=alert]')?.text.includes('Choose your photos again')).toBe(
      Boolean(photos),
    );
  });

  it('comes back with what was typed and the phone number if it cannot be kept', async () => {
    const data = `${makeFolder()}/notes.txt`;
    writeFileSync(data, 'These are the notes of somebody else.\n'.repeat(100));
    const { submit } = await serveSite({ data });
    const { status, page } = await submit(typed, photos);
    expect([status, page.querySelector('h1')?.text]).toEqual([503, 'Your request was not sent.']);
    expect(valuesIn(page)).toEqual({ name, email, message });
    expect(page.querySelector('a[href="tel:+15125550142"]')).not.toBeNull();
  });

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
  it.each([
    ['photos', [new Blob([new Uint8Array(42_000_000)])]],
    ['texts', undefined],
  ])('with %s that are too large comes back with what was typed', async (_, photos) => {
    const { submit, rows } = await serveSite();
    const { status, page, text } = await submit({ ...typed, about: 'x'.repeat(70_000) }, photos);
    expect([status, valuesIn(page), rows()]).toEqual([413, { name, email, message }, []]);
    expect(text).toContain('Send fewer photos or a shorter message, or call us.');
  });

  it('is stored without the files that are no photos, which the page names', async () => {
    const { submit, rows } = await serveSite();
    const { status, text } = await submit(typed, [photo, new Blob(['<svg/>'])]);
    expect([status, rows('SELECT count(*) AS n FROM photos')]).toEqual([201, [{ n: 1 }]]);
    expect(text).toContain('1 of your 2 photos. We could not read photo-2.jpg.');
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
    const choices = page.querySelectorAll('[name=serviceType] option:not([value=""])');
    expect(choices.map((choice) => choice.getAttribute('value'))).toEqual(services);
    expect(page.querySelector('[name=vehicleInfo]') !== null).toBe(isVehicle);
  });

  it('may come from a sandboxed frame on any site, which shows the answer', async () => {
    const { submit } = await serveSite();
    const framed = { Origin: 'null', 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'iframe' };
    expect((await submit(typed, undefined, framed)).status).toBe(303);
    const { headers, page } = await submit({}, undefined, framed);
    expect(headers.get('Content-Security-Policy')).toContain('frame-ancestors *');
    expect(page.querySelector('base')?.getAttribute('target')).toBe('_top');
    expect(page.querySelector('form')?.getAttribute('target')).toBe('_self');
  });

  it('from another site gets a page that says that nothing was sent', async () => {
    const { submit } = await serveSite();
    const { status, text } = await submit(typed, undefined, { Origin: 'https://other.example' });
    expect([status, text]).toEqual([403, expect.stringContaining('Your request was not sent.')]);
  });
});

it('of two values for one field, the first counts', async () => {
  const body = new URLSearchParams([
    ['name', 'Ann'],
    ['name', 'Bob'],
  ]);
  expect((await readBody(new Request('http://shop.test/quotes', { method: 'POST', body }))).values).toEqual({
    name: 'Ann',
  });
});
