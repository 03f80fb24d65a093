import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readQuery, writeQuery } from '@/site/savings/query';
import { emptyQuote, getQuoteSchema } from '@/features/quote/rules/quote';
import { readDraft } from '@/features/quote/form/draft';
import { toContactLinks } from '@/features/quote/rules/quote-text';
import { readCalculatorMessage, readService, toQuoteUrl } from '@/site/savings/quote-handover';
import { defaultEntries, isFilm, isGlass } from '@/site/savings/entries';
import { toAmount } from '@/site/savings/format';
import { graphJson } from '@/site/seo/structured-data';
import { toZip } from '@/site/queries/zip';
import { other, starting } from '../support/savings.ts';

/* Everything that a stranger can send to the site. */
const runs = { numRuns: 500 };

const nasty = fc.constantFrom(
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  'javascript:alert(1)',
  '{brand}',
  '__proto__',
  'constructor',
  'NaN',
  '-1e999',
  '\0\r\nSet-Cookie: a=b',
  '\u202e\u2066',
  '\ud800',
  '%ff%00',
  '78669',
  'commercial',
  'calculator',
);
const text = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .array(fc.oneof(nasty, fc.string({ unit: 'binary' })), { maxLength: 4 })
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
);
const keys = fc.oneof(
  fc.constantFrom('category', 'service', 'from', 'film', 'glass', 'bill', 'cooling', 'area', 'cost', 'years'),
  text,
);
/** A query as browsers write it, and as nobody would write it. */
const query = fc.oneof(
  text,
  fc
    .array(fc.tuple(keys, text))
    .map((pairs) => `?${new URLSearchParams(pairs.map(([k, v]) => [k, v.toWellFormed()]))}`),
);
const quote = fc.record({
  name: text,
  phone: text,
  email: text,
  serviceType: text,
  vehicleInfo: text,
  filmRemoval: text,
  contactMethod: text,
  message: text,
});

describe('outside input', { timeout: 120_000 }, () => {
  it('gives the calculator plain numbers, and a URL that can be read again', () => {
    fc.assert(
      fc.property(query, (search) => {
        const { film, glass, ...amounts } = readQuery(search);
        expect(isFilm(film) && isGlass(glass)).toBe(true);
        for (const amount of Object.values(amounts)) expect(amount).toMatch(/^-?[\d.]*$/);
        const again = { film, glass, ...amounts };
        expect(readQuery(writeQuery(search.toWellFormed(), again))).toEqual(again);
      }),
      runs,
    );
    const chosen = { ...defaultEntries, bill: '650', film: other.film.key, glass: other.glass.key };
    const unusual = { ...defaultEntries, bill: '-50.12345', cooling: '150', area: '12345678901' };
    expect(readQuery(writeQuery('', unusual))).toEqual(unusual);
    const search = writeQuery('?utm_source=mail', chosen);
    expect(new URLSearchParams(search).get('utm_source')).toBe('mail');
    expect(readQuery(search)).toEqual(chosen);
  });

  it('lets a URL choose a service, and put only checked numbers into the message', () => {
    fc.assert(
      fc.property(query, (search) => {
        expect([undefined, 'commercial', 'residential']).toContain(readService(search));
        expect(readCalculatorMessage(search) ?? '').not.toMatch(/[<>{}\0\u202e]|NaN|Infinity|undefined/);
      }),
      runs,
    );
    expect(readService('?service=plumbing')).toBeUndefined();
    const { search } = new URL(toQuoteUrl({ ...defaultEntries, cooling: '150' }, 'residential'), 'http://a');
    expect(readCalculatorMessage(search)).toContain('cooling share 150%');
    for (const bill of ['abc', '9'.repeat(16)])
      expect(toQuoteUrl({ ...defaultEntries, bill }, 'residential')).not.toMatch(/from|bill/);
    expect(readCalculatorMessage('?message=Buy+now')).toBeUndefined();
    const area = toAmount('area', starting.area);
    expect(readCalculatorMessage('?from=calculator&area=<b>&film=Buy')).toContain(area);
    expect(readCalculatorMessage('?from=calculator&bill=0')).toContain(
      '$0 saved a year, it never pays back,',
    );
  });

  it('reads a draft that anything may have written, but only into the fields of the form', () => {
    const stored = fc.oneof(
      text,
      quote.map((values) => JSON.stringify(values)),
      fc.json(),
    );
    fc.assert(
      fc.property(stored, (json) => {
        vi.stubGlobal('sessionStorage', { getItem: () => json });
        const draft = readDraft();
        expect(Object.keys(draft)).toEqual(Object.keys(emptyQuote));
        for (const value of Object.values(draft)) expect(typeof value).toBe('string');
        expect(Object.hasOwn(Object.prototype, 'message')).toBe(false);
      }),
      runs,
    );
  });

  it('checks a quote without throwing, and lets only its own fields through', () => {
    const variant = fc.record({ showAutomotiveFields: fc.boolean(), hideServiceType: fc.boolean() });
    fc.assert(
      fc.property(quote, variant, (values, shown) => {
        const { success, data } = getQuoteSchema(shown).safeParse({ ...values, admin: 'yes' });
        if (!success) return;
        expect(data).not.toHaveProperty('admin');
        expect(data.name.length).toBeLessThanOrEqual(100);
        expect(data.message.length).toBeLessThanOrEqual(1000);
        expect(data.email).not.toMatch(/[\r\n<>]/);
      }),
      runs,
    );
  });

  it('writes email and text links that contain only the words of the request', () => {
    const shop = { phone: '(512) 555-0142', email: 'hello@a.example' };
    fc.assert(
      fc.property(quote, (values) => {
        const { email, sms } = toContactLinks(values, shop);
        const { protocol, pathname, searchParams } = new URL(email);
        expect([protocol, pathname]).toEqual(['mailto:', shop.email]);
        expect([...searchParams.keys()].toSorted()).toEqual(['body', 'subject']);
        expect(searchParams.get('body')).toContain(values.message.toWellFormed());
        expect(sms).toMatch(/^sms:\+15125550142\?&body=[^&<>"\s]*$/);
      }),
      runs,
    );
  });

  it('lets no text escape from structured data', () => {
    fc.assert(
      fc.property(text, text, (name, value) => {
        const json = graphJson([{ '@type': 'Thing', name, [name]: value }] as never);
        expect(json).not.toContain('<');
        expect(() => JSON.parse(json) as unknown).not.toThrow();
      }),
      runs,
    );
  });

  it('reads a megabyte as quickly as it refuses it', () => {
    const long = 'a@'.repeat(500_000);
    const shown = { showAutomotiveFields: true, hideServiceType: false };
    const { success } = getQuoteSchema(shown).safeParse(
      Object.fromEntries(Object.keys(emptyQuote).map((key) => [key, long])),
    );
    expect(success).toBe(false);
    expect(toZip(long)).toBeUndefined();
    expect(toZip(' '.repeat(1_000_000) + 'x')).toBeUndefined();
    vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify({ message: long }) });
    expect(readDraft()).toEqual(emptyQuote);
  });
});
