import { expect, test } from './test.ts';
import { pages } from '../routes.ts';
import { covered } from './covered.ts';

/*
 * Whatever can be pressed is what a press on it meets, in windows of many sizes; three of them are part of the visit
 * of each page in the short run. One load a page; the window changes around it.
 */
const widths = [390, 768, 1280, 1440];
const heights = [560, 720, 844, 1080];

for (const path of pages)
  test(`every link and button is met where it stands: ${path}`, { tag: '@full' }, async ({ page }) => {
    await page.goto(path);
    const found: string[] = [];
    for (const width of widths)
      for (const height of heights) {
        await page.setViewportSize({ width, height });
        const here = await page.evaluate(covered);
        found.push(...here.map((line) => `${width} x ${height}: ${line}`));
      }
    expect(found).toEqual([]);
  });
