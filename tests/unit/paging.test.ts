import { expect, it } from 'vitest';
import { pagesToLink, toPages } from '../../src/site/queries/paging';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

it('each item of a list is on one page, in order', () => {
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

it('there are at most nine links between pages, however many pages there are', () => {
  for (const count of [1, 10, 300])
    for (let page = 1; page <= count; page++) {
      const links = pagesToLink(page, count);
      expect(links.length).toBeLessThanOrEqual(9);
      expect(links).toEqual(expect.arrayContaining([1, page, count]));
      expect(new Set(links).size).toBe(links.length);
    }
});
