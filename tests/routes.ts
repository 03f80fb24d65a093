import { globSync } from 'node:fs';
import { isHidden } from '../tools/content-check/publication.ts';
import { readContent } from '../tools/content-check/read-content.ts';
import type { ContentKind } from '../src/schemas/index.ts';

/** Names of the published entries of a kind of content, in the order of their files. */
const published = (kind: ContentKind) =>
  readContent('.', [kind]).flatMap((entry) => (isHidden(entry) ? [] : [entry.slug]));

/** The published places, as they stand in addresses. */
export const places = published('locations');

/** The published articles, as they stand in addresses. */
export const articles = published('articles');

/** Pages that are served and not listed. */
export const unlisted = ['/404', '/locations/404', '/embed/quote', '/quote-answer'];

/** Addresses of the pages that have a file of their own. */
const written = globSync('src/pages/**/*.astro')
  .map((file) => file.slice('src/pages'.length, -'.astro'.length).replace(/(?<=.)\/index$/, ''))
  .map((path) => (path === '/index' ? '/' : path))
  .filter((path) => !path.includes('[') && !unlisted.includes(path));

/** Pages that search engines list. */
export const listed = [
  ...written,
  ...articles.map((slug) => `/blog/${slug}`),
  ...places.map((slug) => `/locations/${slug}`),
].toSorted();

/** Every page with the site's layout or the bare form. */
export const pages = [...listed, ...unlisted];
