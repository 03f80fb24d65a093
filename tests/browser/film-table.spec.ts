import { expect, test } from './test.ts';
import { isServed } from '../routes.ts';

const withTable = ['/commercial-window-tinting', '/residential-window-tinting', '/auto-window-tinting'];

for (const width of [320, 390, 1440])
  test(`in a window of ${width} pixels each row of a film table is a row, and no figure is broken`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of withTable.filter(isServed)) {
      await page.goto(path);
      const rows = page.locator('#film-table').getByRole('row');
      await expect(rows).not.toHaveCount(0);
      const wrong = await rows.evaluateAll((rows) =>
        rows.flatMap((row) => {
          const [head, ...all] = [...row.children];
          // On a phone, a figure that all films share is shown once.
          const cells = all.filter((cell) => cell.getClientRects().length > 0);
          const tops = new Set(cells.map((cell) => cell.getBoundingClientRect().top));
          const broken = [...row.querySelectorAll('td')].filter((cell) => {
            const text = document.createRange();
            text.selectNodeContents(cell);
            // Words may wrap. The spaces in a figure are no-break spaces.
            return text.getClientRects().length > 1 && !cell.textContent.includes(' ');
          });
          const name = head?.textContent.trim();
          return [
            ...(cells.length === 0 ? [`${name}: no cell`] : []),
            ...(tops.size > 1 ? [`${name}: cells below each other`] : []),
            ...broken.map(({ textContent }) => `${name}: ${textContent}`),
          ];
        }),
      );
      expect(wrong, path).toEqual([]);
    }
  });
