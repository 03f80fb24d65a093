import { globSync } from 'node:fs';
import { isEnabled } from '../src/site/build/enabled.ts';
import { readBusiness } from '../src/site/build/read-config.ts';
import { isHidden, readContent } from '../src/site/build/content-file.ts';
import { hasPage } from './content.ts';
import { isFull } from './reach.ts';
import { coverTraits, traitsOf } from './support/traits.ts';

const published = (kind: 'articles' | 'locations' | 'ownPages') =>
  readContent('.', [kind]).filter((entry) => !isHidden(entry) && hasPage(entry));
const publishedLocations = published('locations');
const publishedArticles = published('articles');
const slugOf = ({ slug }: { slug: string }) => slug;

/** The published locations, as in URLs, in the order of their files. */
export const locations = publishedLocations.map(slugOf);

/** The published articles, as in URLs, in the order of their files. */
export const articles = publishedArticles.map(slugOf);

/** Paths of the shop's own pages. */
const ownPages = published('ownPages').map(({ slug }) => `/${slug}`);

/** Pages that are served and not listed. */
export const unlisted = ['/404', '/locations/404', '/embed/quote', '/quote-answer'];

const business = readBusiness();

/** Paths of the pages that have a file of their own and are not switched off. */
const written = globSync('src/pages/**/*.astro')
  .map((file) => file.slice('src/pages'.length, -'.astro'.length).replace(/(?<=.)\/index$/, ''))
  .map((path) => (path === '/index' ? '/' : path))
  .filter((path) => !path.includes('[') && !unlisted.includes(path) && isEnabled(path, business));

const allOf = (blog: readonly string[], where: readonly string[]) =>
  [
    ...written,
    ...ownPages,
    ...blog.map((slug) => `/blog/${slug}`),
    ...where.map((slug) => `/locations/${slug}`),
  ].toSorted();

/** Pages that search engines list. */
export const listed = allOf(articles, locations);

/** Every page with the site's layout or the bare form. */
export const pages = [...listed, ...unlisted];

/** Whether a page of a service, an article or a location is there; of other paths it is taken for granted. */
export const isServed = (path: string): boolean =>
  /^\/(?:blog|locations)\/./.test(path) ? pages.includes(path) : isEnabled(path, business);

/** The first of these paths whose page is there. */
export function firstServed(...paths: readonly string[]): string {
  const path = paths.find(isServed);
  if (path === undefined) throw new Error(`None of ${paths.join(', ')} is there.`);
  return path;
}

/** As few articles and locations as show every field and component that any of them has, those with the most first. */
const telling = [publishedArticles, publishedLocations].map((all) => coverTraits(all, traitsOf).map(slugOf));
const [blog = [], some = []] = telling;

/** Pages of each template in each of its states. */
const templates = [...allOf(blog, some), ...unlisted];

/** What a test of every page visits: one page per template and state, in the long sweep all. */
export const visited = isFull ? pages : templates;

/** What an expensive test of every template visits: one page per template, in the long sweep all. */
export const examples = isFull ? pages : [...allOf(blog.slice(0, 1), some.slice(0, 1)), ...unlisted];

/** Pages with no part that another one does not have. */
const alike = /^\/(?:accessibility|commercial-w.*|credits|privacy|tesla-w.*|warranty|(?:.*\/)?404)$/;

/** What a test of every part visits: of these, those that have a part of their own; in the long sweep all. */
export const distinct = isFull ? pages : examples.filter((path) => !alike.test(path));
