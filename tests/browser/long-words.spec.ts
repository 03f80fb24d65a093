import { expect, test } from './test.ts';
import { examples } from '../routes.ts';

/** Puts a long name into every line of text that does not keep itself on one line; returns how wide the page is then. */
function widthWithLongNames(): number {
  const lines = document.querySelectorAll<HTMLElement>(
    ':is(main, footer) :is(h1, h2, h3, dd, .lead, p:not([class]), li > a, p > a)',
  );
  for (const line of lines)
    if (getComputedStyle(line).whiteSpace !== 'nowrap' && !line.closest('table, .btn'))
      line.append(' Llanfairpwllgwyngyllgogerychwyrndrobwll');
  return document.documentElement.scrollWidth;
}

for (const width of [320, 768])
  test(`names of forty letters make no page wider than ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of examples) {
      await page.goto(path);
      expect.soft(await page.evaluate(widthWithLongNames), path).toBeLessThanOrEqual(width);
    }
  });
