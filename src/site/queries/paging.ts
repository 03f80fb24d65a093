import type { ArticleCategory } from '../../schemas/article-categories.ts';

/*
 * How much one page lists. No page may grow with the number of articles or locations: the rest goes to another page, or
 * behind a link to the full list.
 */

/** Articles on a page of the blog, besides the featured one. */
export const ARTICLES_PER_PAGE = 24;
/** Locations on a page of the list of locations. */
export const LOCATIONS_PER_PAGE = 20;
/** Locations that the home page, the page of an unknown location and the map show. */
export const LOCATIONS_LISTED = 16;
/** Regions named beside a list of locations. */
export const REGIONS_NAMED = 4;

export interface ListPage<T> {
  items: readonly T[];
  number: number;
  /** Number of pages, at least 1. */
  count: number;
  path: string;
  /** Path of the first page. */
  base: string;
}

/** Path of a page of the list at `base`. The first page has the path of the list. */
export function pathOfPage(base: string, number: number): string {
  return number === 1 ? base : `${base}/page/${number}`;
}

/** A list in pages of `size` items. An empty list has one empty page. */
export function toPages<T>(items: readonly T[], size: number, base: string): ListPage<T>[] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, index) => ({
    items: items.slice(index * size, (index + 1) * size),
    number: index + 1,
    count,
    path: pathOfPage(base, index + 1),
    base,
  }));
}

export function firstPage<T>(pages: readonly ListPage<T>[]): ListPage<T> {
  const [first] = pages;
  if (!first) throw new Error('A list has at least one page.');
  return first;
}

/**
 * The pages to link to, at most nine: the first, the last, this one, and those 1, 4 and 16 pages away. Any page is
 * then a few steps away.
 */
export function pagesToLink(number: number, count: number): number[] {
  const steps = [1, 4, 16].flatMap((step) => [number - step, number + step]);
  const wanted = [1, number, count, ...steps].filter((page) => page >= 1 && page <= count);
  return [...new Set(wanted)].toSorted((a, b) => a - b);
}

/** A title with the number of its page, such as `Residential articles, Page 2`. The first page has no number. */
export function titleOfPage(title: string, { number }: Pick<ListPage<unknown>, 'number'>): string {
  return number === 1 ? title : `${title}, Page ${number}`;
}

/** Path of the list of a category. It exists once the articles fill more than one page. */
export function topicPath(category: ArticleCategory): string {
  return `/blog/topic/${category.toLowerCase()}`;
}
