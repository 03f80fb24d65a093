import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentKind } from '../schemas/index.ts';
import { redirectsSchema, type Redirects } from '../schemas/redirects.ts';
import { hasBody, pathOf, type Entry } from '../site/build/content-file.ts';
import { bodyOf } from './mdx.ts';

/** The paths of the site, each with the anchors of its page. An old path has the anchors of its target. */
export type Routes = Map<string, Set<string>>;

const serviceAnchors = 'films film-table film-slider how-it-runs cars customer-quotes faq quote'.split(' ');

/** Anchors of components that articles and the shop's own pages can use. */
const componentAnchors = ['calculator-heading', 'film-glass-title'];

/** Anchors that a link can lead to, by page file in `src/pages`. */
const anchorsByFile: Record<string, readonly string[]> = {
  'embed/quote.astro': ['quote'],
  'index.astro': ['reviews', 'customer-quotes', 'areas', 'zip'],
  'about.astro': ['credentials', 'contact'],
  'auto-window-tinting.astro': serviceAnchors,
  'automotive-gallery.astro': ['cars'],
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

/** Files of `src/pages` that make a page of each entry of a kind. */
const kindByFile: Record<string, ContentKind> = {
  '[page].astro': 'ownPages',
  '[service].astro': 'services',
  'blog/[slug].astro': 'articles',
  'locations/[slug].astro': 'locations',
};

/** The Astro files in `src/pages`, without those for errors. */
const readPageFiles = (root: string) =>
  readdirSync(join(root, 'src/pages'), { recursive: true, encoding: 'utf8' })
    .map((page) => page.replaceAll('\\', '/'))
    .filter((page) => page.endsWith('.astro') && !page.endsWith('404.astro'));

const toPath = (page: string) => `/${page.replace(/(?:^|\/)index\.astro$|\.astro$/, '')}`;

/** Paths of the pages with their own file in `src/pages`. */
export const readFixedPages = (root: string) =>
  readPageFiles(root)
    .filter((page) => !page.includes('['))
    .map(toPath);

/** The pages of the site, from the files in `src/pages` and the content. */
export function readPages(root: string, entries: readonly Entry[]): Routes {
  const routes: Routes = new Map();
  // Sorted, so that the files of the four services come after `[service].astro` and replace its pages.
  for (const page of readPageFiles(root).toSorted()) {
    const ids = anchorsByFile[page] ?? [];
    if (!page.includes('[')) routes.set(toPath(page), new Set(ids));
    for (const entry of entries.filter(({ kind }) => kind === kindByFile[page]))
      routes.set(pathOf(entry), new Set([...ids, ...(hasBody(entry.kind) ? bodyOf(entry).anchors : [])]));
  }
  return routes;
}

/** The redirects in `redirects.yaml`, with old paths without a slash at the end. None if the file cannot be read. */
export function redirectsIn(entries: readonly Entry[]): Redirects['moved'] {
  const entry = entries.find(({ kind }) => kind === 'redirects');
  const { moved } = redirectsSchema.safeParse(entry?.data).data ?? { moved: [] };
  return moved.map(({ from, to }) => ({ from: from.replace(/\/$/, ''), to }));
}

/** Every path of the site: pages, old paths, the feed and the sitemap. */
export function withRedirects(pages: Routes, entries: readonly Entry[]): Routes {
  const moved = redirectsIn(entries);
  const none = new Set<string>();
  return new Map([
    ...moved.map(({ from, to }) => [from, pages.get(to) ?? none] as const),
    ['/rss.xml', none],
    ['/sitemap-index.xml', none],
    ...pages,
  ]);
}
