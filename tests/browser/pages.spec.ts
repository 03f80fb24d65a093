import { expect, test } from '@playwright/test';
import { pages } from '../routes.ts';
import { watchScripts } from './first-scripts.ts';
import {
  expectAccessible,
  kept,
  scrollThrough,
  setTextSize,
  sidewaysScroll,
  smallTargets,
  watch,
} from './visit.ts';

/* One visit a page checks all that every page owes its visitors, on a desk and then on a phone. */
const soft = expect.configure({ soft: true });

for (const path of pages) {
  test(path, async ({ page }) => {
    const { errors, foreign } = watch(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const scripts = watchScripts(page);
    await page.goto(path);
    const { react, bytes } = await scripts();
    soft(react, 'no React before anyone is there').toEqual([]);
    soft(bytes, 'bytes of script, compressed').toBeLessThanOrEqual(4096);
    await scrollThrough(page);
    await expectAccessible(page, 'on a desk');
    await setTextSize(page, 200);
    soft(await sidewaysScroll(page), 'no sideways scrolling at 200 % text').toEqual([]);
    await setTextSize(page, 100);

    await page.setViewportSize({ width: 390, height: 844 });
    await scrollThrough(page);
    await expectAccessible(page, 'on a phone');
    soft(await smallTargets(page), 'targets of at least 24 px').toEqual([]);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    // The visitor's own colors are in force then, and axe takes the page's for them.
    await expectAccessible(page, 'in forced colors, with less motion', ['color-contrast']);
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 320, height: 640 });
    soft(await sidewaysScroll(page), 'no sideways scrolling at 320 px').toEqual([]);

    soft(await kept(page), 'the browser keeps nothing of the visit').toEqual([]);
    soft(foreign, 'nobody else is asked').toEqual([]);
    soft(errors, 'no error, and nothing that the policy refuses').toEqual([]);
  });
}
