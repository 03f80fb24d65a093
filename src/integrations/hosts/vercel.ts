import { headersOf, hostRules } from '../../server/hosts/table.ts';

const escapeDots = (path: string) => path.replaceAll('.', '\\.');

/** Vercel keeps the query of a redirect. */
const toRedirect = (src: string, to: string) =>
  ({ src, caseSensitive: true, headers: { Location: to }, status: 301 }) as const;

/** `vercel.json` for the folder of a site with these pages, such as `/about`, to be deployed as it is. */
export function vercelRoutes(pages: readonly string[]) {
  // Vercel sets headers by path before it looks for a file. A 404 below /_astro/ gets those of a page, so that no browser caches
  // it for a year.
  const toNotFound = (src: string, dest: string) => ({
    src,
    dest,
    status: 404,
    headers: headersOf(dest, 404),
  });
  const toHeaderRoute = (path: string, src: string) => ({ src, headers: headersOf(path), continue: true });
  return [
    ...hostRules.folders.map((folder) => toHeaderRoute(folder, `^${folder}.*$`)),
    toHeaderRoute('/', `^(?!${hostRules.folders.join('|')}).*$`),
    ...Object.entries(hostRules.redirects).map(([from, to]) => toRedirect(`^${escapeDots(from)}$`, to)),
    toNotFound(`^(?:${hostRules.hidden.map(escapeDots).join('|')})$`, '/404.html'),
    // One URL per page: no .html, no slash at the end. Not from two slashes, which lead to another site.
    toRedirect('^/index(?:\\.html)?/?$', '/'),
    toRedirect('^/([^/].*)/index(?:\\.html)?/?$', '/$1'),
    toRedirect('^/([^/].*)\\.html/?$', '/$1'),
    toRedirect('^/([^/].*)/$', '/$1'),
    { src: `^(${pages.join('|')})$`, caseSensitive: true, dest: '$1.html' },
    { handle: 'filesystem' },
    ...hostRules.notFound.map(({ under, page }) => toNotFound(`^${under}.*$`, page)),
  ];
}
