import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { expect, test, type Page } from './test.ts';
import { chooseService } from './quote-page.ts';
import { examples } from '../routes.ts';
import { scrollAndSeeShifts } from './layout-shifts.ts';
import { serveSite } from '../support/serve-site.ts';

/* A second build with analytics and a delivery configured; both send to a collector on this machine. */
const port = Number(process.env.TEST_PORT ?? 4322) + 1;
const site = `http://localhost:${port}`;
const collector = `http://localhost:${port + 1}`;
const folder = '.astro/configured';

interface Received {
  path: string;
  body: string;
}
const received: Received[] = [];
let stopServing: () => void;
let collecting: Server;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const settings = {
    PUBLIC_ANALYTICS_ID: 'oakshade.example',
    PUBLIC_ANALYTICS_URL: `${collector}/api/event`,
    QUOTE_DELIVERY: 'endpoint',
    QUOTE_ENDPOINT: `${collector}/quote`,
  };
  execFileSync('npx', ['astro', 'build', '--outDir', folder, '--silent'], {
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  });
  collecting = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (request.method === 'POST') received.push({ path: request.url ?? '', body });
      const allow = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
      response.writeHead(request.method === 'OPTIONS' ? 204 : 202, allow).end();
    });
  }).listen(port + 1);
  stopServing = (await serveSite(port, { SITE_DIR: folder })).stop;
});

test.afterAll(() => {
  stopServing();
  collecting.close();
});

test.beforeEach(() => {
  received.length = 0;
});

const refusals = (page: Page) => {
  const found: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(String(error)));
  return found;
};

const views = () =>
  received
    .filter(({ path }) => path === '/api/event')
    .map(({ body }) => JSON.parse(body) as { url: string; name: string });

test('a page view is reported once per page, without breaking the policy', async ({ page }) => {
  const refused = refusals(page);
  await page.goto(`${site}/about`);
  await expect
    .poll(views)
    .toMatchObject([{ name: 'pageview', domain: 'oakshade.example', url: `${site}/about` }]);
  await page.goto(`${site}/blog/turf-melt`);
  await expect.poll(() => views().map(({ url }) => url)).toEqual([`${site}/about`, `${site}/blog/turf-melt`]);
  expect(refused).toEqual([]);
});

test('the policy refuses nothing on any page, with its islands hydrated', async ({ page }) => {
  const refused = refusals(page);
  for (const path of examples) {
    await page.goto(site + path);
    // A page that fits into the window does not scroll, and its island waits for a sign of life.
    await page.mouse.move(9, 9);
    await scrollAndSeeShifts(page);
    await expect(page.locator('main astro-island[ssr]'), path).toHaveCount(0);
  }
  expect(refused).toEqual([]);
});

test('no page view of a visitor who asked for privacy is reported', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page.goto(`${site}/about`);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  expect(views()).toEqual([]);
});

test('a page is complete while the analytics service is down', async ({ page }) => {
  await page.route(`${collector}/**`, (route) => route.abort());
  await page.goto(site);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('a[href^="tel:"]:visible').first()).toBeVisible();
});

test('the policy allows the quote form to send to its delivery', async ({ page }) => {
  const refused = refusals(page);
  await page.goto(`${site}/request-quote`);
  const form = page.getByRole('form', { name: 'Request a Quote' });
  await page.getByLabel('Name').fill('Maria Delgado');
  await page.getByLabel('Phone').fill('512.555.0188');
  await form.getByLabel('Email').fill('maria@example.com');
  await chooseService(page);
  await page.getByRole('textbox', { name: 'Message' }).fill('Six west-facing windows.');
  await form.getByRole('button', { name: 'Request Quote' }).click();
  await expect(page.getByText('Quote request submitted successfully!').first()).toBeVisible();
  expect(
    received.some(({ path, body }) => path === '/quote' && body.includes('Six west-facing windows.')),
  ).toBe(true);
  expect(refused).toEqual([]);
});

test('the policy adds only the delivery and the hashes of two scripts', () => {
  const policyOf = (root: string) => {
    const html = readFileSync(resolve(root, 'privacy.html'), 'utf8');
    const [, policy = ''] = /content-security-policy" content="([^"]*)"/.exec(html) ?? [];
    return new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]));
  };
  const plain = policyOf('dist');
  const configured = policyOf(folder);
  const added = [...configured].flatMap(([name, sources]) =>
    sources
      // A directive that the plain policy leaves out falls back to default-src.
      .filter((source) => !(plain.get(name) ?? plain.get('default-src'))?.includes(source))
      .map((source) => `${name} ${source.replace(/sha256-[^']+/, 'hash')}`),
  );
  expect(added.toSorted()).toEqual([
    `connect-src ${collector}`,
    `form-action ${collector}`,
    "script-src 'hash'",
    "script-src 'hash'",
  ]);
});
