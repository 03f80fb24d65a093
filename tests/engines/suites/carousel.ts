import { describe, expect, test } from 'vitest';
import { firstServed, isServed } from '../../routes';
import { useProxy } from '../support/proxy';
import { setTimeout as pause } from 'node:timers/promises';
import type { Visitor } from '../support/visitor';

const carousel = '[aria-roledescription=carousel]';
const next = `${carousel} [aria-label^=Next]`;

/** The number of the first picture in view that the carousel shows. */
const readPosition = () => {
  const root = document.querySelector('[aria-roledescription=carousel]');
  return Number(/(\d+)(?:–\d+)? of \d+/.exec(root?.textContent ?? '')?.[1]);
};

/** The number of the first picture in view by how far the list has scrolled. The other number changes earlier in a step. */
const measurePosition = () => {
  const list = document.querySelector('[aria-roledescription=carousel] .slides');
  const starts = [...(list?.querySelectorAll('li') ?? [])].map((slide) => slide.offsetLeft);
  const distances = starts.map((start) => Math.abs(start - (starts[0] ?? 0) - (list?.scrollLeft ?? 0)));
  return distances.indexOf(Math.min(...distances)) + 1;
};

/** How many times faster than usual autoplay runs. */
const PACE = 5;
/** More than the time between two steps at that pace, in ms. */
const AUTOPLAY = 1200;
/** Makes the timer of autoplay run faster. Written into the page, so it cannot use variables from outside. */
const speedUp = (pace: number) => {
  const later = window.setTimeout.bind(window);
  window.setTimeout = ((run: TimerHandler, ms = 0, ...rest: unknown[]) =>
    later(run, ms === 3000 ? ms / pace : ms, ...rest)) as typeof setTimeout;
};

/** The carousels of photos. */
export function testCarousel(visitor: Visitor) {
  const first = () => visitor.evaluate(readPosition);
  const fast = useProxy({
    rewrite: (text) =>
      text
        .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
        .replace('<head>', () => `<head><script>(${speedUp.toString()})(${PACE})</script>`),
  });
  const open = async (path = '/automotive-gallery') => {
    await visitor.visit(path, 'desktop', fast());
    await visitor.sees('its buttons', () => Boolean(document.querySelector('.slides[data-live]')));
  };
  describe.skipIf(!isServed('/automotive-gallery'))('carousel', () => {
    test('the mouse drags it, and stops it', async () => {
      await open();
      // Not a slide, because slides move until the mouse is over them and the current step has ended.
      const [, y] = await visitor.find(`${carousel} li:nth-child(2)`);
      const x = 900;
      await visitor.driver.hover([x, y]);
      await pause(AUTOPLAY);
      const before = await visitor.evaluate(measurePosition);
      await visitor.driver.drag('mouse', [
        [x, y],
        [x - 150, y],
        [x - 300, y],
        [x - 420, y],
      ]);
      await visitor.driver.hover([720, 20]);
      await pause(1000);
      const start = await first();
      expect(start).toBeGreaterThan(before);
      await pause(AUTOPLAY);
      expect(await first()).toBe(start);
      expect(await visitor.evaluate(measurePosition)).toBe(start);
    });

    test('it counts and moves in a page that is read from right to left', async () => {
      await open();
      await visitor.evaluate(() => (document.documentElement.dir = 'rtl'));
      await visitor.press('mouse', next);
      await visitor.driver.hover([720, 20]);
      const gap = (index: number) => {
        const list = document.querySelector('.carousel .slides')?.getBoundingClientRect();
        const slide = document.querySelectorAll('.carousel li')[index]?.getBoundingClientRect();
        return Math.abs((list?.right ?? NaN) - (slide?.right ?? NaN));
      };
      // The list may still be moving.
      const isThere = async () => {
        const start = await first();
        return start > 1 && (await visitor.evaluate(gap, start - 1)) < 200;
      };
      await expect.poll(isThere, { timeout: 15_000 }).toBe(true);
    });

    test('a press stops it, even if buttons get no focus, as in Safari', async () => {
      await open(firstServed('/tesla-window-tinting', '/auto-window-tinting'));
      await visitor.behaveLikeSafari();
      await visitor.press('mouse', next);
      await visitor.driver.hover([720, 20]);
      await pause(700);
      const start = await first();
      await pause(AUTOPLAY);
      expect(await first()).toBe(start);
    });
  });
}
