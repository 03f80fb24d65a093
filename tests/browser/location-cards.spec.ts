import { expect, test } from './test.ts';

test('a phone shows every card in full width, and a tap opens its page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/locations');
  const cards = page.locator('.location-cards').getByRole('link');
  expect(await cards.count()).toBeGreaterThan(0);
  for (const card of await cards.all()) {
    const { x = -1, width = 0 } = (await card.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  }
  const path = (await cards.last().getAttribute('href')) ?? '';
  await cards.last().click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});
