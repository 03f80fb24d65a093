import { headersOf, table } from '../../server/hosts/table.ts';

/** Path patterns that together cover the top level of the build: `about.html` is /about, a folder is /folder/*. */
export function patternsOf(topLevel: readonly { name: string; folder: boolean }[]): string[] {
  return topLevel
    .filter(({ name }) => !table.hidden.some((hidden) => hidden === `/${name}`))
    .map(({ name, folder }) => {
      if (folder) return `/${name}/*`;
      return name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
    })
    .toSorted();
}

/**
 * `_headers` for Netlify and Cloudflare Pages. Both join the values of a header that two patterns give, so no two
 * patterns here may match one path, and there is none for everything.
 */
export function headersFile(patterns: readonly string[]): string {
  const blocks = patterns.map((pattern) => {
    const headers = Object.entries(headersOf(pattern));
    return [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/** `_redirects` for Netlify and Cloudflare Pages; both keep the query, and the second finds a folder's 404.html itself. */
export function redirectsFile(): string {
  const moved = Object.entries(table.redirects).map(([from, to]) => `${from} ${to} 301`);
  const missing = table.notFound.map(({ under, page }) => `${under}* ${page} 404`);
  return `${[...moved, ...missing].join('\n')}\n`;
}
