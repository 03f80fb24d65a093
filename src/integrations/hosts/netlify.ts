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
 * A rule cannot ask for a status. Netlify sends what is missing with `max-age=0` all the same; Cloudflare sends it with
 * the header of its path, a year below /_astro/, and keeps serving the files of the deployments before for a while.
 */
export function headersFile(patterns: readonly string[]): string {
  const blocks = patterns.map((pattern) => {
    const headers = Object.entries(headersOf(pattern));
    return [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/** Whether Netlify builds the site, or its command on this machine does. */
export const isNetlify = (settings: NodeJS.ProcessEnv): boolean =>
  Boolean(settings.NETLIFY || settings.NETLIFY_LOCAL);

/**
 * `_redirects`; both hosts keep the query. Netlify prefers a page at the old address to its move unless a mark forces
 * the move, and is told the pages for what is missing. Cloudflare refuses marks and 404s, and finds those pages itself.
 */
export function redirectsFile(forNetlify: boolean): string {
  const moved = Object.entries(table.redirects).map(
    ([from, to]) => `${from} ${to} 301${forNetlify ? '!' : ''}`,
  );
  const missing = table.notFound.map(({ under, page }) => `${under}* ${page} 404`);
  return `${[...moved, ...(forNetlify ? missing : [])].join('\n')}\n`;
}
