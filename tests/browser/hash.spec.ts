import { expect, test, type Page } from './test.ts';
import { firstServed, isServed } from '../routes.ts';

const pages = ['/residential-window-tinting', '/auto-window-tinting', '/request-quote'].filter(isServed);

/** Space between the lower edge of the header and the top of the section, in pixels. */
const gap = (page: Page) =>
  page.evaluate(() => {
    const top = document.getElementById('quote')?.getBoundingClientRect().top ?? NaN;
    return top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? NaN);
  });

async function expectInPlace(page: Page) {
  const space = await gap(page);
  expect(space).toBeGreaterThanOrEqual(-1);
  expect(space).toBeLessThanOrEqual(10);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('quote');
}

// A template places its section by its width alone.
for (const [width, paths] of [
  [390, pages],
  [1440, pages.slice(0, 1)],
] as const)
  for (const path of paths)
    test(`${path}#quote at ${width} px: is in place 100 ms after load and stays there`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.route(/\.(webp|avif|png)$/, async (route) => {
        await new Promise((done) => setTimeout(done, 1200));
        await route.continue();
      });
      await page.goto(`${path}#quote`, { waitUntil: 'load' });
      await page.waitForTimeout(100);
      await expectInPlace(page);
      await page.waitForTimeout(1300);
      await expectInPlace(page);
    });

test('a link on another page leads to the section', async ({ page }) => {
  const service = firstServed('/residential-window-tinting', '/commercial-window-tinting');
  await page.goto('/');
  await page.getByRole('main').locator(`[href="${service}#quote"]`).first().click();
  await expect(page).toHaveURL(`${service}#quote`);
  await page.waitForLoadState('load');
  await expect.poll(() => gap(page)).toBeLessThanOrEqual(10);
  await expectInPlace(page);
});
