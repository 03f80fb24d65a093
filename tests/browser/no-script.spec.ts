import { expect, test } from './test.ts';
import { business } from '../content.ts';
import { distinct } from '../routes.ts';

test.use({ javaScriptEnabled: false });

/* Ten pages per test, because each is one quick look at plain HTML. */
for (let start = 0; start < distinct.length; start += 10) {
  const group = distinct.slice(start, start + 10);
  test(`without JavaScript everything is visible: ${group.join(', ')}`, async ({ page }) => {
    for (const path of group) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.locator('a[href^="tel:"]:visible').first(), path).toBeVisible();
      const invisible = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, img)')]
          .filter(
            (element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }),
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      );
      expect(invisible, `${path} shows everything`).toEqual([]);
    }
  });
}

test('without JavaScript the quote form has labels, required fields and a phone number, and opens the mail program', async ({
  page,
}) => {
  await page.goto('/request-quote');
  for (const label of ['Name', 'Phone', 'Email', 'Message'])
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Request Quote' }).click();
  await expect(page).toHaveURL(/\/request-quote/);
  expect(await page.locator('form').evaluate((form: HTMLFormElement) => form.checkValidity())).toBe(false);
  expect(await page.locator('form').getAttribute('action')).toContain(`mailto:${business.email}`);
  await expect(page.locator('#quote noscript a[href^="tel:"]')).toBeVisible();
});
