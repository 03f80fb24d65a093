import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { asJson, openQuoteApp, typed } from './server/quote-app';
import QuoteForm from '@/features/quote/form/QuoteForm';
import { emptyQuote, getQuoteSchema } from '@/features/quote/rules/quote';
import { readDraft } from '@/features/quote/form/draft';
import { toContactLinks } from '@/features/quote/rules/quote-text';
import { toRequest } from '@/features/quote/delivery/delivery';
import { toEmail } from '../../src/server/email';
import { toCsv, toDetails } from '../../tools/quotes/print';
import { readAll } from '../../tools/quotes/rows';

/* Adds fields to the table and changes nothing else. */
vi.mock('../../src/features/quote/rules/fields', async (load) => {
  const { quoteFields } = await load<typeof import('@/features/quote/rules/fields')>();
  const heardFrom = {
    label: 'How did you hear of us?',
    rule: z.enum(['neighbor', 'search'], { error: 'Please say how you heard of us' }),
    choices: [
      { value: 'neighbor', label: 'From a neighbor' },
      { value: 'search', label: 'By searching' },
    ],
  };
  const gate = {
    label: 'Gate code',
    rule: z.string().check(z.minLength(3, 'A gate code has three digits')),
    input: { type: 'text', placeholder: 'Such as #123' },
  };
  return { quoteFields: { ...quoteFields, heardFrom, gate } };
});

const variant = { showAutomotiveFields: false, hideServiceType: false };
const request = { ...typed, heardFrom: 'neighbor', gate: '=123' };
const quote = getQuoteSchema(variant).parse({ ...emptyQuote, ...request });

describe('a new field that is one more entry in the table', () => {
  it('is in the form with its label, answers and attributes', () => {
    const html = renderToStaticMarkup(
      createElement(QuoteForm, {
        ...variant,
        headline: 'Request a Quote',
        discountBelow: true,
        delivery: { mode: 'console' },
        phone: '(512) 555-0142',
        email: 'a@b.com',
        discountNote: 'Ten percent less for *teachers*.',
        quoteHours: 24,
      }),
    );
    expect(html).toContain('<legend>How did you hear of us?</legend>');
    expect(html).toContain('value="neighbor"');
    expect(html).toMatch(/<label for="quote-gate">Gate code<\/label><input[^>]*placeholder="Such as #123"/);
  });

  it('is validated with its messages, sent, and kept in the draft', () => {
    const { error } = getQuoteSchema(variant).safeParse({ ...emptyQuote, ...typed });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Please say how you heard of us',
      'A gate code has three digits',
    ]);
    const meta = { key: 'k', honeypot: '', seconds: undefined };
    expect(toRequest({ mode: 'netlify' }, quote, meta).body).toContain('heardFrom=neighbor&gate=');
    vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify({ gate: '#12' }) });
    expect(readDraft()).toHaveProperty('gate', '#12');
    expect(toContactLinks(quote, { phone: '1', email: 'a@b.com' }).sms).toContain('From%20a%20neighbor');
  });

  it('is stored, mailed, listed and exported, and shown again without JavaScript', async () => {
    const { database, handle } = openQuoteApp();
    expect((await handle(asJson(request, { 'Idempotency-Key': 'k' }))).status).toBe(201);
    const [row] = readAll(database);
    if (!row) throw new Error('Nothing was stored.');
    expect(row.quote).toMatchObject({ heardFrom: 'neighbor', gate: '=123' });
    expect(toDetails(row, 'UTC')).toContain('How did you hear of us?: From a neighbor');
    expect(toCsv([row], 'UTC')).toContain('"How did you hear of us?","Gate code"');
    expect(toCsv([row], 'UTC')).toContain(`"neighbor","'=123"`);
    const stored = { id: row.id, received: 0, quote: row.quote, spamReason: '', isTest: false, revision: 0 };
    expect(toEmail(stored, { to: 'a@b.com', from: 'a@b.com' }).text).toContain('Gate code: =123');

    const answer = await handle(
      new Request('http://shop.example/quotes', { method: 'POST', body: new URLSearchParams(typed) }),
    );
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('<label for="quote-gate">Gate code</label>');
    expect(page).toContain('href="#quote-heardFrom">Please say how you heard of us</a>');
  });
});
