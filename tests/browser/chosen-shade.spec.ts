import { expect, test } from './test.ts';
import { isServed } from '../routes.ts';

const picker = '/auto-window-tinting';
test.skip(![picker, '/blog/tint-shade-guide'].every(isServed), 'There is no shade to choose.');

test('a chosen shade is kept through the visit and marked in the guide', async ({ page }) => {
  await page.goto(picker);
  await page.getByRole('radio', { name: /^20%/ }).check({ force: true });
  await page.goto('/blog/tint-shade-guide');
  await expect(page.locator('.shade-table [aria-current]')).toHaveAttribute('data-vlt', '20');
  await expect(page.getByRole('cell', { name: /^Your choice\. / })).toHaveCount(1);
  await expect(page.getByRole('cell', { name: /^Your choice\. / })).not.toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );
  await page.goto(picker);
  await expect(page.getByRole('radio', { name: /^20%/ })).toBeChecked();
});

test('shades keep their tones in forced colors, so that they can be told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/auto-window-tinting');
  const tones = await page
    .getByRole('radio', { name: /^\d+%/ })
    .evaluateAll((shades) =>
      shades
        .map((shade) => shade.closest('label'))
        .map((tile) => tile && getComputedStyle(tile).backgroundColor),
    );
  expect(tones.length).toBeGreaterThan(1);
  expect(new Set(tones).size).toBe(tones.length);
});
