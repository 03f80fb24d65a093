import { describe, expect, test } from 'vitest';
import { slowly, useProxy } from '../support/proxy';
import { setTimeout as pause } from 'node:timers/promises';
import type { Visitor } from '../support/visitor';

const groups = '#menu button[aria-expanded]';

const openGroups = () =>
  [...document.querySelectorAll('#menu button[aria-expanded=true]')].map(({ textContent }) =>
    textContent.trim(),
  );

/** The menu of wide screens. */
export function testMenuRow(visitor: Visitor) {
  const seesOpen = (...names: string[]) => expect.poll(() => visitor.evaluate(openGroups)).toEqual(names);

  describe('menu row', () => {
    for (const way of visitor.pointers)
      test(`by ${way} a quick press opens a group until Escape closes it`, async () => {
        await visitor.visit('/');
        await visitor.press(way, groups, 'Service Areas');
        await seesOpen('Service Areas');
        await pause(300);
        if (way === 'mouse') await visitor.driver.hover([300, 700]);
        await pause(700);
        await seesOpen('Service Areas');
        await visitor.driver.keys('Escape');
        await seesOpen();
      });

    test('a quick press opens a hydrated menu, even if buttons get no focus, as in Safari', async () => {
      await visitor.visit('/');
      await visitor.focus(groups, 'Automotive');
      await visitor.hydrated('#menu');
      await visitor.blur();
      await visitor.behaveLikeSafari();
      await visitor.press('mouse', groups, 'Service Areas');
      await pause(1000);
      await visitor.driver.hover([300, 700]);
      await pause(700);
      await seesOpen('Service Areas');
    });
  });

  describe('menu row before its code has loaded', () => {
    const slow = useProxy({ delayScripts: slowly });
    test('the first press opens its group', async () => {
      await visitor.visit('/', 'desktop', slow());
      await visitor.press(visitor.pointer, groups, 'Automotive');
      await seesOpen('Automotive');
      await pause(500);
      await seesOpen('Automotive');
    });
  });
}
