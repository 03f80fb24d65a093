import { describe, expect, test } from 'vitest';
import { toLinear } from '../../../src/site/theme/color-math';
import { state } from '../../content';
import { isServed } from '../../routes';
import { readPixels } from '../support/pixels';
import { setTimeout as pause } from 'node:timers/promises';
import type { Visitor } from '../support/visitor';

const label = (shade: string) => `label:has(input[name=vlt][value="${shade}"])`;
/** Points in the drawing of 1800 x 900 behind glass without a reflection. */
const points = { 'the dog': [700, 420], 'the back seat': [340, 400], 'the driver’s seat': [1060, 420] };
const { frontSidesPercent } = state.law;
/** The darkest shade that is legal on the front door; 100 is bare glass. */
const darkest = [5, 15, 20, 35, 50, 70].find((vlt) => vlt > frontSidesPercent) ?? 100;
const shades = [70, 20, 5].map((vlt) => ({ vlt, front: Math.max(vlt, darkest) }));

/** The top left corner of the drawing on the screen, and its scale. */
const getFrame = () => {
  const frame = document.querySelector('.picker-scene img')?.getBoundingClientRect();
  if (!frame) throw new Error('The car has no picture.');
  const scale = Math.max(frame.width / 1800, frame.height / 900);
  return [frame.left + (frame.width - 1800 * scale) / 2, frame.top, scale] as const;
};

/** The car whose glass gets the chosen shade. */
export function testShadePicker(visitor: Visitor) {
  describe.skipIf(!isServed('/auto-window-tinting'))('shade picker', () => {
    test('each film lets through as much light as its VLT says', async () => {
      await visitor.visit('/auto-window-tinting');
      await visitor.find('.picker-scene img');
      await visitor.sees('the picture', () =>
        Boolean(document.querySelector<HTMLImageElement>('.picker-scene img')?.naturalWidth),
      );
      await visitor.evaluate(() => {
        const styles = new CSSStyleSheet();
        styles.replaceSync('* { transition: none !important }');
        document.adoptedStyleSheets = [styles];
      });
      const measure = async () => {
        await pause(300);
        const screenshot = await visitor.driver.screenshot();
        const [left, top, scale] = await visitor.evaluate(getFrame);
        return Promise.all(
          Object.values(points).map(async ([x, y]) => {
            const corner = [left + (x ?? 0) * scale - 4, top + (y ?? 0) * scale - 4] as const;
            const pixels = await readPixels(screenshot, corner, [9, 9]);
            return pixels.reduce((sum, value) => sum + toLinear(value / 255), 0);
          }),
        );
      };
      const hideFilm = (hidden: boolean) => {
        for (const film of document.querySelectorAll<SVGElement>('.film, .toe, .eyelids'))
          film.style.display = hidden ? 'none' : '';
      };
      await visitor.evaluate(hideFilm, true);
      const bare = await measure();
      await visitor.evaluate(hideFilm, false);
      for (const { vlt, front } of shades) {
        await visitor.evaluate(
          (css) => document.querySelector<HTMLInputElement>(css)?.click(),
          label(`${vlt}`),
        );
        const light = await measure();
        for (const [index, point] of Object.keys(points).entries()) {
          const share = (100 * (light[index] ?? 0)) / (bare[index] ?? 1);
          const film = index === 2 ? front : vlt;
          expect(Math.abs(share - film), `${point} behind ${film}%: ${share.toFixed(1)}%`).toBeLessThan(2);
        }
      }
    }, 90_000);

    test('a drag along the scale chooses the shade under the pointer', async () => {
      await visitor.visit('/auto-window-tinting');
      await visitor.find(label('70'));
      const [from, to] = [await visitor.find(label('50')), await visitor.find(label('15'))];
      await visitor.driver.drag('mouse', [from, to]);
      const chosen = () => document.querySelector<HTMLInputElement>('input[name=vlt]:checked')?.value;
      expect(await visitor.evaluate(chosen)).toBe('15');
    });
  });
}
