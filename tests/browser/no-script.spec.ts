import { expect, test } from './test.ts';
import { distinct } from '../routes.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript everything on every page is visible, and the shop can be called', async ({
  page,
}) => {
  for (const path of distinct) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.locator('a[href^="tel:"]:visible').first(), path).toBeVisible();
    const invisible = await page
      .locator('main :is(h1, h2, h3, p, li, a, img)')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && !one.checkVisibility({ opacityProperty: true }))
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      );
    expect(invisible, path).toEqual([]);
  }
});
