import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { builtFormSchema } from '@/features/quote/rules/built-form';
import { storedFieldsSchema } from '@/features/quote/rules/quote';
import { toPlainText } from '@/features/quote/rules/quote-text';
import { optOut } from '../../../src/server/follow-up/suppression';
import { toVisitorEmail } from '../../../src/server/follow-up/visitor-email';
import { toEmail } from '../../../src/server/email';
import { startOutbox } from '../../../src/server/outbox';
import { createWebhookNotifier } from '../../../src/server/webhook';
import { toCsv, toDetails } from '../../../tools/quotes/print';
import { findOne, readAll } from '../../../tools/quotes/rows';
import { startQuoteServer } from '../../support/quote-server';
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

  it('makes no second request of one that arrives twice, and is stored if only the second has it', async () => {
    const twice = () => asJson({ ...typed, texts: wording }, { 'Idempotency-Key': 'k' });
    const { rows, stored, handle } = await withRequests(asJson(typed, { 'Idempotency-Key': 'k' }), twice());
    const { textsAt } = stored();
    expect(textsAt).toBeDefined();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await handle(twice())).status).toBe(200);
    expect(rows()).toHaveLength(1);
    expect(rows()[0]?.revision).toBe(1);
    expect(stored().textsAt).toBe(textsAt);
  });

  it('is in both emails, in npm run quotes -- show and in the export', async () => {
    const { toStoredRequest, database, id } = await withRequests(asJson({ ...typed, texts: wording }));
    const line = new RegExp(`Agreed \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC, version a1b2c3d4: "+${wording}`);
    expect(toEmail(toStoredRequest(), addresses).text).toMatch(line);
    expect(toVisitorEmail(toStoredRequest(), form, '/', addresses).text).toMatch(line);
    expect(toDetails(findOne(database, id), 'UTC')).toMatch(line);
    expect(toCsv(readAll(database), 'UTC')).toMatch(line);
  });

  it('is nowhere shown as given once the visitor or the shop has stopped messages', async () => {
    const { toStoredRequest, database, id } = await withRequests(asJson({ ...typed, texts: wording }));
    optOut(database, [typed.email]);
    for (const text of [toDetails(findOne(database, id), 'UTC'), toCsv(readAll(database), 'UTC')]) {
      expect(text).toContain('No. Agreed once, then stopped all messages.');
      expect(text).not.toContain(wording);
    }
    const hook = await startQuoteServer((response) => response.writeHead(200).end());
    const outbox = startOutbox(database, [{ ...createWebhookNotifier(hook.url), channel: 'mail' }], () => {});
    await outbox.stop();
    hook.stop();
    const { body = '' } = hook.received.find(({ body }) => body) ?? {};
    expect(JSON.parse(body)).toMatchObject({ name: typed.name, stopped: true });
    expect(body).not.toContain('texts');
    expect(toEmail({ ...toStoredRequest(), hasOptedOut: true }, addresses).text).toContain(
      'Has stopped automatic messages. You may still call about this request.',
    );
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
