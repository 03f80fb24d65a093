import { describe, expect, test } from 'vitest';
import { distinct, firstServed } from '../../routes';
import { sizes, type Visitor } from '../support/visitor';

// The second is what Firefox reports about a font that was still loading when the next page was opened.
const ignored = /^(Error: )?404: no page at|status=2152398850/;

/** Scrolls through the page and returns its faults, one line each. */
async function findFaults(): Promise<string[]> {
  const root = document.documentElement;
  for (let top = 0; top < root.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  scrollTo({ top: 0, behavior: 'instant' });
  const faults: string[] = [];
  if (root.scrollWidth > root.clientWidth) faults.push(`scrolls sideways: ${root.scrollWidth} px wide`);
  if (!document.querySelector('h1')?.checkVisibility({ opacityProperty: true }))
    faults.push('no visible heading');
  for (const { complete, currentSrc, naturalWidth } of document.images)
    if (complete && currentSrc && !naturalWidth) faults.push(`broken picture: ${currentSrc}`);
  return faults;
}

/** Every part of the site, on a phone and on a desktop. */
export function testPages(visitor: Visitor) {
  test.each(distinct)(
    '%s fits a phone and a desktop and shows its pictures, without an error',
    async (path) => {
      const faults: string[] = [];
      await visitor.visit(path, 'phone');
      for (const size of ['phone', 'desktop'] as const) {
        const [width, height] = sizes[size];
        await visitor.driver.resize(width, height);
        faults.push(...(await visitor.evaluate(findFaults)).map((fault) => `${size}: ${fault}`));
      }
      const errors = visitor.driver.errors().filter((error) => !ignored.test(error));
      expect([...faults, ...errors]).toEqual([]);
    },
  );

  describe('scrolling', () => {
    test('a URL with #quote scrolls to the section and focuses it', async () => {
      await visitor.visit(`${firstServed('/residential-window-tinting', '/auto-window-tinting')}#quote`);
      await visitor.sees('the section below the header', () => {
        const top = document.querySelector('#quote')?.getBoundingClientRect().top ?? NaN;
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? NaN;
        return Math.abs(top - bar) < 12 && document.activeElement?.id === 'quote';
      });
    });

    test('the dock is hidden on the first screen, shown below it, and hidden beside a quote form', async () => {
      await visitor.visit('/', 'phone');
      const isShown = (wanted: boolean) => {
        const bar = document.querySelector('.dock > div');
        const { top = 0, height = 0 } = bar?.getBoundingClientRect() ?? {};
        const shown = bar?.checkVisibility({ visibilityProperty: true }) && innerHeight - top >= height - 1;
        return Boolean(shown) === wanted;
      };
      await visitor.sees('no dock', isShown, false);
      await visitor.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
      await visitor.sees('the dock', isShown, true);
      await visitor.visit(firstServed('/auto-window-tinting', '/residential-window-tinting'), 'phone');
      await visitor.evaluate(() => document.querySelector('#quote')?.scrollIntoView({ behavior: 'instant' }));
      await visitor.sees('no dock', isShown, false);
    });
  });
}
