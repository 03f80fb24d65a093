import { describe, expect, test } from 'vitest';
import { isServed } from '../../routes';
import { correlation, readPixels } from '../support/pixels';
import { setTimeout as pause } from 'node:timers/promises';
import type { Visitor } from '../support/visitor';

const shades = ['70', '50', '35', '20', '15', '5'];
const label = (shade: string) => `label:has(input[name=vlt][value="${shade}"])`;
const car = '.picker-scene img';

/** The rear window in the picture, 1440 x 720, which fills its frame from the top: the seat and the sky behind it. */
const windows = () => {
  const frame = document.querySelector('.picker-scene')?.getBoundingClientRect();
  if (!frame) throw new Error('The car has no picture.');
  const scale = Math.max(frame.width / 1440, frame.height / 720);
  const left = frame.left + (frame.width - 1440 * scale) / 2;
  return [left + 740 * scale, frame.top + 130 * scale, 320 * scale, 120 * scale] as const;
};

/** The car whose glass darkens. */
export function testShadePicker(visitor: Visitor) {
  describe.skipIf(!isServed('/auto-window-tinting'))('shade picker', () => {
    test('each shade is darker than the one before, and lets the inside of the car be seen', async () => {
      await visitor.visit('/auto-window-tinting');
      await visitor.find(car);
      await pause(400);
      const read = async () => {
        const [x, y, width, height] = await visitor.evaluate(windows);
        return readPixels(await visitor.driver.screenshot(), [x, y], [width, height]);
      };
      const choose = async (shade: string) => {
        await visitor.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.click(), label(shade));
        await pause(1500);
        return read();
      };
      const bare = await choose('70');
      const seen: { shade: string; alike: number; light: number }[] = [];
      for (const shade of shades) {
        const pixels = await choose(shade);
        const light = pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
        seen.push({ shade, alike: Number(correlation(bare, pixels).toFixed(2)), light: Math.round(light) });
      }
      expect(seen.filter(({ alike }) => alike < 0.7)).toEqual([]);
      expect(seen.map(({ light }) => light)).toEqual(
        seen.map(({ light }) => light).toSorted((a, b) => b - a),
      );
    }, 90_000);
  });
}
