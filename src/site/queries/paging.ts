import type { ArticleCategory } from '../../schemas/article-categories.ts';

/*
 * How much one page lists. No page may grow with the number of articles or locations: the rest goes
 * to a further page, or behind a link to the full list.
 */

/** Articles on a page of the blog, besides the featured one. */
export const ARTICLES_A_PAGE = 24;
/** Locations on a page of the list of locations. */
export const LOCATIONS_A_PAGE = 20;
/** Locations that the home page, the page of an unknown location and the map show. */
export const LOCATIONS_LISTED = 16;
/** Regions named beside a list of locations. */
export const REGIONS_NAMED = 4;

/** A page of a list that may have several. */
export interface ListPage<T> {
  items: readonly T[];
  number: number;
  /** Number of pages, at least 1. */
  count: number;
  path: string;
  base: string;
}

/** Path of a page of the list at `base`: the first is the list itself. */
export function pathOfPage(base: string, number: number): string {
  return number === 1 ? base : `${base}/page/${number}`;
}

/** A list in pages of `size` items; an empty list is one empty page. */
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

/** The first of the pages, which every list has. */
export function firstPage<T>(pages: readonly ListPage<T>[]): ListPage<T> {
  const [first] = pages;
  if (!first) throw new Error('A list has at least one page.');
  return first;
}

/**
 * Numbers that the links between pages show, never more than nine of them: the first and the last page, this
 * one and its neighbors, and pages at powers of two away, so that every page is a few steps from any other.
 */
export function pagesToLink(number: number, count: number): number[] {
  const steps = [1, 4, 16].flatMap((step) => [number - step, number + step]);
  const wanted = [1, number, count, ...steps].filter((page) => page >= 1 && page <= count);
  return [...new Set(wanted)].sort((a, b) => a - b);
}

/** `Residential articles, page 2`: a title with the number of its page, which the first page does not show. */
export function titleOfPage(title: string, { number }: Pick<ListPage<unknown>, 'number'>): string {
  return number === 1 ? title : `${title}, Page ${number}`;
}

/** Path of the list of a category, where the articles fill more than one page. */
export function topicPath(category: ArticleCategory): string {
  return `/blog/topic/${category.toLowerCase()}`;
}
