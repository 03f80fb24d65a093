import { expect, test, type Page } from './test.ts';
import { firstServed } from '../routes.ts';

/** The quote section has the focus, and is right below the header. */
async function expectInPlace(page: Page) {
  const gap = () =>
    page.evaluate(() => {
      const top = document.getElementById('quote')?.getBoundingClientRect().top ?? NaN;
      return Math.abs(top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? NaN));
    });
  await expect.poll(gap).toBeLessThanOrEqual(10);
  await expect(page.locator('#quote')).toBeFocused();
}

test('#quote is in place 100 ms after load, and stays there when the pictures arrive', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/\.(webp|avif|png)$/, async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  await page.goto(`${firstServed('/residential-window-tinting', '/auto-window-tinting')}#quote`);
  await page.waitForTimeout(100);
  await expectInPlace(page);
  await page.waitForTimeout(900);
  await expectInPlace(page);
});

test('a link on another page leads to the section', async ({ page }) => {
  const service = firstServed('/residential-window-tinting', '/commercial-window-tinting');
  await page.goto('/');
  await page.getByRole('main').locator(`[href="${service}#quote"]`).first().click();
  await expect(page).toHaveURL(`${service}#quote`);
  await page.waitForLoadState('load');
  await expectInPlace(page);
});

test('a link to a question opens its answer, at once and on the same page', async ({ page }) => {
  await page.goto(`${firstServed('/auto-window-tinting', '/residential-window-tinting')}#item-2`);
  await expect(page.locator('details[id^=item-][open]')).toHaveId('item-2');
  await page.evaluate(() => (location.hash = '#item-1'));
  await expect(page.locator('details[id^=item-][open]')).toHaveId('item-1');
  await expect(page.locator('#item-1 summary')).toBeInViewport({ ratio: 1 });
});
