import { isServed } from '../routes.ts';
import { expect, test } from './test.ts';

test.skip(!isServed('/blog/tint-shade-guide'), 'The shade guide is not there.');

test.use({ javaScriptEnabled: false });

for (const width of [390, 1440])
  test(`the shade guide tells what film reads on the glass that one picks, without JavaScript, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/blog/tint-shade-guide');
    const table = page.getByRole('table', { name: 'What each film reads on your glass' });
    const row = table.getByRole('row', { name: /^35%/ });
    await expect(row.getByRole('cell', { name: '26.3% too close to promise', exact: true })).toBeVisible();
    await page.getByRole('radio', { name: /^70%/ }).check();
    await expect(row.getByRole('cell', { name: '24.5% not above 25%', exact: true })).toBeVisible();
    await expect(row.getByRole('cell', { name: /too close/ })).toHaveCount(0);
    await expect(table.getByRole('columnheader')).toHaveCount(width < 640 ? 2 : 5);
  });
