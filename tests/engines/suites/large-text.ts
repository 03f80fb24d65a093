import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { isServed } from '../../routes';
import { useProxy } from '../support/proxy';
import { sizes, Visitor } from '../support/visitor';

const pages = ['/', '/residential-window-tinting', '/blog/energy-savings', '/request-quote'].filter(isServed);

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

/** Pages with each kind of part for a visitor who has set a font size of 32 px in the browser. */
export function testLargeText({ engine }: Visitor) {
  describe('with a font size of 32 px', () => {
    const visitor = new Visitor(engine, { fontSize: 32, webFonts: false });
    beforeAll(() => visitor.arrive());
    afterAll(() => visitor.leave());
    // WebKit's small browser has no such setting, so the page is given what would follow from it.
    const proxy = useProxy({ rewrite: enlarge });
    const site = () => (engine.preferences ? inject('site') : proxy());

    test.each(pages)('%s fits a phone and a tablet', async (path) => {
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
  });
}
