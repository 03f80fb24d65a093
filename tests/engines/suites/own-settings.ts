import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { isServed } from '../../routes';
import { useProxy } from '../support/proxy';
import { sizes, Visitor } from '../support/visitor';

const pages = ['/', '/residential-window-tinting', '/blog/energy-savings'].filter(isServed);
const burger = 'button[popovertarget=menu]';

/** What makes the page scroll sideways, and labels of the film slider that lie on each other. */
const findFaults = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} of ${clientWidth} px`] : [];
  const [film, bare] = [...document.querySelectorAll('.film-slider figcaption')].map((label) =>
    label.getBoundingClientRect(),
  );
  if (film && bare && film.right > bare.left && film.bottom > bare.top && bare.bottom > film.top)
    faults.push(`labels of the film slider collide: ${film.right} and ${bare.left}`);
  return faults;
};

/** A file of the site as a browser with a font size of 32 px applies it: text and widths in rem are twice as large. */
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
  describe('with settings of the visitor', () => {
    let visitor = plain;
    if (engine.preferences) {
      visitor = new Visitor(engine, { fontSize: 32, webFonts: false, forcedColors: true });
      beforeAll(() => visitor.arrive());
      afterAll(() => visitor.leave());
    }
    // WebKit's small browser has no such settings, so the page is given what would follow from them.
    const proxy = useProxy({ rewrite: enlarge });
    const site = () => (engine.preferences ? inject('site') : proxy());

    // Pages with each kind of part.
    test.each(pages)('%s fits a phone and a tablet with a font size of 32 px', async (path) => {
      const faults: string[] = [];
      await visitor.visit(path, 'phone', site());
      for (const size of ['phone', 'tablet'] as const) {
        const [width, height] = sizes[size];
        await visitor.driver.resize(width, height);
        const letters = await visitor.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        expect(letters).toBe('32px');
        faults.push(...(await visitor.evaluate(findFaults)).map((fault) => `${size}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });

    // WebKit has no forced colors.
    if (!engine.preferences) return;
    test('in forced colors the button of the menu shows lines', async () => {
      await visitor.visit('/', 'phone');
      expect(await visitor.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      const inkOf = async () => {
        const [x, y] = await visitor.find(burger);
        // The lines alone, without the frame of the button.
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
