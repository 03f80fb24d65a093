import { expect, test } from './test.ts';
import { isServed } from '../routes.ts';

/* Each island is broken on purpose, by taking away what it asks the browser for as it hydrates. */

const breakQueries = () => {
  URLSearchParams.prototype.get = () => {
    throw new Error('broken on purpose');
  };
};

const islands = [
  {
    name: 'the header menu',
    path: '/about',
    place: '.main-menu',
    says: 'must be in a <nav>',
    damage: () => {
      const closest = Reflect.get<Element, 'closest'>(Element.prototype, 'closest');
      Element.prototype.closest = function (selector: string) {
        return selector === 'nav' ? null : closest.call(this, selector);
      };
    },
  },
  {
    name: 'the calculator',
    path: '/blog/energy-savings',
    place: 'main',
    says: 'broken on purpose',
    damage: breakQueries,
  },
  {
    name: 'the quote form',
    path: '/request-quote',
    place: 'main',
    says: 'broken on purpose',
    damage: breakQueries,
  },
];

for (const { name, path, place, says, damage } of islands.filter(({ path }) => isServed(path)))
  test(`an error in ${name} is shown in its place, and the rest of the page works`, async ({ page }) => {
    await page.addInitScript(damage);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    if (name === 'the header menu') await page.getByRole('button', { name: 'Service Areas' }).hover();
    else await page.locator('main astro-island > *').first().scrollIntoViewIfNeeded();
    await page.mouse.move(700, 500);
    const box = page.locator(place).getByRole('alert');
    await expect(box).toContainText('Unexpected Application Error!');
    await expect(box).toContainText(says);
    await expect(box.locator('pre')).toBeHidden();
    await box.getByText('Technical details').click();
    await expect(box.locator('pre')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('a[href^="tel:"]:visible').first()).toBeVisible();
  });
