import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentKind } from '../schemas/index.ts';
import { redirectsSchema, type Redirects } from '../schemas/redirects.ts';
import { hasBody, pathOf, type Entry } from '../site/build/content-file.ts';
import { bodyOf } from './mdx.ts';

/** Each path of the site, with the anchors of its page. A redirect has those of its target. */
export type Routes = Map<string, Set<string>>;

const serviceAnchors = 'films film-table film-slider how-it-runs cars customer-quotes faq quote'.split(' ');

/** Anchors of components that articles and the shop's own pages can use. */
const componentAnchors = ['calculator-heading', 'film-glass-title'];

/** Anchors that a link can lead to, by the file of the page in `src/pages`. */
const anchors: Record<string, readonly string[]> = {
  'embed/quote.astro': ['quote'],
  'index.astro': ['reviews', 'customer-quotes', 'areas', 'zip'],
  'about.astro': ['credentials', 'contact'],
  'auto-window-tinting.astro': serviceAnchors,
  'commercial-window-tinting.astro': serviceAnchors,
  'residential-window-tinting.astro': serviceAnchors,
  'tesla-window-tinting.astro': serviceAnchors,
  '[service].astro': serviceAnchors,
  '[page].astro': [...componentAnchors, 'customer-quotes', 'contact', 'quote'],
  'blog/[slug].astro': [...componentAnchors, 'in-short', 'sources'],
  'locations/index.astro': ['zip', 'places'],
  'locations/[slug].astro': ['customer-quotes', 'on-the-map', 'jobs', 'faq', 'contact'],
  'prices.astro': ['examples', 'cars'],
  'privacy.astro': ['contact'],
  'request-quote.astro': ['quote'],
  'warranty.astro': ['contact'],
};

/** Files of `src/pages` that make a page for each entry of a kind. */
const kinds: Record<string, ContentKind> = {
  '[page].astro': 'ownPages',
  '[service].astro': 'services',
  'blog/[slug].astro': 'articles',
  'locations/[slug].astro': 'locations',
};

const pageFiles = (root: string) =>
  readdirSync(join(root, 'src/pages'), { recursive: true, encoding: 'utf8' })
    .map((page) => page.replaceAll('\\', '/'))
    .filter((page) => page.endsWith('.astro') && !page.endsWith('404.astro'));

const toPath = (page: string) => `/${page.replace(/(?:^|\/)index\.astro$|\.astro$/, '')}`;

/** Paths of the pages with their own file in `src/pages`. */
export const readFixedPages = (root: string) =>
  pageFiles(root)
    .filter((page) => !page.includes('['))
    .map(toPath);

/** The pages of the site, by its files and its content. */
export function readPages(root: string, entries: readonly Entry[]): Routes {
  const routes: Routes = new Map();
  // The four services have files of their own, which come after `[service].astro`.
  for (const page of pageFiles(root).toSorted()) {
    const ids = anchors[page] ?? [];
    if (!page.includes('[')) routes.set(toPath(page), new Set(ids));
    for (const entry of entries.filter(({ kind }) => kind === kinds[page]))
      routes.set(pathOf(entry), new Set([...ids, ...(hasBody(entry.kind) ? bodyOf(entry).anchors : [])]));
  }
  return routes;
}

/** The redirects in `redirects.yaml`, old paths without a slash at the end; none if it cannot be read. */
export function redirectsIn(entries: readonly Entry[]): Redirects {
  const entry = entries.find(({ kind }) => kind === 'redirects');
  const { moved, published } = redirectsSchema.safeParse(entry?.data).data ?? { moved: [], published: [] };
  return { moved: moved.map(({ from, to }) => ({ from: from.replace(/\/$/, ''), to })), published };
}

/** Every path of the site: its pages, the old paths that lead to them, and the feeds. */
export function withRedirects(pages: Routes, entries: readonly Entry[]): Routes {
  const { moved } = redirectsIn(entries);
  const none = new Set<string>();
  return new Map([
    ...moved.map(({ from, to }) => [from, pages.get(to) ?? none] as const),
    ['/rss.xml', none],
    ['/sitemap-index.xml', none],
    ...pages,
  ]);
}
