import { describe, expect, test } from 'vitest';
import { readPixels } from '../support/pixels';
import { form } from '../support/quote';
import { setTimeout as pause } from 'node:timers/promises';
import type { Visitor } from '../support/visitor';

const radio = (value: string) => `${form} input[name=serviceType][value=${value}]`;
const label = (value: string) => `${form} label:has(input[name=serviceType][value=${value}])`;

/** What the quote form looks like. */
export function testQuoteForm(visitor: Visitor) {
  describe('quote form', () => {
    test('a radio button that is not checked does not look checked', async () => {
      await visitor.visit('/request-quote');
      await visitor.find(radio('commercial'));
      await visitor.press('mouse', label('commercial'));
      await visitor.blur();
      await visitor.driver.hover([1, 1]);
      await pause(300);
      const middle = async (value: string) => {
        const [x, y] = await visitor.find(radio(value));
        return readPixels(await visitor.driver.screenshot(), [x - 2, y - 2], [4, 4]);
      };
      const brightness = (pixels: number[]) => pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
      const chosen = brightness(await middle('commercial'));
      const other = brightness(await middle('residential'));
      expect(other, 'the middle of the one that is not chosen is light').toBeGreaterThan(200);
      expect(Math.abs(chosen - other), 'the chosen one looks different').toBeGreaterThan(30);
    });
  });
}
