import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './test.ts';
import { copyProject } from '../build/project-copy.ts';
import { startQuoteServer } from '../support/quote-server.ts';
import { serveSite } from '../support/serve-site.ts';
import { fillHydrated, form, submit, success } from './quote-page.ts';
import { watch } from './visit.ts';

/*
 * The project as a host builds a branch for review, with a draft, the visual editor, analytics and a delivery. Analytics and
 * the form send to a collector on this machine.
 */
const port = Number(process.env.TEST_PORT ?? 4322) + 3;
const site = `http://localhost:${port}`;
const draft = 'a-draft-to-look-at';
const copy = copyProject();
const read = (name: string) => readFileSync(join(copy.root, 'dist', name), 'utf8');
const policyOf = (html: string) => /content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

/** What somebody who knows Astro's documentation might add to a page. */
const added = {
  'src/components/Counter.tsx': `import { useState } from 'react';
export default function Counter() {
  const [count, setCount] = useState(0);
  return <button className={count ? 'is-pressed' : ''} onClick={() => setCount(count + 1)}>Pressed {count} times</button>;
}`,
  'src/components/Greeting.astro': `---
import Counter from './Counter.tsx';
---
<p class="greeting pl-[37px]">Hello</p>
<p id="answer"></p>
<Counter client:load />
<style>
  .greeting { outline: 3px solid; }
</style>
<style is:global>
  .is-pressed { rotate: 3deg; }
</style>
<script is:inline>document.getElementById('answer').textContent = 'Inline';</script>
<script>document.getElementById('answer')!.title = 'Bundled';</script>`,
};

function addComponent(): void {
  for (const [file, text] of Object.entries(added)) writeFileSync(join(copy.root, file), text);
  const page = join(copy.root, 'src/pages/credits.astro');
  const source = readFileSync(page, 'utf8');
  const changed = source
    .replace('---', "---\nimport Greeting from '@/components/Greeting.astro';")
    .replace('<p>{lead}</p>', '$&<Greeting />');
  writeFileSync(page, changed);
}

let collector: Awaited<ReturnType<typeof startQuoteServer>>;
let collectorOrigin = '';
let stopServing: (() => void) | undefined;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const facts = ['--title', 'A draft to look at', '--category', 'Commercial', '--date', '2025-04-01'];
  execFileSync(process.execPath, ['tools/new.ts', 'article', ...facts], { cwd: copy.root });
  addComponent();
  const allow = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
  collector = await startQuoteServer((response) => response.writeHead(202, allow).end());
  collectorOrigin = new URL(collector.url).origin;
  const settings = {
    STAGING: 'on',
    EDITOR_REPOSITORY: 'tint-shop/site',
    NETLIFY: 'true',
    PUBLIC_ANALYTICS_ID: 'oakshade.example',
    PUBLIC_ANALYTICS_URL: `${collectorOrigin}/api/event`,
    QUOTE_DELIVERY: 'endpoint',
    QUOTE_ENDPOINT: `${collectorOrigin}/quote`,
  };
  const { code, output } = await copy.build(settings);
  expect(code, output).toBe(0);
  stopServing = (await serveSite(port, settings, copy.root)).stop;
});

test.afterAll(() => {
  stopServing?.();
  collector.stop();
  copy.remove();
});

test.beforeEach(() => {
  collector.received.length = 0;
});

test('a staging site shows drafts, and keeps search engines away in three ways', async () => {
  for (const path of ['/', `/blog/${draft}`, '/favicon.svg', '/nowhere'])
    expect((await fetch(site + path)).headers.get('x-robots-tag'), path).toBe('noindex');
  const robots = await (await fetch(`${site}/robots.txt`)).text();
  expect(robots).toMatch(/^User-agent: \*\nDisallow: \/$/m);
  expect(robots).not.toContain('Sitemap');
  expect(read(`blog/${draft}.html`)).toContain('Draft, not published.');
  expect(read('blog.html')).toContain(`href="/blog/${draft}"`);
  const pages = globSync('**/*.html', { cwd: join(copy.root, 'dist') }).filter(
    (name) => !name.startsWith('~'),
  );
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((name) => !read(name).includes('<meta name="robots" content="noindex"'))).toEqual([]);
  for (const name of ['_headers', 'nginx.conf', 'vercel.json'])
    expect(read(name)).toMatch(/x.robots.tag[^;}]*noindex/i);
});

