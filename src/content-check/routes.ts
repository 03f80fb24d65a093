import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { redirectsSchema, type Redirects } from '../schemas/redirects.ts';
import { hasBody, pathOf, type Entry } from '../site/build/content-file.ts';
import { bodyOf } from './body.ts';

/** The paths of the site, each with the anchors of its page. An old path has the anchors of its target. */
export type Routes = Map<string, Set<string>>;

/** Anchors of pages besides the headings of their text. Which page has which, the built site is tested for. */
const anchors =
  'areas calculator-heading cars contact credentials customer-quotes examples faq film-glass-title film-slider film-table films how-it-runs in-short jobs on-the-map places quote reviews sources zip';

/** Paths of the pages with their own file in `src/pages`. */
export const readFixedPages = (root: string) =>
  readdirSync(join(root, 'src/pages'), { recursive: true, encoding: 'utf8' })
    .filter((page) => /^[^[]+\.astro$/.test(page) && !page.endsWith('404.astro'))
    .map((page) => `/${page.replaceAll('\\', '/').replace(/(?:^|\/)index\.astro$|\.astro$/, '')}`);

/** The pages of the site, from the files in `src/pages` and the content. */
export function readPages(root: string, entries: readonly Entry[]): Routes {
  const made = entries.filter(({ kind }) => ['ownPages', 'services', 'articles', 'locations'].includes(kind));
  const headingsOf = (entry: Entry) =>
    hasBody(entry.kind) ? bodyOf(entry).headings.map(({ anchor }) => anchor) : [];
  return new Map([
    ...made.map((entry) => [pathOf(entry), new Set([...anchors.split(' '), ...headingsOf(entry)])] as const),
    ...readFixedPages(root).map((path) => [path, new Set(anchors.split(' '))] as const),
  ]);
}

/** The redirects in `redirects.yaml`, with old paths without a slash at the end. None if the file cannot be read. */
export function redirectsIn(entries: readonly Entry[]): Redirects['moved'] {
  const entry = entries.find(({ kind }) => kind === 'redirects');
  const { moved } = redirectsSchema.safeParse(entry?.data).data ?? { moved: [] };
  return moved.map(({ from, to }) => ({ from: from.replace(/\/$/, ''), to }));
}
