import { globSync } from 'node:fs';
import { isEnabled } from '../src/site/build/enabled.ts';
import { isHidden, pathOf, readContent } from '../src/site/build/content-file.ts';
import { business, hasPage } from './content.ts';
import { coverTraits, traitsOf } from './support/traits.ts';

const readPages = (kind: 'articles' | 'locations' | 'ownPages' | 'services') =>
  readContent('.', [kind]).filter((entry) => !isHidden(entry) && hasPage(entry));
const articleEntries = readPages('articles');
const locationEntries = readPages('locations');
const slugOf = ({ slug }: { slug: string }) => slug;

/** The slugs of the published locations, in the order of their files. */
export const locations = locationEntries.map(slugOf);

/** The slugs of the published articles, in the order of their files. */
export const articles = articleEntries.map(slugOf);

/** Pages that are served but not listed. */
export const unlisted = ['/404', '/locations/404', '/embed/quote', '/quote-answer'];

/** Enabled pages that have a file in `src/pages`. */
const sitePages = globSync('src/pages/**/*.astro')
  .map((file) => file.slice('src/pages'.length, -'.astro'.length).replace(/(?<=.)\/index$/, ''))
  .map((path) => (path === '/index' ? '/' : path))
  .filter((path) => !path.includes('[') && !unlisted.includes(path) && isEnabled(path, business));

/** Pages that the shop has added: services and other pages. */
const ownPages = [...readPages('services'), ...readPages('ownPages')]
  .map(pathOf)
  .filter((path) => !sitePages.includes(path) && isEnabled(path, business));

const listPages = (articleSlugs: readonly string[], locationSlugs: readonly string[]) =>
  [
    ...sitePages,
    ...ownPages,
    ...articleSlugs.map((slug) => `/blog/${slug}`),
    ...locationSlugs.map((slug) => `/locations/${slug}`),
  ].toSorted();

/** Pages that search engines list. */
export const listed = listPages(articles, locations);

/** Every page with the site's layout, and the bare form. */
export const pages = [...listed, ...unlisted];

/** Whether the shop has this article, location or service. Always true for other paths. */
export const isServed = (path: string): boolean =>
  /^\/(?:blog|locations)\/./.test(path) ? pages.includes(path) : isEnabled(path, business);

/** The first of these paths that the shop has. Throws if it has none. */
export function firstServed(...paths: readonly string[]): string {
  const path = paths.find(isServed);
  if (path === undefined) throw new Error(`The shop has none of ${paths.join(', ')}.`);
  return path;
}

/** A few articles and locations that together have every field and component. The first has the most. */
const [someArticles = [], someLocations = []] = [articleEntries, locationEntries].map((entries) =>
  coverTraits(entries, traitsOf).map(slugOf),
);

/** Pages for a test of every template in each of its states. */
export const visited = [...listPages(someArticles, someLocations), ...unlisted];

/** Pages for an expensive test of every template. */
const examples = [...listPages(someArticles.slice(0, 1), someLocations.slice(0, 1)), ...unlisted];

/** Pages whose every part is on another page too. */
const withoutOwnPart =
  /^\/(?:commercial-w.*|credits|embed\/quote|quote-answer|privacy|tesla-w.*|warranty|(?:.*\/)?404)$/;

/** Pages for a test of every part of the site. */
export const distinct = examples.filter((path) => !withoutOwnPart.test(path));
