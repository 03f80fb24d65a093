import { expect, test } from './test.ts';
import { readOne } from '../content.ts';
import { isServed } from '../routes.ts';

/* Content says what of a picture must stay in view; a place that cuts the picture keeps that part. */
test.use({ viewport: { width: 390, height: 844 } });

test('a hero shows the part of its picture that the content names', async ({ page }) => {
  test.skip(!isServed('/tesla-window-tinting'), 'Its picture is not shown.');
  const { focus = 50 } = readOne('services', 'tesla').hero.picture;
  await page.goto('/tesla-window-tinting');
  await expect(page.locator('main img[fetchpriority="high"]')).toHaveCSS(
    'object-position',
    `${Math.round(focus / 10) * 10}% 50%`,
  );
});
