import { describe, expect, it } from 'vitest';
import { firstPage, pagesToLink, pathOfPage, titleOfPage, toPages } from '../../src/site/queries/paging';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('pages of a list', () => {
  it('keeps a list that fits on one page, at its own path', () => {
    const pages = toPages(numbers(24), 24, '/blog');
    expect(pages).toHaveLength(1);
    expect(firstPage(pages)).toMatchObject({ number: 1, count: 1, path: '/blog' });
  });

  it('puts every item on one page only, in order', () => {
    const pages = toPages(numbers(61), 20, '/locations');
    expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 20, 1]);
    expect(pages.flatMap(({ items }) => items)).toEqual(numbers(61));
    expect(pages.map(({ path }) => path)).toEqual([
      '/locations',
      '/locations/page/2',
      '/locations/page/3',
      '/locations/page/4',
    ]);
  });

  it('numbers titles from the second page on', () => {
    expect(titleOfPage('Articles', { number: 1 })).toBe('Articles');
    expect(titleOfPage('Articles', { number: 3 })).toBe('Articles, Page 3');
    expect(pathOfPage('/blog', 1)).toBe('/blog');
  });
});

describe('links between pages', () => {
  it('names all of a few pages', () => {
    expect(pagesToLink(2, 3)).toEqual([1, 2, 3]);
  });

  it('never names more than nine, whatever the number of pages', () => {
    for (const count of [1, 10, 300])
      for (let page = 1; page <= count; page++) {
        const links = pagesToLink(page, count);
        expect(links.length).toBeLessThanOrEqual(9);
        expect(links).toEqual(expect.arrayContaining([1, page, count]));
        expect(new Set(links).size).toBe(links.length);
      }
  });
});
