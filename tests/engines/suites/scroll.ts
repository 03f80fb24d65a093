import { describe, expect, test } from 'vitest';
import { firstServed } from '../../routes';
import { setTimeout as pause } from 'node:timers/promises';
import type { Visitor } from '../support/visitor';

/** Scrolling, and what depends on it. */
export function testScroll(visitor: Visitor) {
  describe('scrolling', () => {
    const goTo = async (share: number) => {
      await visitor.evaluate(
        (part) =>
          scrollTo({
            top: (document.documentElement.scrollHeight - innerHeight) * part,
            behavior: 'instant',
          }),
        share,
      );
      await pause(400);
    };

    test('a link to a question opens its answer', async () => {
      const isOpen = (id: string) => {
        const question = document.querySelector<HTMLDetailsElement>(`#${id}`);
        const top = question?.getBoundingClientRect().top ?? NaN;
        return question?.open && top >= 0 && top < innerHeight / 2;
      };
      await visitor.visit(`${firstServed('/auto-window-tinting', '/residential-window-tinting')}#item-2`);
      await visitor.sees('the third question', isOpen, 'item-2');
      await visitor.evaluate(() => (location.hash = '#item-1'));
      await visitor.sees('the second question', isOpen, 'item-1');
    });

    test('the dock is hidden at the top of the page, and shown once it is scrolled', async () => {
      await visitor.visit('/', 'phone');
      const look = () => {
        const dock = document.querySelector('.dock');
        const bar = document.querySelector('.dock > div')?.getBoundingClientRect();
        return {
          can: CSS.supports('animation-timeline: scroll()'),
          animation: dock ? getComputedStyle(dock).animationName : '',
          shown: Math.round(innerHeight - (bar?.top ?? 0)),
          high: Math.round(bar?.height ?? 0),
        };
      };
      const start = await visitor.evaluate(look);
      if (start.can) expect(start.animation).not.toBe('none');
      expect(start.shown, 'px of the dock at the top of the page').toBeLessThanOrEqual(1);
      for (const share of [0.5, 1]) {
        await goTo(share);
        const { shown, high } = await visitor.evaluate(look);
        expect(shown, `px of the dock at ${share * 100}%`).toBe(high);
      }
    });

    test('the dock never covers the button of a quote form', async () => {
      await visitor.visit(
        firstServed('/auto-window-tinting', '/residential-window-tinting', '/commercial-window-tinting'),
        'phone',
      );
      const isOnTop = () => {
        // On the pages about buildings, the form is in a frame.
        const foot = document.querySelector('#quote button[type=submit], #quote iframe');
        const low = foot?.getBoundingClientRect().bottom ?? 0;
        scrollBy({ top: low - innerHeight, behavior: 'instant' });
        const { x = 0, bottom = 0, width = 0 } = foot?.getBoundingClientRect() ?? {};
        return foot?.contains(document.elementFromPoint(x + width / 2, bottom - 6));
      };
      await visitor.evaluate(isOnTop);
      await pause(500);
      expect(await visitor.evaluate(isOnTop)).toBe(true);
    });

    test('a URL with #quote scrolls to the section and focuses it', async () => {
      await visitor.visit(
        `${firstServed('/residential-window-tinting', '/commercial-window-tinting', '/auto-window-tinting')}#quote`,
      );
      await pause(700);
      const [top, bar, focused] = await visitor.evaluate(
        () =>
          [
            document.querySelector('#quote')?.getBoundingClientRect().top ?? -1,
            document.querySelector('header')?.getBoundingClientRect().bottom ?? -1,
            document.activeElement?.id,
          ] as const,
      );
      expect(Math.abs(top - bar)).toBeLessThan(12);
      expect(focused).toBe('quote');
    });
  });
}
