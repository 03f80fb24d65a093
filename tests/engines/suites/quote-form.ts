import { describe, expect, test } from 'vitest';
import { isServed } from '../../routes';
import { readPixels } from '../support/pixels';
import { createGate, useProxy } from '../support/proxy';
import { autofill, form, readForm, submit, success } from '../support/quote';
import { setTimeout as pause } from 'node:timers/promises';
import type { Visitor, Way } from '../support/visitor';

const radio = (value: string) => `${form} input[name=serviceType][value=${value}]`;
const label = (value: string) => `${form} label:has(input[name=serviceType][value=${value}])`;

/** The quote form, by itself and in its frame. */
export function testQuoteForm(visitor: Visitor) {
  const fill = async (way: Way) => {
    await visitor.type(`${form} input[name=name]`, 'Maria Delgado');
    await visitor.type(`${form} input[name=phone]`, '512.555.0188');
    await visitor.type(`${form} input[name=email]`, 'maria@example.com');
    await visitor.type(`${form} textarea[name=message]`, 'Six west-facing windows.');
    if (way === 'keys') {
      await visitor.focus(radio('residential'));
      await visitor.driver.keys('Space');
    } else await visitor.press(way, label('residential'));
  };
  const seesSuccess = () => expect.poll(() => visitor.evaluate(readForm)).toContain(success);

  describe('quote form', () => {
    for (const way of visitor.ways) {
      test(`by ${way} a complete form is sent`, async () => {
        await visitor.visit('/request-quote');
        await visitor.find(submit);
        await visitor.hydrated(form);
        await fill(way);
        await visitor.press(way, submit);
        await seesSuccess();
      });
    }

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

  describe.each(['/residential-window-tinting'].filter(isServed))('form in a frame on %s', (path) => {
    const measure = () => {
      const frame = document.querySelector<HTMLIFrameElement>('#quote iframe');
      const inner = frame?.contentDocument;
      const button = inner?.querySelector('form[name=quote] button[type=submit]')?.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(frame?.closest('.container') ?? document.body);
      const column =
        (frame?.closest('.container')?.clientWidth ?? 0) - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return {
        width: frame?.clientWidth ?? 0,
        column,
        height: frame?.clientHeight ?? 0,
        buttonEnds: Math.round(button?.bottom ?? -1),
        content: inner?.documentElement.scrollHeight ?? 0,
        service: inner?.querySelector<HTMLInputElement>('input[name=serviceType]:checked')?.value,
      };
    };
    test.each(['phone', 'desktop'] as const)(
      'on a %s it has the full width and shows its button',
      async (size) => {
        await visitor.visit(path, size);
        await visitor.find('#quote iframe');
        await visitor.sees('the form in its frame', () => {
          const frame = document.querySelector<HTMLIFrameElement>('#quote iframe');
          return Boolean(frame?.contentDocument?.querySelector('form'));
        });
        await pause(800);
        const seen = await visitor.evaluate(measure);
        expect(seen.width).toBeGreaterThanOrEqual(seen.column - 2);
        expect(seen.buttonEnds).toBeGreaterThan(0);
        expect(seen.buttonEnds, 'the button ends within the frame').toBeLessThanOrEqual(seen.height);
        if (size === 'phone')
          expect(seen.height, 'the frame is as high as its content').toBeGreaterThanOrEqual(seen.content - 1);
        expect(path).toContain(seen.service ?? 'no service');
      },
    );
  });
}
