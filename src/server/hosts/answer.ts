import { table } from './table.ts';

/** How a host answers a path: with a file of the build, or by sending on to another address. */
export type Answer = { status: 200 | 404; file: string } | { status: 301; location: string };

/**
 * The answer to a path and its query (`?a=b` or empty) of a host that follows the table.
 * `exists` tells whether the build holds a file; its argument starts with a slash.
 */
export function answerTo(path: string, query: string, exists: (file: string) => boolean): Answer {
  const to = table.redirects[path];
  if (to) return { status: 301, location: to + query };
  const clean = path.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
  // Only to a page that is there: a path such as //other.example/ would send visitors to another site.
  const served = (page: string) => exists(page === '/' ? '/index.html' : `${page}.html`);
  if (clean !== path && served(clean)) return { status: 301, location: clean + query };
  const found = [path, path === '/' ? '/index.html' : `${path}.html`].find(exists);
  if (found && !table.hidden.includes(found)) return { status: 200, file: found };
  const page = table.notFound.find(({ under }) => path.startsWith(under))?.page ?? '/404.html';
  return { status: 404, file: page };
}
