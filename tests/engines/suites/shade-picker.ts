import { describe, expect, test } from 'vitest';
import { correlation, readPixels } from '../support/pixels';
import { pause } from '../support/pause';
import type { Visitor } from '../support/visitor';

const shades = ['70', '50', '35', '20', '15', '5'];
const label = (shade: string) => `label:has(input[name=vlt][value="${shade}"])`;
const glass = '.car svg';

/** The windows of the drawn car, in the part of its view box where the dog and the seats are. */
const windows = () => {
  const svg = document.querySelector<SVGSVGElement>('.car svg');
  const matrix = svg?.getScreenCTM();
  if (!matrix) throw new Error('The car has no glass.');
  const at = (x: number, y: number) => new DOMPoint(x, y).matrixTransform(matrix);
  const [from, to] = [at(560, 240), at(880, 460)];
  return [from.x, from.y, to.x - from.x, to.y - from.y] as const;
};

/** The car whose glass darkens. */
export function testShadePicker(visitor: Visitor) {
  describe('shade picker', () => {
    test('through every shade the inside of the car can be seen, and each is darker than the one before', async () => {
      await visitor.visit('/auto-window-tinting');
      await visitor.find(glass);
      await pause(400);
      const read = async () => {
        const [x, y, width, height] = await visitor.evaluate(windows);
        return readPixels(await visitor.driver.screenshot(), [x, y], [width, height]);
      };
      await visitor.evaluate(
        (css) => document.querySelector<SVGElement>(css)?.style.setProperty('visibility', 'hidden'),
        glass,
      );
      const bare = await read();
      await visitor.evaluate(
        (css) => document.querySelector<SVGElement>(css)?.style.removeProperty('visibility'),
        glass,
      );
      const seen: { shade: string; alike: number; light: number }[] = [];
      for (const shade of shades) {
        await visitor.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.click(), label(shade));
        await pause(1500);
        const pixels = await read();
        const light = pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
        seen.push({ shade, alike: Number(correlation(bare, pixels).toFixed(2)), light: Math.round(light) });
      }
      expect(seen.filter(({ alike }) => alike < 0.7)).toEqual([]);
      expect(seen.map(({ light }) => light)).toEqual(
        seen.map(({ light }) => light).toSorted((a, b) => b - a),
      );
    });

    for (const way of visitor.ways)
      test(`by ${way} a shade is chosen`, async () => {
        await visitor.visit('/auto-window-tinting');
        await visitor.find(label('20'));
        if (way === 'keys') {
          await visitor.focus('input[name=vlt]:checked');
          await visitor.driver.keys('ArrowRight');
        } else await visitor.press(way, label('20'));
        await visitor.sees('20% is chosen', () =>
          document.querySelector('input[name=vlt][value="20"]')?.matches(':checked'),
        );
      });
  });
}
