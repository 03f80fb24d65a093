import { describe, expect, test } from 'vitest';
import { business } from '../../content';
import { isServed } from '../../routes';
import { setTimeout as pause } from 'node:timers/promises';
import { readPixels } from '../support/pixels';
import type { Visitor } from '../support/visitor';

const line = 'input[aria-label="Line between film and bare glass"]';

/** The film slider, the price scale and prefetching. */
export function testSmallParts(visitor: Visitor) {
  const building = ['/residential-window-tinting', '/commercial-window-tinting'].find(isServed) ?? '';

  describe.skipIf(!building)('film slider', () => {
    const value = () =>
      visitor.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.valueAsNumber, line);
    for (const way of visitor.pointers)
      test(`by ${way} the line moves`, async () => {
        await visitor.visit(building);
        const [x, y] = await visitor.find(line);
        await pause(300);
        await visitor.driver.drag(way, [
          [x, y],
          [x - 60, y],
          [x - 120, y],
        ]);
        await expect.poll(value).toBeLessThan(45);
      });
  });

  test.skipIf(!business.claims.reviews)(
    'the last star of a rating is whole, wherever it falls between two pixels',
    async () => {
      await visitor.visit('/', 'phone');
      const place = (right: number) => {
        const stars = document.querySelector<HTMLElement>('[role=img][aria-label$="out of 5 stars"]');
        if (stars) stars.style.marginLeft = `${right}px`;
        const { x = 0, y = 0, width = 0, height = 0 } = stars?.getBoundingClientRect() ?? {};
        return { x, y, width, height };
      };
      const cutOff: number[] = [];
      for (let right = 0; right < 1; right += 0.05) {
        const { x, y, width, height } = await visitor.evaluate(place, right);
        const screenshot = await visitor.driver.screenshot();
        const darkest = async (from: number, columns: number) =>
          Math.min(...(await readPixels(screenshot, [from, y], [columns, height])));
        expect(await darkest(x, width / 5), 'the first star').toBeLessThan(150);
        // The point of a star ends short of its place, so the last column of pixels is nearly empty.
        if ((await darkest(Math.floor(x + width) - 1, 1)) < 200) cutOff.push(right);
      }
      expect(cutOff).toEqual([]);
    },
  );

  test.skipIf(!isServed('/prices'))('the dollars of a price scale are above its strip', async () => {
    await visitor.visit('/prices');
    const gaps = await visitor.evaluate(() =>
      [...document.querySelectorAll('.price-ranges svg')].map((scale) => {
        const [strip, dollars] = ['rect', 'text'].map((name) =>
          scale.querySelector(name)?.getBoundingClientRect(),
        );
        return (strip?.top ?? 0) - (dollars?.bottom ?? 0);
      }),
    );
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  });

  test('the page of a link under the mouse is prefetched', async () => {
    await visitor.visit('/about');
    await visitor.driver.hover(await visitor.find('main a[href^="/"]'));
    await visitor.sees('a prefetch', () => {
      const ahead = 'link[rel=prefetch], script[type=speculationrules]';
      return document.querySelector(ahead) !== null;
    });
  });
}
