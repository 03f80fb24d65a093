import { describe, expect, it } from 'vitest';
import { storedFieldsSchema } from '@/features/quote/rules/quote';
import { toPlainText } from '@/features/quote/rules/quote-text';
import { toCsv } from '../../../tools/quotes/print';
import { readAll } from '../../../tools/quotes/rows';
import { asForm, asJson, openQuoteApp, typed } from './quote-app';

const asked = { ...typed, message: 'Please quote film for 60 sq ft of glass.' };
const shown =
  '60 sq ft of glass: about $360 to $900 installed, according to our price list of Nov 22, 2026. A lift or taking old film off is extra. We will put your exact price in writing.';

async function withRequest(request: Request) {
  const server = openQuoteApp();
  const { status } = await server.handle(request);
  return { ...server, status, stored: storedFieldsSchema.parse(JSON.parse(String(server.rows()[0]?.quote))) };
}

describe('the price range that a visitor saw', () => {
  it('is stored word for word, and the shop reads it in its email and in the export', async () => {
    const { stored, database } = await withRequest(asJson({ ...asked, price_range: shown }));
    expect(stored).toEqual({ ...asked, priceRange: shown });
    expect(toPlainText(stored)).toContain(`Price range shown: ${shown}`);
    expect(toCsv(readAll(database), 'UTC')).toContain(`"${shown}"`);
  });

  it.each([
    ['another amount', { price_range: shown.replace('$360', '$36') }],
    ['any other text', { price_range: 'Free of charge' }],
    ['the name under which it is stored', { priceRange: shown }],
    ['a range for another message', { price_range: shown, message: 'Six windows' }],
  ])('is not stored where a program sent %s', async (_, fields) => {
    const { stored, status } = await withRequest(asJson({ ...asked, ...fields }));
    expect(status).toBe(201);
    expect(stored).not.toHaveProperty('priceRange');
  });

  it('is not added to a form that was sent without JavaScript, which showed none', async () => {
    const { stored, status } = await withRequest(asForm(asked));
    expect(status).toBe(303);
    expect(stored).toEqual(asked);
  });

  it('makes no second request of one that is sent again before the range was shown', async () => {
    const key = { 'Idempotency-Key': 'k' };
    const { handle, rows } = await withRequest(asJson({ ...asked, price_range: shown }, key));
    expect((await handle(asJson(asked, key))).status).toBe(200);
    expect(rows()).toHaveLength(1);
    expect(rows()[0]?.revision).toBe(0);
  });
});
