import { describe, expect, test } from 'vitest';
import { isServed } from '../../routes';
import { readPixels } from '../support/pixels';
import { createGate, useProxy } from '../support/proxy';
import { autofill, form, readForm, submit, success } from '../support/quote';
import { setTimeout as pause } from 'node:timers/promises';
import type { Visitor } from '../support/visitor';

const radio = (value: string) => `${form} input[name=serviceType][value=${value}]`;
const label = (value: string) => `${form} label:has(input[name=serviceType][value=${value}])`;

/** The quote form, by itself and in its frame. */
export function testQuoteForm(visitor: Visitor) {
  const seesSuccess = () => expect.poll(() => visitor.evaluate(readForm)).toContain(success);

  describe('quote form', () => {
    test('a radio that is not checked does not look checked', async () => {
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
      expect(other, 'light in the middle of the one not chosen').toBeGreaterThan(200);
      expect(Math.abs(chosen - other), 'both can be told apart').toBeGreaterThan(30);
    });
  });

  describe('quote form before its code has loaded', () => {
    const gate = createGate();
    const slow = useProxy({ holdScripts: gate.hold });
    test('sends a form that was submitted before, once it is hydrated', async () => {
      await visitor.visit('/request-quote', 'desktop', slow());
      // At once: a form whose code has not come after four seconds is left to the browser.
      await autofill(visitor);
      await visitor.press('mouse', submit);
      const early = await visitor.evaluate(
        (css) => Boolean(document.querySelector(css)?.closest('[ssr]')),
        form,
      );
      expect(early, 'not yet hydrated').toBe(true);
      gate.open();
      await seesSuccess();
    });
  });

  const framing = '/residential-window-tinting';
  test.skipIf(!isServed(framing))(
    'on a phone the form in a frame has the full width and shows its button',
    async () => {
      await visitor.visit(framing, 'phone');
      await visitor.find('#quote iframe');
      await visitor.sees('the form in its frame', () => {
        const frame = document.querySelector<HTMLIFrameElement>('#quote iframe');
        return Boolean(frame?.contentDocument?.querySelector('form'));
      });
      await pause(800);
      const seen = await visitor.evaluate(() => {
        const frame = document.querySelector<HTMLIFrameElement>('#quote iframe');
        const inner = frame?.contentDocument;
        const button = inner?.querySelector('form[name=quote] button[type=submit]')?.getBoundingClientRect();
        const { paddingLeft, paddingRight } = getComputedStyle(frame?.closest('.container') ?? document.body);
        const column =
          (frame?.closest('.container')?.clientWidth ?? 0) -
          parseFloat(paddingLeft) -
          parseFloat(paddingRight);
        return {
          width: frame?.clientWidth ?? 0,
          column,
          height: frame?.clientHeight ?? 0,
          buttonEnds: Math.round(button?.bottom ?? -1),
          content: inner?.documentElement.scrollHeight ?? 0,
          service: inner?.querySelector<HTMLInputElement>('input[name=serviceType]:checked')?.value,
        };
      });
      expect(seen.width).toBeGreaterThanOrEqual(seen.column - 2);
      expect(seen.buttonEnds).toBeGreaterThan(0);
      expect(seen.buttonEnds, 'the button ends within the frame').toBeLessThanOrEqual(seen.height);
      expect(seen.height, 'the frame is as high as its content').toBeGreaterThanOrEqual(seen.content - 1);
      expect(framing).toContain(seen.service ?? 'no service');
    },
  );
}
