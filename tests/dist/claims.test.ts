import { describe, expect, it } from 'vitest';
import { isServed, listed } from '../routes';
import { business, pageAt, visibleText } from './site';

const saving =
  /\d%[^.]{0,30}\b(?:cooling|energy costs?)\b|\b(?:cooling|energy) (?:costs?|bills?|energy)\b[^.]{0,40}\d%|\$\d[\d,]* a year\b/i;
const main = (path: string) => visibleText(pageAt(path).querySelector('main') ?? pageAt(path));
const saying = listed.filter((path) => saving.test(main(path)));

describe('savings in figures', () => {
  it('stand on the pages that sell them', () => {
    const { commercial, residential } = business.services;
    for (const path of [
      ...(commercial || residential ? ['/'] : []),
      '/residential-window-tinting',
      '/commercial-window-tinting',
      '/blog/energy-savings',
    ].filter(isServed))
      expect(saying).toContain(path);
  });

  it.skipIf(!isServed('/blog/energy-savings')).each(saying)('on %s lead to how they are counted', (path) => {
    const links = pageAt(path).querySelectorAll('main a[href="/blog/energy-savings#how-we-count"]');
    expect(links.length + pageAt(path).querySelectorAll('main h2#how-we-count').length).toBeGreaterThan(0);
  });
});
