import { describe, expect, test } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import { business } from '../../content';
import type { Visitor } from '../support/visitor';

const groups = '#menu [aria-expanded]';
const burger = 'button[popovertarget=menu]';

const openGroups = () =>
  [...document.querySelectorAll('#menu [aria-expanded=true]')].map(({ textContent }) => textContent.trim());

/** Makes presses not focus buttons, as in Safari on a Mac. WebKitGTK focuses them. */
const behaveLikeSafari = () =>
  document.addEventListener(
    'mousedown',
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest('a, button')) return;
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    true,
  );

export function testMenu(visitor: Visitor) {
  const seesOpen = (...names: string[]) => expect.poll(() => visitor.evaluate(openGroups)).toEqual(names);

  describe.skipIf(!business.services.automotive)('menu', () => {
    for (const way of visitor.pointers)
      test(`by ${way} a press opens a group until Escape closes it`, async () => {
        await visitor.visit('/');
        if (way === 'mouse') await visitor.evaluate(behaveLikeSafari);
        await visitor.driver.hover(await visitor.find('.site-header .logo'));
        await visitor.sees(
          'the hydrated menu',
          () => document.querySelector('#menu [aria-expanded]') !== null,
        );
        await visitor.press(way, groups, 'Service Areas');
        await seesOpen('Service Areas');
        if (way === 'mouse') await visitor.driver.hover([300, 700]);
        await pause(700);
        await seesOpen('Service Areas');
        await visitor.driver.keys('Escape');
        await seesOpen();
      });

    test('on a phone it fills the screen of a scrolled page, and its last link can be scrolled into view', async () => {
      await visitor.visit('/', 'phone');
      await visitor.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
      await visitor.press(visitor.pointer, burger);
      await visitor.sees('the sheet', () => document.querySelector('#menu')?.matches(':popover-open'));
      await visitor.sees('the sheet below the header', () => {
        const { top = NaN, bottom = 0 } = document.querySelector('#menu')?.getBoundingClientRect() ?? {};
        const header = document.querySelector('header')?.getBoundingClientRect();
        return Math.abs(top - (header?.bottom ?? NaN)) < 2 && bottom >= innerHeight - 1;
      });
      await visitor.sees('the hydrated menu', () => document.querySelector('#menu [aria-expanded]') !== null);
      await visitor.press(visitor.pointer, groups, 'Service Areas');
      await visitor.find('#menu a', business.navigation.areas.at(-1));
      await visitor.driver.keys('Escape');
      await visitor.sees('no sheet', () => !document.querySelector('#menu')?.matches(':popover-open'));
    });
  });
}
