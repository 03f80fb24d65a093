import { expect, test } from './test.ts';
import { isServed, visited } from '../routes.ts';

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
  test(`names of forty letters leave every page as wide as a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of visited) {
      await page.goto(path);
      expect.soft(await page.evaluate(widthWithLongNames), path).toBeLessThanOrEqual(width);
    }
  });

for (const path of ['/residential-window-tinting', '/auto-window-tinting'].filter(isServed))
  test(`ranges of numbers stay on one line in the table of films, ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(path);
    const cells = page.locator('#film-table').getByRole('cell', { name: /^\d\S* to \S*\d%?$/ });
    expect(await cells.count()).toBeGreaterThan(2);
    const broken = await cells.evaluateAll((all) =>
      all
        .filter((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        })
        .map((cell) => cell.textContent),
    );
    expect(broken).toEqual([]);
    await page.setViewportSize({ width: 768, height: 800 });
    const table = page.getByRole('region', { name: /side by side/ }).last();
    const beyond = await table.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(beyond, 'nothing to scroll for').toBe(0);
  });
