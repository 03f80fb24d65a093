import { expect, test } from './test.ts';
import { isServed } from '../routes.ts';

const islands = { 'the calculator': '/blog/energy-savings', 'the quote form': '/request-quote' };

for (const [name, path] of Object.entries(islands).filter(([, path]) => isServed(path)))
  test(`an error in ${name} is shown in its place, and the rest of the page works`, async ({ page }) => {
    // Both islands call this function while they hydrate.
    await page.addInitScript(() => {
      URLSearchParams.prototype.get = () => {
        throw new Error('broken on purpose');
      };
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await page.locator('main astro-island > *').first().scrollIntoViewIfNeeded();
    await page.mouse.move(700, 500);
    const box = page.getByRole('main').getByRole('alert');
    await expect(box).toContainText('Unexpected Application Error!');
    await expect(box).toContainText('broken on purpose');
    await expect(box.locator('pre')).toBeHidden();
    await box.getByText('Technical details').click();
    await expect(box.locator('pre')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('a[href^="tel:"]:visible').first()).toBeVisible();
  });
