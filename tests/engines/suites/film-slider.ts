import { describe, expect, test } from 'vitest';
import { isServed } from '../../routes';
import { setTimeout as pause } from 'node:timers/promises';
import type { Visitor } from '../support/visitor';

const line = 'input[aria-label="Line between film and bare glass"]';

/** The film slider. */
export function testFilmSlider(visitor: Visitor) {
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
}
