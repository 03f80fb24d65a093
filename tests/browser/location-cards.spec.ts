import { expect, test } from './test.ts';

test('a click on a town opens its page, and a drag by mouse does not', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/locations');
  const list = page.locator('.location-cards:has(+ .slide-buttons)').first();
  test.skip((await list.count()) === 0, 'No list of towns scrolls.');
  await expect(list).toHaveAttribute('data-live');
  const card = list.getByRole('link').first();
  const path = (await card.getAttribute('href')) ?? '';
  await card.scrollIntoViewIfNeeded();
  const { x, y } = (await card.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 200, y + 40);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 40, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL(/\/locations$/);
  await card.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});
