import type { Business } from '@/schemas/business';

/** What a page says about itself; every page gives all of it, there is no silent fallback. */
export interface PageMeta {
  /** Title without the brand. */
  title: string;
  /** Meta description, 110 to 158 characters. */
  description: string;
  /** Words for the keywords tag. */
  keywords: readonly string[];
  /** Path of the page: starts with a slash and ends without one. */
  path: string;
  /** Path of the social picture, 1200 x 630. */
  image: { src: string; alt: string };
  /** `article` for articles. */
  type?: 'website' | 'article';
  /** true keeps the page out of search results. */
  noindex?: boolean;
}

/** Title as search results show it: ends in the brand and its city. */
export function fullTitle(title: string, business: Pick<Business, 'brand' | 'titleCity'>): string {
  return `${title} | ${business.brand} ${business.titleCity}`;
}

/** Canonical address of a path: site and path, no trailing slash but on the home page. */
export function canonicalUrl(path: string, site: string): string {
  return new URL(path, site).href;
}
