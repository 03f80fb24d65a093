import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { redirectsSchema, type Redirects } from '../schemas/redirects.ts';
import { pathOf, type Entry } from '../site/build/content-file.ts';
import { bodyOf } from './mdx.ts';

/** Each path of the site with the anchors that its page has; a redirect has those of its target. */
export type Routes = Map<string, Set<string>>;

/** Source files that a file imports, itself first, all the way down; packages are left out. */
function filesBehind(root: string, file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  const wanted = [...source.matchAll(/\bfrom '((?:@\/|\.)[^']+)'|^import '((?:@\/|\.)[^']+)'/gm)];
  return [
    file,
    ...wanted.flatMap(([, named, bare]) => {
      const path = named ?? bare ?? '';
      const base = path.startsWith('@/') ? join(root, 'src', path.slice(2)) : join(dirname(file), path);
      const target = [base, `${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find(
        (name) => /\.(?:astro|tsx?)$/.test(name) && existsSync(name),
      );
      return target ? filesBehind(root, target, seen) : [];
    }),
  ];
}

function anchorsOf(root: string, page: string): Set<string> {
  const ids = filesBehind(root, join(root, 'src/pages', page)).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bid="([\w-]+)"/g)].map(([, id = '']) => id),
  );
  return new Set(ids);
}

const pageFiles = (root: string) =>
  readdirSync(join(root, 'src/pages'), { recursive: true, encoding: 'utf8' })
    .map((page) => page.replaceAll('\\', '/'))
    .filter((page) => page.endsWith('.astro') && !page.endsWith('404.astro'));

const toPath = (page: string) => `/${page.replace(/(?:^|\/)index\.astro$|\.astro$/, '')}`;

/** Paths of the pages that have a file of their own. */
export const readFixedPages = (root: string) =>
  pageFiles(root)
    .filter((page) => !page.includes('['))
    .map(toPath);

/** The pages of the site, read from its files and its content. */
export function readPages(root: string, entries: readonly Entry[]): Routes {
  const routes: Routes = new Map();
  for (const page of pageFiles(root)) {
    const folder = page.split('/').slice(0, -1).join('/');
    if (!page.includes('[')) routes.set(toPath(page), anchorsOf(root, page));
    else if (page === '[page].astro') {
      for (const entry of entries.filter(({ kind }) => kind === 'ownPages'))
        routes.set(pathOf(entry), new Set([...anchorsOf(root, page), ...bodyOf(entry).anchors]));
    } else if (page === '[service].astro') {
      const ids = anchorsOf(root, page);
      for (const entry of entries.filter(({ kind }) => kind === 'services'))
        if (!routes.has(pathOf(entry))) routes.set(pathOf(entry), ids);
    } else if (folder) {
      const ids = anchorsOf(root, page);
      for (const entry of entries.filter(({ kind }) => kind === (folder === 'blog' ? 'articles' : folder)))
        routes.set(
          `/${folder}/${entry.slug}`,
          entry.kind === 'articles' ? new Set([...ids, ...bodyOf(entry).anchors]) : ids,
        );
    }
  }
  return routes;
}

/** The redirects in `redirects.yaml`; none if it cannot be read. */
export function redirectsIn(entries: readonly Entry[]): Redirects {
  const entry = entries.find(({ kind }) => kind === 'redirects');
  return redirectsSchema.safeParse(entry?.data).data ?? { moved: [], published: [] };
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