test('the policy names no host but that of the delivery, only the editor may ask GitHub, and no page links to it', () => {
  const policy = policyOf(read('privacy.html'));
  expect(new Set(policy.match(/https?:[^\s;]+/g))).toEqual(new Set([collectorOrigin]));
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(policyOf(read('admin.html'))).toContain('https://api.github.com');
  const pages = globSync('{*,{blog,locations}/*}.html', { cwd: join(copy.root, 'dist') });
  expect(pages.filter((name) => /href="\/admin/.test(read(name)))).toEqual([]);
  expect(read('sitemap-0.xml')).not.toContain('/admin');
  for (const name of ['admin.html', 'admin']) expect(existsSync(join('dist', name)), name).toBe(false);
});

test('the editor opens under its policy and signs in to the configured repository', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    // The editor also checks for updates, and tries a second server for its typefaces.
    const isKnown = /unpkg\.com\/@sveltia\/cms\/package\.json|cdn\.jsdelivr\.net/.test(message.text());
    if (/content security policy|refused to/i.test(message.text()) && !isKnown) refused.push(message.text());
  });
  const asked: string[] = [];
  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    asked.push(`${request.url()} ${request.postData() ?? ''} ${request.headers().authorization ?? ''}`);
    await route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
  });
  await page.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({ json: { status: { indicator: 'none' } } }),
  );
  await page.goto(`${site}/admin`);
  await expect(page).toHaveTitle(/Edit the content|Sveltia|Content/);
  const start = await (await fetch(`${site}/admin/start.js`)).text();
  expect(start).toContain('"backend":{"name":"github","repo":"tint-shop/site","branch":"main"');
  await page.getByRole('button', { name: /token/i }).click();
  // Drafts are pull requests, so the token needs the permission for them.
  await expect(page.locator('a[href*="personal-access-tokens/new"]')).toHaveAttribute(
    'href',
    /contents=write&pull_requests=write/,
  );
  await page.getByRole('textbox').fill('github_pat_of_a_test');
  await page.getByRole('textbox').press('Enter');
  await expect.poll(() => asked.join('\n')).toMatch(/api\.github\.com.*github_pat_of_a_test/);
  expect(refused).toEqual([]);
});

const views = () =>
  collector.received
    .filter(({ path, body }) => path === '/api/event' && body)
    .map(({ body }) => JSON.parse(body) as { url: string; name: string });

test('a page view is reported once per page, without breaking the policy', async ({ page }) => {
  const refused = watch(page).errors;
  await page.goto(`${site}/about`);
  await expect
    .poll(views)
    .toMatchObject([{ name: 'pageview', domain: 'oakshade.example', url: `${site}/about` }]);
  await page.goto(`${site}/blog/turf-melt`);
  await expect.poll(() => views().map(({ url }) => url)).toEqual([`${site}/about`, `${site}/blog/turf-melt`]);
  expect(refused).toEqual([]);
});

test('no page view is reported if the visitor asks for privacy', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page.goto(`${site}/about`);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  expect(views()).toEqual([]);
});

test('the policy allows the quote form to send to its delivery', async ({ page }) => {
  const refused = watch(page).errors;
  await page.goto(`${site}/request-quote`);
  await fillHydrated(page);
  await submit(page).click();
  await expect(form(page).getByText(success)).toBeVisible();
  expect(
    collector.received.some(
      ({ path, body }) => path === '/quote' && body.includes('Six west-facing windows.'),
    ),
  ).toBe(true);
  expect(refused).toEqual([]);
});

test('a component written as in the documentation of Astro works', async ({ page }) => {
  const { errors } = watch(page);
  await page.goto(`${site}/credits`);
  const button = page.getByRole('button', { name: 'Pressed' });
  // It may not have hydrated yet.
  await expect(async () => {
    await button.click();
    await expect(button).toHaveText(/Pressed [1-9]\d* times/, { timeout: 500 });
  }).toPass();
  await expect(button).toHaveCSS('rotate', '3deg');
  const greeting = page.getByText('Hello', { exact: true });
  await expect(greeting).toHaveCSS('outline-width', '3px');
  await expect(greeting).toHaveCSS('padding-left', '37px');
  await expect(page.locator('#answer')).toHaveText('Inline');
  await expect(page.locator('#answer')).toHaveAttribute('title', 'Bundled');
  expect(errors).toEqual([]);
});
