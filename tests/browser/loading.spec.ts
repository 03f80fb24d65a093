import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const dist = new URL('../../dist/', import.meta.url);
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`);
const limit = 4 * 1024;

/** Whether a script holds React or a part of it. */
const isReact = (code: string) =>
  /react\.(transitional\.)?element|Minified React error|__reactContainer/.test(code);
const compressed = (code: string) => brotliCompressSync(code).length;

test('the build has pages and a React to look for', () => {
  expect(pages.length).toBeGreaterThan(30);
  const scripts = readdirSync(new URL('_astro/', dist)).filter((file) => file.endsWith('.js'));
  expect(scripts.some((file) => isReact(readFileSync(new URL(`_astro/${file}`, dist), 'utf8')))).toBe(true);
});

for (const path of pages)
  test(`${path} loads no React and at most 4 KB of other script by itself`, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      const { pathname, origin } = new URL(request.url());
      if (origin === new URL(page.url()).origin && pathname.endsWith('.js')) loaded.push(pathname);
    });
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    const files = loaded
      .map((pathname) => new URL(`.${pathname}`, dist))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'));
    expect(files.filter(isReact)).toHaveLength(0);

    const inline = await page.evaluate(() =>
      [...document.scripts]
        .filter(({ src, type }) => !src && !/json|speculation/.test(type))
        .map(({ textContent }) => textContent),
    );
    const bytes = [...files, ...inline].reduce((sum, code) => sum + compressed(code), 0);
    expect(bytes).toBeLessThanOrEqual(limit);
  });

test('scrolling to a carousel loads it', async ({ page }) => {
  await page.goto('/tesla-window-tinting');
  const island = page.locator('astro-island[ssr]').filter({ has: page.locator('.strip') });
  await expect(island).toHaveCount(1);
  await page.mouse.wheel(0, 200);
  await page.locator('.strip').scrollIntoViewIfNeeded();
  await expect(island).toHaveCount(0);
});
