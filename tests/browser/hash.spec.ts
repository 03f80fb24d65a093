import { expect, test, type Page } from './test.ts';
import { firstServed, isServed } from '../routes.ts';

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

for (const path of ['/residential-window-tinting', '/auto-window-tinting'].filter(isServed))
  test(`${path}#quote is in place 100 ms after load, and stays there when the pictures arrive`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(/\.(webp|avif|png)$/, async (route) => {
      await new Promise((done) => setTimeout(done, 700));
      await route.continue();
    });
    await page.goto(`${path}#quote`, { waitUntil: 'load' });
    await page.waitForTimeout(100);
    await expectInPlace(page);
    await page.waitForTimeout(900);
    await expectInPlace(page);
  });

test('a link to a question opens its answer, at once and on the same page', async ({ page }) => {
  const path = firstServed('/auto-window-tinting', '/residential-window-tinting');
  const expectOpen = async (id: string) => {
    await expect(page.locator('details[id^=item-][open]')).toHaveId(id);
    await expect(page.locator(`#${id} p`)).toBeInViewport();
    await expect(page.locator(`#${id} summary`)).toBeInViewport({ ratio: 1 });
  };
  await page.goto(`${path}#item-2`);
  await expectOpen('item-2');
  await page.evaluate(() => (location.hash = '#item-1'));
  await expectOpen('item-1');
  await page.goto('/');
  await page.goto(`${path}#item-0`);
  await expectOpen('item-0');
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
