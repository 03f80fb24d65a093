import { headersOf, hostRules } from '../../server/hosts/table.ts';

/** Path patterns for everything at the top level of the build: `about.html` is /about, a folder is /folder/*. */
export function patternsOf(topLevel: readonly { name: string; folder: boolean }[]): string[] {
  return topLevel
    .filter(({ name }) => !hostRules.hidden.some((hidden) => hidden === `/${name}`))
    .map(({ name, folder }) => {
      if (folder) return `/${name}/*`;
      return name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
    })
    .toSorted();
}

/**
 * `_headers` for Netlify and Cloudflare Pages. Both join the values of two patterns that match one path, so the patterns
 * must not overlap.
 * A rule cannot depend on the status. Netlify sends `max-age=0` with a 404. Cloudflare sends the header of the path, so a 404
 * below /_astro/ is cached for a year. That seldom happens, because it serves the files of earlier deployments for a while.
 */
export function headersFile(patterns: readonly string[]): string {
  const blocks = patterns.map((pattern) => {
    const headers = Object.entries(headersOf(pattern));
    return [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

export const isNetlify = (env: NodeJS.ProcessEnv): boolean => Boolean(env.NETLIFY || env.NETLIFY_LOCAL);

/** The usual spellings of a path in capitals, `/Request-Quote` and `/REQUEST-QUOTE`, because no rule can ignore them. */
const inCapitals = (path: string) => [
  path.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  path.toUpperCase(),
];

/**
 * `_redirects` for a site with these pages. Both hosts keep the query. Netlify has to be told the 404 pages, and needs an
 * exclamation mark: without it, a page at the old path would win. With capitals it should, because Netlify may ignore them.
 * Cloudflare rejects both and finds the 404 pages by itself.
 */
export function redirectsFile(forNetlify: boolean, pages: readonly string[] = []): string {
  const mark = (from: string) => (forNetlify && from === from.toLowerCase() ? '!' : '');
  const capitals = pages
    .flatMap((page) => inCapitals(page).map((from) => [from, page] as const))
    .filter(([from, page]) => from !== page && !(from in hostRules.redirects));
  const redirects = [...Object.entries(hostRules.redirects), ...capitals].map(
    ([from, to]) => `${from} ${to} 301${mark(from)}`,
  );
  const notFound = hostRules.notFound.map(({ under, page }) => `${under}* ${page} 404`);
  return `${[...redirects, ...(forNetlify ? notFound : [])].join('\n')}\n`;
}
