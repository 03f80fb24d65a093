import { expect, test } from './test.ts';
import { distinct } from '../routes.ts';

/** Puts a long name into every line of text that does not keep itself on one line. */
function addLongNames(): void {
  const lines = document.querySelectorAll<HTMLElement>(
    ':is(main, footer) :is(h1, h2, h3, dd, .lead, p:not([class]), li > a, p > a)',
  );
  for (const line of lines)
    if (getComputedStyle(line).whiteSpace !== 'nowrap' && !line.closest('table, .btn'))
      line.append(' Llanfairpwllgwyngyllgogerychwyrndrobwll');
}

test('names of forty letters make no page wider than a phone or a tablet', async ({ page }) => {
  for (const path of distinct) {
    await page.goto(path);
    await page.evaluate(addLongNames);
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, path).toBeLessThanOrEqual(width);
    }
  }
});
