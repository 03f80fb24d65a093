import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from './test.ts';
import { firstServed, isServed } from '../routes.ts';
import { dist, isReact, watchScripts } from './first-scripts.ts';

/* That no page loads React by itself is part of the visit of each page, in pages.spec.ts. */

test('the build has a React to look for', () => {
  const scripts = readdirSync(new URL('_astro/', dist)).filter((file) => file.endsWith('.js'));
  expect(scripts.some((file) => isReact(readFileSync(new URL(`_astro/${file}`, dist), 'utf8')))).toBe(true);
});

test('React is loaded with a carousel that comes into view, not before', async ({ page }) => {
  test.skip(!isServed('/auto-window-tinting'), 'Only pages about vehicles have a carousel.');
  const scripts = watchScripts(page);
  await page.goto(firstServed('/tesla-window-tinting', '/auto-window-tinting'));
  const island = page.locator('astro-island[ssr]').filter({ has: page.locator('.slides') });
  await expect(island).toHaveCount(1);
  expect((await scripts()).react).toEqual([]);
  await page.mouse.wheel(0, 200);
  await page.locator('.slides').scrollIntoViewIfNeeded();
  await expect(island).toHaveCount(0);
  expect((await scripts()).react).not.toEqual([]);
});
