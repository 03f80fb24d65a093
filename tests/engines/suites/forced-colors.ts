import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Visitor } from '../support/visitor';

const burger = 'button[popovertarget=menu]';

/** The site in the visitor's own colors, which WebKit does not have. */
export function testForcedColors({ engine }: Visitor) {
  describe.runIf(engine.preferences)('in forced colors', () => {
    const visitor = new Visitor(engine, { forcedColors: true });
    beforeAll(() => visitor.arrive());
    afterAll(() => visitor.leave());

    test('the button of the menu shows lines, closed and open', async () => {
      await visitor.visit('/', 'phone');
      expect(await visitor.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      const inkOf = async () => {
        const [x, y] = await visitor.find(burger);
        // The lines alone, without the frame of the button.
        const area = { left: Math.round(x) - 10, top: Math.round(y) - 10, width: 20, height: 20 };
        const { channels } = await sharp(await visitor.driver.screenshot())
          .extract(area)
          .stats();
        return channels[0]?.stdev ?? 0;
      };
      expect(await inkOf(), 'closed').toBeGreaterThan(20);
      await visitor.press('mouse', burger);
      await visitor.sees('the open menu', () => document.querySelector('#menu')?.matches(':popover-open'));
      await visitor.driver.hover([1, 1]);
      expect(await inkOf(), 'open').toBeGreaterThan(20);
    });
  });
}
