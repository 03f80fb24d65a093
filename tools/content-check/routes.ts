import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirects } from '../../src/site/redirects.ts';
import type { Entry } from './entry.ts';
import { filesBehind } from './imports.ts';
import { readMdx } from './mdx.ts';

/** Each address of the site with the anchors that its page has; a redirect has those of its target. */
export type Routes = Map<string, Set<string>>;

function anchorsOf(root: string, page: string): Set<string> {
  const ids = filesBehind(root, join(root, 'src/pages', page)).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bid="([\w-]+)"/g)].map(([, id = '']) => id),
  );
  return new Set(ids);
}

/** The addresses of the site, read from its pages and its content. */
export function readRoutes(root: string, entries: readonly Entry[]): Routes {
  const pages = readdirSync(join(root, 'src/pages'), { recursive: true, encoding: 'utf8' })
    .map((page) => page.replaceAll('\\', '/'))
    .filter((page) => page.endsWith('.astro') && !page.endsWith('404.astro'));
  const routes: Routes = new Map();
  for (const page of pages) {
    const folder = page.split('/').slice(0, -1).join('/');
    if (!page.includes('[')) {
      const path = page.replace(/(?:^|\/)index\.astro$|\.astro$/, '');
      routes.set(`/${path}`, anchorsOf(root, page));
    } else if (folder) {
      const ids = anchorsOf(root, page);
      for (const entry of entries.filter(({ kind }) => kind === (folder === 'blog' ? 'articles' : folder)))
        routes.set(
          `/${folder}/${entry.slug}`,
          entry.kind === 'articles' ? new Set([...ids, ...readMdx(entry.body).anchors]) : ids,
        );
    }
  }
  for (const [from, to] of Object.entries(redirects)) routes.set(from, routes.get(to) ?? new Set());
  for (const feed of ['/rss.xml', '/sitemap-index.xml']) routes.set(feed, new Set());
  return routes;
}
