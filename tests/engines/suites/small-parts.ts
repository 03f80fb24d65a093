import { describe, expect, test } from 'vitest';
import { isServed } from '../../routes';
import { setTimeout as pause } from 'node:timers/promises';
import type { Visitor } from '../support/visitor';

const line = 'input[aria-label="Line between film and bare glass"]';
const banner = 'aside label:has(input[type=checkbox])';

/** The film slider, the banner, the price scale and prefetching. */
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

  test('a press stops the banner and the next one starts it', async () => {
    const { pointer } = visitor;
    await visitor.visit('/', 'phone');
    const state = () => {
      const list = document.querySelector('aside ul');
      return list && getComputedStyle(list).animationPlayState;
    };
    await visitor.driver.hover([200, 500]);
    await visitor.press(pointer, banner);
    await expect.poll(() => visitor.evaluate(state)).toBe('paused');
    await visitor.press(pointer, banner);
    await visitor.driver.hover([200, 500]);
    await expect.poll(() => visitor.evaluate(state)).toBe('running');
  });

  test.skipIf(!isServed('/prices'))('the dollars of a price scale are below its strip', async () => {
    await visitor.visit('/prices');
    const gaps = await visitor.evaluate(() =>
      [...document.querySelectorAll('.price-ranges svg')].map((scale) => {
        const [strip, dollars] = ['rect', 'text'].map((name) =>
          scale.querySelector(name)?.getBoundingClientRect(),
        );
        return (dollars?.top ?? 0) - (strip?.bottom ?? 0);
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
