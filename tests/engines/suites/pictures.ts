import { describe, expect, test } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import { isServed } from '../../routes';
import type { Visitor } from '../support/visitor';

/** The carousel, the film slider and the shade picker. */
export function testPictures(visitor: Visitor) {
  describe.skipIf(!isServed('/automotive-gallery'))('carousel', () => {
    /** The number that the carousel shows, if that picture is the first in view; 0 while it moves. */
    const readPosition = () => {
      const root = document.querySelector('[aria-roledescription=carousel]');
      const list = root?.querySelector('.slides');
      const shown = Number(/(\d+)(?:–\d+)? of \d+/.exec(root?.textContent ?? '')?.[1]);
      const start = list?.querySelectorAll('li')[shown - 1]?.getBoundingClientRect().left ?? NaN;
      return Math.abs(start - (list?.getBoundingClientRect().left ?? NaN)) < 40 ? shown : 0;
    };
    const position = () => expect.poll(() => visitor.evaluate(readPosition));

    test('its button, an arrow key and a drag move it, and it stays where they have moved it', async () => {
      await visitor.visit('/automotive-gallery', 'phone');
      await visitor.sees('its buttons', () => Boolean(document.querySelector('.slides[data-live]')));
      await visitor.press(visitor.pointer, '[aria-roledescription=carousel] [aria-label^=Next]');
      await position().toBe(2);
      await visitor.driver.keys('ArrowRight');
      await position().toBe(3);
      const [x, y] = await visitor.find('[aria-roledescription=carousel] li:nth-child(3)');
      await visitor.driver.drag('mouse', [
        [x + 100, y],
        [x, y],
        [x - 100, y],
      ]);
      await position().toBeGreaterThan(3);
      const start = await visitor.evaluate(readPosition);
      // More than the time between two steps by itself.
      await pause(3500);
      await position().toBe(start);
    });
  });

  // The driver's touches scroll nothing in Firefox, so this asks whether a script took the swipe from the browser.
  test.skipIf(!isServed('/automotive-gallery') || !visitor.engine.touch)(
    'a swipe over the carousel is left to the browser',
    async () => {
      await visitor.visit('/automotive-gallery', 'phone');
      await visitor.sees('its buttons', () => Boolean(document.querySelector('.slides[data-live]')));
      const [, y] = await visitor.find('[aria-roledescription=carousel] .slides');
      await visitor.evaluate(() => {
        addEventListener('touchmove', ({ defaultPrevented }) => {
          document.body.dataset['swipe'] = defaultPrevented ? 'taken' : 'left';
        });
      });
      await visitor.driver.drag('touch', [
        [290, y],
        [210, y],
        [130, y],
      ]);
      await visitor.sees('the swipe', () => document.body.dataset['swipe'] === 'left');
    },
  );

  const building = ['/residential-window-tinting', '/commercial-window-tinting'].find(isServed) ?? '';
  describe.skipIf(!building)('film slider', () => {
    for (const way of visitor.pointers)
      test(`by ${way} the line moves`, async () => {
        const line = 'input[aria-label="Line between film and bare glass"]';
        await visitor.visit(building);
        const [x, y] = await visitor.find(line);
        await pause(300);
        await visitor.driver.drag(way, [
          [x, y],
          [x - 60, y],
          [x - 120, y],
        ]);
        await visitor.sees(
          'the moved line',
          (css) => (document.querySelector<HTMLInputElement>(css)?.valueAsNumber ?? NaN) < 45,
          line,
        );
      });
  });

  test.skipIf(!isServed('/auto-window-tinting'))(
    'a drag along the shade picker chooses the shade under the pointer',
    async () => {
      const label = (shade: number) => `label:has(input[name=vlt][value="${shade}"])`;
      await visitor.visit('/auto-window-tinting');
      await visitor.find(label(70));
      const [from, to] = [await visitor.find(label(50)), await visitor.find(label(15))];
      await visitor.driver.drag('mouse', [from, to]);
      const chosen = () => document.querySelector<HTMLInputElement>('input[name=vlt]:checked')?.value;
      expect(await visitor.evaluate(chosen)).toBe('15');
    },
  );
}
