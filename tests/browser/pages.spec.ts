import { expect, test } from '@playwright/test';
import { pages } from '../routes.ts';
import { expectAccessible, kept, scrollThrough, sidewaysScroll, smallTargets, watch } from './visit.ts';

/* One visit a page and width checks all that every page owes its visitors. */

for (const path of pages) {
  test(`${path} on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { errors, foreign } = watch(page);
    await page.goto(path);
    await scrollThrough(page);
    await expectAccessible(page);
    expect(await smallTargets(page), 'targets of at least 24 px').toEqual([]);
    expect(await kept(page), 'nothing is kept').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page), 'no sideways scrolling at 320 px').toEqual([]);
    expect(errors).toEqual([]);
    expect(foreign, 'nobody else is asked').toEqual([]);
  });

  test(`${path} on a desk`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const { errors, foreign } = watch(page);
    await page.goto(path);
    await scrollThrough(page);
    await expectAccessible(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    // 200 % text: twice the size of letters in the same window.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await sidewaysScroll(page), 'no sideways scrolling at 200 % text').toEqual([]);
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  });
}
