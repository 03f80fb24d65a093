import { expect, test } from './test.ts';
import { state } from '../content.ts';
import { isServed } from '../routes.ts';

const picker = '/auto-window-tinting';
test.skip(![picker, '/blog/tint-shade-guide'].every(isServed), 'The shop has no shade picker.');

test('a chosen shade is remembered and marked in the guide', async ({ page }) => {
  await page.goto(picker);
  await page.getByRole('radio', { name: /^20%/ }).check({ force: true });
  await page.goto('/blog/tint-shade-guide');
  await expect(page.locator('.shade-table [aria-current]')).toHaveAttribute('data-vlt', '20');
  const choice = page.getByRole('cell', { name: /^Your choice\. / });
  await expect(choice).toHaveCount(1);
  await expect(choice).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.goto(picker);
  await expect(page.getByRole('radio', { name: /^20%/ })).toBeChecked();
});

test('shades differ even in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/auto-window-tinting');
  const tones = await page
    .getByRole('radio', { name: /^\d+%/ })
    .evaluateAll((shades) =>
      shades.map((shade) => getComputedStyle(shade.closest('label') ?? shade).backgroundColor),
    );
  expect(tones.length).toBeGreaterThan(1);
  expect(new Set(tones).size).toBe(tones.length);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the front door stays above the limit of the state, whose rule is highlighted for darker shades', async ({
    page,
  }) => {
    const { law, windows } = state;
    const limited = windows.find(({ tone }) => tone === 'limited')?.name ?? '';
    await page.goto(picker);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const shade of await page.getByRole('radio', { name: /^\d+%/ }).all()) {
      await shade.check({ force: true });
      const vlt = Number(await shade.getAttribute('value'));
      const isLegal = vlt > law.frontSidesPercent;
      const [rear, front] = await page
        .locator('.film path')
        .evaluateAll((panes) => panes.map((pane) => getComputedStyle(pane).opacity));
      expect(front === rear, `${vlt}%`).toBe(isLegal);
      const rule = expect(page.locator('.shade-picker li', { hasText: limited }));
      await (isLegal ? rule : rule.not).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
  });

  test('the guide shows the measured VLT of each film on the chosen glass', async ({ page }) => {
    await page.goto('/blog/tint-shade-guide');
    const table = page.getByRole('table', { name: 'What each film reads on your glass' });
    const cell = (film: number, name: string | RegExp) =>
      table.getByRole('row', { name: new RegExp(`^${film}%`) }).getByRole('cell', { name, exact: true });
    await expect(cell(35, '26.3% close: the meter decides')).toBeVisible();
    await expect(cell(50, '37.5% 25% or more')).toBeVisible();
    await expect(table.getByRole('columnheader')).toHaveCount(5);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.getByRole('radio', { name: /^70%/ }).check();
    await expect(cell(35, '24.5% under 25%')).toBeVisible();
    await expect(cell(35, /close/)).toHaveCount(0);
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    await page.getByRole('radio', { name: /^72%/ }).check();
    await expect(cell(35, '25.2% close: the meter decides')).toBeVisible();
  });
});
