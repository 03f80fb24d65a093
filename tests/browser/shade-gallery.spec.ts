import { expect, test, type Page } from './test.ts';
import { readOne } from '../content.ts';
import { isServed } from '../routes.ts';

test.skip(!isServed('/automotive-gallery'), 'Only shops that tint vehicles have this gallery.');

const { images } = readOne('galleries', 'gallery');
/** The shade of the last picture, which some pictures do not have. */
const { vlt } = images.at(-1) ?? {};
const count = images.filter((image) => image.vlt === vlt).length;

const cars = (page: Page) => page.locator('.shade-cars').getByRole('listitem');
const radio = (page: Page, name: RegExp) => page.locator('.shade-filter').getByRole('radio', { name });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shade shows only its cars, and All shows the others again', async ({ page }) => {
    await page.goto('/automotive-gallery');
    await expect(cars(page)).toHaveCount(images.length);
    await radio(page, vlt ? new RegExp(`^${vlt}%`) : /^Other/).check({ force: true });
    await expect(cars(page)).toHaveCount(count);
    for (const car of await cars(page).all())
      await expect(car.locator('.num')).toHaveText(vlt ? [`${vlt}%`] : []);
    await radio(page, /^All/).check({ force: true });
    await expect(cars(page)).toHaveCount(images.length);
  });
});
