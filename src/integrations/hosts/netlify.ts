import { headersOf, hostRules } from '../../server/hosts/table.ts';

/** Path patterns for everything at the top level of the build: `about.html` is /about, the folder `blog/` is /blog/*. */
export const patternsOf = (topLevel: readonly string[]): string[] =>
  topLevel
    .filter((name) => !hostRules.hidden.includes(`/${name}`))
    .map((name) => `/${name.replace(/\/$/, '/*').replace(/^index\.html$|\.html$/, '')}`)
    .toSorted();

/** `_headers` for Netlify and Cloudflare Pages, whose patterns must not overlap, because both join the values of two that match. */
export function headersFile(patterns: readonly string[]): string {
  const linesOf = (pattern: string) => Object.entries(headersOf(pattern)).map((header) => header.join(': '));
  return `${patterns.map((pattern) => [pattern, ...linesOf(pattern)].join('\n  ')).join('\n\n')}\n`;
}

/** `_redirects`. Only Netlify needs the 404 pages, and the ! by which a redirect wins over a page at the old path. */
export function redirectsFile(forNetlify: boolean): string {
  const redirects = Object.entries(hostRules.redirects).map(
    ([from, to]) => `${from} ${to} 301${forNetlify ? '!' : ''}`,
  );
  const notFound = hostRules.notFound.map(({ under, page }) => `${under}* ${page} 404`);
  return `${[...redirects, ...(forNetlify ? notFound : [])].join('\n')}\n`;
}
