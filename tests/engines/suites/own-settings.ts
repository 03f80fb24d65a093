import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { isServed } from '../../routes';
import { useProxy } from '../support/proxy';
import { sizes, Visitor } from '../support/visitor';

/** Pages that together have every kind of part. */
const pages = ['/', '/residential-window-tinting', '/blog/energy-savings'].filter(isServed);
const burger = 'button[popovertarget=menu]';

/** What makes the page scroll sideways, and labels of the film slider that overlap. */
const findFaults = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} of ${clientWidth} px`] : [];
  const [film, bare] = [...document.querySelectorAll('.film-slider figcaption')].map((label) =>
    label.getBoundingClientRect(),
  );
  if (film && bare && film.right > bare.left && film.bottom > bare.top && bare.bottom > film.top)
    faults.push(`labels of the film slider overlap: ${film.right} and ${bare.left}`);
  return faults;
};

/** Changes a file of the site like a font size of 32 px in the browser: rem is twice as large, in media queries too. */
const enlarge = (text: string) =>
  text
    .replace('<html', '<html style="font-size:200%"')
    .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
    .replace(/\([^()]*\b(?:width|height)\b[^()]*\)/g, (query) =>
      query.replace(/([\d.]+)rem/g, (_, size) => `${Number(size) * 2}rem`),
    );

/** The site for a visitor who has set a font size of 32 px and colors in the browser. */
export function testOwnSettings(plain: Visitor) {
  const { engine } = plain;
  describe('with the visitor’s own settings', () => {
    let visitor = plain;
    if (engine.preferences) {
      visitor = new Visitor(engine, { fontSize: 32, webFonts: false, forcedColors: true });
      beforeAll(() => visitor.arrive());
      afterAll(() => visitor.leave());
    }
    // WebKit's MiniBrowser has no such settings, so the files are changed instead.
    const proxy = useProxy({ rewrite: enlarge });
    const site = () => (engine.preferences ? inject('site') : proxy());

    test.each(pages)('%s fits a phone and a tablet with a font size of 32 px', async (path) => {
      const faults: string[] = [];
      await visitor.visit(path, 'phone', site());
      for (const size of ['phone', 'tablet'] as const) {
        const [width, height] = sizes[size];
        await visitor.driver.resize(width, height);
        const fontSize = await visitor.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        expect(fontSize).toBe('32px');
        faults.push(...(await visitor.evaluate(findFaults)).map((fault) => `${size}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });

    // WebKit has no forced colors.
    if (!engine.preferences) return;
    test('in forced colors the menu button shows its lines', async () => {
      await visitor.visit('/', 'phone');
      expect(await visitor.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      const inkOf = async () => {
        const [x, y] = await visitor.find(burger);
        // Only the lines, without the border of the button.
        const area = { left: Math.round(x) - 10, top: Math.round(y) - 10, width: 20, height: 20 };
        const { channels } = await sharp(await visitor.driver.screenshot())
          .extract(area)
          .stats();
        return channels[0]?.stdev ?? 0;
      };
      expect(await inkOf(), 'closed').toBeGreaterThan(20);
      await visitor.press('mouse', burger);
      await visitor.sees('the open menu', () => document.querySelector('#menu')?.matches(':popover-open'));
      await visitor.driver.hover([1, 1]);
      expect(await inkOf(), 'open').toBeGreaterThan(20);
    });
  });
}
