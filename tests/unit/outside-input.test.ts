import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readQuery, writeQuery } from '@/site/savings/query';
import { emptyQuote, getQuoteSchema, type QuoteValues } from '@/features/quote/rules/quote';
import { readDraft } from '@/features/quote/form/draft';
import { toContactLinks } from '@/features/quote/rules/quote-text';
import { readCalculatorMessage, readService, toQuoteUrl } from '@/site/savings/quote-handover';
import { defaultEntries, isFilm, isGlass } from '@/site/savings/entries';
import { toAmount } from '@/site/savings/format';
import { graphJson } from '@/site/seo/structured-data';
import { toZip } from '@/site/queries/zip';
import { starting } from '../support/savings.ts';

/* Everything that a stranger can send to the site. */
const nasty = fc.constantFrom(
  ...['<img src=x onerror=alert(1)>', '</script><script>alert(1)</script>', 'javascript:alert(1)', '{brand}'],
  ...[
    '__proto__',
    'constructor',
    'NaN',
    '-1e999',
    '\0\r\nSet-Cookie: a=b',
    '\u202e\u2066',
    '\ud800',
    '%ff%00',
  ],
  ...['78669', 'commercial', 'calculator'],
);
const text = fc
  .array(fc.oneof(nasty, fc.string({ unit: 'binary' })), { maxLength: 4 })
  .map((parts) => parts.join(''));
const key = fc.oneof(fc.constantFrom('service', 'from', ...Object.keys(defaultEntries)), text);
/** A query as browsers write it, and as nobody would write it. */
const query = fc.oneof(
  text,
  fc
    .array(fc.tuple(key, text))
    .map((pairs) => `?${new URLSearchParams(pairs.map(([k, v]) => [k, v.toWellFormed()]))}`),
);
const fields = Object.fromEntries(Object.keys(emptyQuote).map((name) => [name, text]));
const quote = fc.record(fields) as unknown as fc.Arbitrary<QuoteValues>;

const check = <Value>(input: fc.Arbitrary<Value>, test: (value: Value) => void) =>
  fc.assert(fc.property(input, test), { numRuns: 500 });

describe('outside input', { timeout: 120_000 }, () => {
  it('gives the calculator plain numbers, and a URL that can be read again', () => {
    check(query, (search) => {
      const { film, glass, ...amounts } = readQuery(search);
      expect(isFilm(film) && isGlass(glass)).toBe(true);
      for (const amount of Object.values(amounts)) expect(amount).toMatch(/^-?[\d.]*$/);
      const again = { film, glass, ...amounts };
      expect(readQuery(writeQuery(search.toWellFormed(), again))).toEqual(again);
    });
    const unusual = { ...defaultEntries, bill: '-50.12345', cooling: '150', area: '12345678901' };
    const search = writeQuery('?utm_source=mail', unusual);
    expect(new URLSearchParams(search).get('utm_source')).toBe('mail');
    expect(readQuery(search)).toEqual(unusual);
  });

  it('lets a URL choose a service, and put only checked numbers into the message', () => {
    check(query, (search) => {
      expect([undefined, 'commercial', 'residential']).toContain(readService(search));
      expect(readCalculatorMessage(search) ?? '').not.toMatch(/[<>{}\0\u202e]|NaN|Infinity|undefined/);
    });
    const { search } = new URL(toQuoteUrl({ ...defaultEntries, cooling: '150' }, 'residential'), 'http://a');
    expect(readCalculatorMessage(search)).toContain('cooling share 150%');
    for (const bill of ['abc', '9'.repeat(16)])
      expect(toQuoteUrl({ ...defaultEntries, bill }, 'residential')).not.toMatch(/from|bill/);
    expect(readCalculatorMessage('?message=Buy+now')).toBeUndefined();
    const area = toAmount('area', starting.area);
    expect(readCalculatorMessage('?from=calculator&area=<b>&film=Buy')).toContain(area);
    expect(readCalculatorMessage('?from=calculator&bill=0')).toContain('it never pays back,');
  });

  it('reads a draft that anything may have written, but only into the fields of the form', () => {
    const stored = fc.oneof(
      text,
      quote.map((values) => JSON.stringify(values)),
      fc.json(),
    );
    check(stored, (json) => {
      vi.stubGlobal('sessionStorage', { getItem: () => json });
      const draft = readDraft();
      expect(Object.keys(draft)).toEqual(Object.keys(emptyQuote));
      for (const value of Object.values(draft)) expect(typeof value).toBe('string');
      expect(Object.hasOwn(Object.prototype, 'message')).toBe(false);
    });
  });

  it('writes email and text links that contain only the words of the request', () => {
    const shop = { phone: '(512) 555-0142', email: 'hello@a.example' };
    check(quote, (values) => {
      const { email, sms } = toContactLinks(values, shop);
      const { protocol, pathname, searchParams } = new URL(email);
      expect([protocol, pathname]).toEqual(['mailto:', shop.email]);
      expect([...searchParams.keys()].toSorted()).toEqual(['body', 'subject']);
      expect(searchParams.get('body')).toContain(values.message.toWellFormed());
      expect(sms).toMatch(/^sms:\+15125550142\?&body=[^&<>"\s]*$/);
    });
  });

  it('lets no text escape from structured data', () =>
    check(text, (name) => {
      const json = graphJson([{ '@type': 'Thing', name, [name]: name }] as never);
      expect(json).not.toContain('<');
      expect(() => JSON.parse(json) as unknown).not.toThrow();
    }));

  it('reads a megabyte as quickly as it refuses it', () => {
    const long = 'a@'.repeat(500_000);
    const shown = { showAutomotiveFields: true, hideServiceType: false };
    const whole = Object.fromEntries(Object.keys(emptyQuote).map((name) => [name, long]));
    expect(getQuoteSchema(shown).safeParse(whole).success).toBe(false);
    expect(toZip(' '.repeat(1_000_000) + 'x')).toBeUndefined();
    vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify({ message: long }) });
    expect(readDraft()).toEqual(emptyQuote);
  });
});
