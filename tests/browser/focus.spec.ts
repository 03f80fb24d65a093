import { expect, test } from './test.ts';
import { readOne } from '../content.ts';
import { isServed } from '../routes.ts';

/* Content says what of a picture must stay in view; a place that cuts the picture keeps that part. */
test.use({ viewport: { width: 390, height: 844 } });

test('a hero keeps the part of its picture that content names', async ({ page }) => {
  test.skip(!isServed('/tesla-window-tinting'), 'Its picture is not shown.');
  const { focus = 50 } = readOne('services', 'tesla').hero.picture;
  await page.goto('/tesla-window-tinting');
  await expect(page.locator('main img[fetchpriority="high"]')).toHaveCSS(
    'object-position',
    `${Math.round(focus / 10) * 10}% 50%`,
  );
});

test('all shades of the picker are cut at one place', async ({ page }) => {
  test.skip(!isServed('/auto-window-tinting'), 'There is no picker.');
  await page.goto('/auto-window-tinting');
  const pictures = page.locator('.car img');
  await expect(pictures).toHaveCount(6);
  const cuts = await pictures.evaluateAll((images) =>
    images.map((image) => getComputedStyle(image).objectPosition),
  );
  expect(new Set(cuts)).toEqual(new Set([expect.stringMatching(/^70% 0/)]));
});
