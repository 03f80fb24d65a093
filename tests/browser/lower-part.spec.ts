import { readFileSync } from 'node:fs';
import { expect, test } from './test.ts';
import { pages, visited } from '../routes.ts';
import { dist } from './first-scripts.ts';
import { noteShifts, seeShifts } from './layout-shifts.ts';

const fileOf = (path: string) => new URL(`${path === '/' ? 'index' : path.slice(1)}.html`, dist);
const cut = pages.filter((path) => readFileSync(fileOf(path), 'utf8').includes('<link rel="stylesheet"'));

for (const width of [390, 1440])
  test(`the first screen is shown before the lower styles arrive, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await noteShifts(page);
    let gate = Promise.withResolvers<undefined>();
    await page.route('**/lower.*.css', async (route) => {
      await gate.promise;
      await route.continue();
    });
    for (const path of cut.filter((one) => visited.includes(one))) {
      gate = Promise.withResolvers();
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 }), path).toBeInViewport();
      const painted = () =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
      await expect.poll(painted, `${path} shows its first screen`).toBe(1);
      expect(await page.locator('footer').count(), `${path} waits with what stands below`).toBe(0);
      gate.resolve(undefined);
      await page.waitForLoadState();
      await expect(page.locator('footer'), path).toBeAttached();
      // What moves while one scrolls, each visit of a page sees.
      expect(await seeShifts(page), path).toEqual([]);
    }
  });
