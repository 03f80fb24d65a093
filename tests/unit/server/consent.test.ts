import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { builtFormSchema } from '@/features/quote/rules/built-form';
import { storedFieldsSchema } from '@/features/quote/rules/quote';
import { toPlainText } from '@/features/quote/rules/quote-text';
import { toEmail } from '../../../src/server/email';
import { toCsv, toDetails } from '../../../tools/quotes/print';
import { findOne, readAll } from '../../../tools/quotes/rows';
import { asForm, asJson, openQuoteApp, toBuiltFiles, toStoredRequest, typed } from './quote-app';

const form = builtFormSchema.parse(JSON.parse(toBuiltFiles()['/quote-form.json']));
const wording = form.texts?.wording ?? '';
const addresses = { to: 'owner@shop.example', from: 'site@shop.example' };

/** A server that has received these requests, and ways to read the first. */
async function withRequests(...requests: Request[]) {
  const server = openQuoteApp();
  for (const request of requests) await server.handle(request);
  const stored = () => storedFieldsSchema.parse(JSON.parse(String(server.rows()[0]?.quote)));
  const id = String(server.rows()[0]?.id);
  return { ...server, stored, id, toStoredRequest: () => toStoredRequest({ id, quote: stored() }) };
}

describe('consent to texts', () => {
  it.each([
    ['with JavaScript', asJson],
    ['without it', asForm],
  ])('is stored with its words, their version and the time, %s', async (_, send) => {
    const { stored } = await withRequests(send({ ...typed, texts: wording }));
    expect(stored()).toMatchObject({ ...typed, texts: wording, textsVersion: form.texts?.version });
    expect(Math.abs(Date.now() - Date.parse(stored().textsAt ?? ''))).toBeLessThan(60_000);
  });

  it.each([
    ['the box was not ticked', {}],
    ['the box said something else', { texts: `${wording} And more.` }],
    ['a program sent any text', { texts: 'on', textsAt: '2020-01-01', textsVersion: 'a1b2c3d4' }],
  ])('is not stored where %s', async (_, fields) => {
    const { stored } = await withRequests(asJson({ ...typed, ...fields }));
    expect(stored()).toEqual(typed);
    expect(toPlainText(stored())).not.toContain('Texts');
  });

  it('is in the email, in npm run quotes -- show and in the export', async () => {
    const { toStoredRequest, database, id } = await withRequests(asJson({ ...typed, texts: wording }));
    const line = new RegExp(`Agreed \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC, version a1b2c3d4: "+${wording}`);
    expect(toEmail(toStoredRequest(), addresses).text).toMatch(line);
    expect(toDetails(findOne(database, id), 'UTC')).toMatch(line);
    expect(toCsv(readAll(database), 'UTC')).toMatch(line);
  });

  it.each([
    ['ticked', { texts: wording }, true],
    ['not ticked', {}, false],
  ])('stays %s in a form that comes back for a correction', async (_, fields, isTicked) => {
    const { handle } = openQuoteApp();
    const page = parse(await (await handle(asForm({ ...typed, phone: '12', ...fields }))).text());
    const box = page.querySelector('#response input[type=checkbox]');
    expect(box?.getAttribute('value')).toBe(wording);
    expect(box?.hasAttribute('checked')).toBe(isTicked);
  });
});
