import { describe, expect, test } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import type { Visitor } from '../support/visitor';

const burger = 'button[popovertarget=menu]';

/** The position of the sheet, in whole pixels. */
const measure = () => {
  const box = (css: string) => document.querySelector(css)?.getBoundingClientRect();
  const menu = box('#menu');
  return {
    header: Math.round(box('header')?.bottom ?? -1),
    top: Math.round(menu?.top ?? -1),
    bottom: Math.round(menu?.bottom ?? -1),
    view: innerHeight,
  };
};

/** Closes the open sheet with the button that is not covered. */
async function close(visitor: Visitor) {
  const css = await visitor.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[popovertarget=menu], #menu button')];
    const hit = all.find((button) => {
      const closes =
        button.matches('[popovertarget=menu]') || /close/i.test(button.ariaLabel ?? button.textContent);
      const { x, y, width, height } = button.getBoundingClientRect();
      return closes && width && button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    if (!hit) return null;
    hit.dataset['closes'] = '';
    return '[data-closes]';
  });
  if (!css) throw new Error('Every button that closes the sheet is covered.');
  await visitor.press(visitor.pointer, css);
  await visitor.sees('the sheet is closed', () => !document.querySelector('#menu')?.matches(':popover-open'));
}

/** The menu of narrow screens. */
export function testMenuSheet(visitor: Visitor) {
  describe('menu sheet', () => {
    test('fills the screen of a scrolled page, and every link in it can be scrolled into view and pressed', async () => {
      await visitor.visit('/', 'phone');
      await visitor.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
      await pause(200);
      await visitor.press(visitor.pointer, burger);
      await visitor.sees('the sheet is open', () =>
        document.querySelector('#menu')?.matches(':popover-open'),
      );
      const { header, top, bottom, view } = await visitor.evaluate(measure);
      expect(bottom, 'the sheet reaches the bottom').toBeGreaterThanOrEqual(view);
      expect(top, 'the sheet starts at the header or over it').toBeLessThanOrEqual(header);
      const hidden = await visitor.evaluate(async () => {
        const missed: string[] = [];
        const menu = document.querySelector('#menu');
        for (const button of menu?.querySelectorAll<HTMLElement>('button[aria-expanded]') ?? []) {
          if (button.ariaExpanded !== 'true') button.click();
          await new Promise((resolve) => setTimeout(resolve, 300));
          for (const link of menu?.querySelectorAll('a') ?? []) {
            if (!link.checkVisibility()) continue;
            link.scrollIntoView({ block: 'center', behavior: 'instant' });
            const { x, y, width, height } = link.getBoundingClientRect();
            if (!link.contains(document.elementFromPoint(x + width / 2, y + height / 2)))
              missed.push(link.textContent.trim());
          }
        }
        return missed;
      });
      expect(hidden).toEqual([]);
      await close(visitor);
    });
  });
}
