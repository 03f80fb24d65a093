import { expect, test } from 'vitest';
import { distinct } from '../../routes';
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
  const say = (what: string, element: Element) => faults.push(`${what}: ${element.outerHTML.slice(0, 120)}`);

  if (root.scrollWidth > root.clientWidth) faults.push(`scrolls sideways: ${root.scrollWidth} px wide`);
  const heading = document.querySelector('h1');
  if (!heading?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    faults.push('no visible heading');
  for (const image of document.images)
    if (image.complete && image.currentSrc && !image.naturalWidth) say('broken picture', image);
  for (const link of document.querySelectorAll<HTMLElement>('main :is(p, li, dd, td) a')) {
    const style = getComputedStyle(link);
    const around = link.parentElement?.textContent.trim() ?? '';
    const inText = style.display === 'inline' && around.length > link.textContent.trim().length;
    if (inText && link.checkVisibility() && !style.textDecorationLine.includes('underline'))
      say('link in text without underline', link);
  }
  return faults;
}

/** Every part of the site, on a phone and on a desktop. */
export function testPages(visitor: Visitor) {
  test.each(distinct)(
    '%s fits a phone and a desktop, shows its pictures and underlines its links, without an error',
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
}
