import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtFormSchema } from '@/features/quote/rules/built-form';
import { serveSite } from '../support/serve-site.ts';
import { startSmtpServer } from '../support/smtp-server.ts';

/* The whole way with the built site, the real server and a mailbox: a request, both mails, their links, and deletion. */

const folder = mkdtempSync(join(tmpdir(), 'follow-up-'));
const smtp = await startSmtpServer();
let site = '';
let stop = () => {};
const { texts } = builtFormSchema.parse(JSON.parse(readFileSync('dist/quote-form.json', 'utf8')));
const quote = {
  name: 'Wilhelmina Quixote',
  phone: '5125550177',
  email: 'wilhelmina@visitor.example',
  serviceType: 'residential',
  message: 'Zephyr windows over the garden.',
  ...(texts && { texts: texts.wording }),
};

beforeAll(async () => {
  const settings = {
    QUOTES_DATA: join(folder, 'quotes.db'),
    SMTP_URL: smtp.url,
    QUOTES_MAIL_TO: 'owner@shop.example',
  };
  ({ site, stop } = await serveSite(Number(process.env.TEST_PORT ?? 4322) + 71, settings));
});
afterAll(() => {
  stop();
  smtp.stop();
  rmSync(folder, { recursive: true });
});

/** Paths of the links in the mail to an address, as its reader sees them. */
function linksTo(address: string): string[] {
  const mail = smtp.mails.find(({ to }) => to.includes(`<${address}>`))?.text ?? '';
  const text = mail.replace(/=\n/g, '').replaceAll('=3D', '=');
  return [...text.matchAll(/https:\/\/[^/\s]+(\/quotes\/link\/[\w.?=-]+)$/gm)].map(([, path = '']) => path);
}

const press = (path: string, fields: Record<string, string>) =>
  fetch(site + path, { method: 'POST', body: new URLSearchParams(fields), headers: { Origin: site } });

it('leads from a request to two mails, to what the shop says, and to its deletion', async () => {
  const sent = await fetch(`${site}/quotes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(quote),
  });
  expect(sent.status).toBe(201);
  await expect.poll(() => smtp.mails.length, { timeout: 20_000 }).toBe(2);
  const [called = '', quoted = ''] = linksTo('owner@shop.example');
  const [own = ''] = linksTo(quote.email);
  expect(called).toContain('?do=called');

  const page = await fetch(site + own);
  expect(page.status).toBe(200);
  expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
  const words = await page.text();
  for (const text of [quote.message, ...(texts ? [texts.wording, `version ${texts.version}`] : [])])
    expect(words).toContain(text);
  await press(quoted, { action: 'quoted', detail: '480' });
  expect(await (await fetch(site + own)).text()).toContain('Our quote: $480.');

  expect(await (await press(own, { action: 'withdraw' })).text()).toContain('Your request is deleted.');
  expect((await fetch(site + own)).status).toBe(404);
  expect((await fetch(site + called)).status).toBe(404);
  const kept = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'latin1'));
  expect(kept.length).toBeGreaterThan(0);
  for (const word of ['Wilhelmina', 'wilhelmina@', '5125550177', 'Zephyr', 'textsAt', texts?.wording])
    expect(
      kept.filter((bytes) => word && bytes.includes(word)),
      word,
    ).toEqual([]);
});
