import { afterAll, describe, expect, it } from 'vitest';
import { headersFile, patternsOf, redirectsFile } from '../../../src/integrations/hosts/netlify';
import { vercelRoutes } from '../../../src/integrations/hosts/vercel';
import { headersOf, resolvePath } from '../../../src/server/hosts/table';
import { redirects } from '../../../src/site/build/redirects';

/** Old paths of another site, which no page of this one could have. */
const old = { '/About.html': '/about', '/Old_Pages/': '/about' };
Object.assign(redirects, old);
afterAll(() => {
  for (const path of Object.keys(old)) Reflect.deleteProperty(redirects, path);
});
/** A route of Vercel, as its documentation has it. */
interface Route {
  src?: string;
  caseSensitive?: boolean;
  status?: number;
  dest?: string;
  handle?: string;
  continue?: boolean;
  headers?: Record<string, string>;
}

const redirectEntries = Object.entries(redirects);

describe('the response headers', () => {
  it('of pages keep them fresh, unsniffed, and out of the frames of other sites, except the embedded form', () => {
    expect(headersOf('/blog/turf-melt')).toMatchObject({
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()') as string,
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Cache-Control': 'public, max-age=0, must-revalidate',
    });
    expect(headersOf('/embed/quote')).not.toHaveProperty('Content-Security-Policy');
    expect(headersOf('/embed/quote')).not.toHaveProperty('X-Frame-Options');
  });

  it('let browsers keep hashed files for a year, unless one is missing', () => {
    for (const status of [200, 206, 304])
      expect(headersOf('/_astro/a.abc123.js', status)['Cache-Control']).toContain(
        'max-age=31536000, immutable',
      );
    expect(headersOf('/_astro/a.abc123.js', 404)['Cache-Control']).toBe('public, max-age=0, must-revalidate');
  });
});

describe('Netlify and Cloudflare Pages', () => {
  it('get each header of each pattern, and no patterns that overlap', () => {
    const patterns = patternsOf(['index.html', 'about.html', 'favicon.svg', '_headers', '_astro/', 'embed/']);
    expect(patterns).toEqual(['/', '/_astro/*', '/about', '/embed/*', '/favicon.svg']);
    const blocks = headersFile(patterns).trim().split('\n\n');
    expect(blocks.map((block) => block.split('\n')[0])).toEqual(patterns);
    expect(blocks[1]).toContain('  Cache-Control: public, max-age=31536000, immutable');
    expect(blocks[3]).not.toContain('frame-ancestors');
  });

  it('get the redirects as each host writes them', () => {
    const cloudflare = redirectsFile(false).trim().split('\n');
    // A line with any other format would stop the deployment.
    expect(cloudflare).toEqual(redirectEntries.map(([from, to]) => `${from} ${to} 301`));
    const netlify = redirectsFile(true).trim().split('\n');
    for (const [from, to] of redirectEntries) expect(netlify).toContain(`${from} ${to} 301!`);
    expect(netlify.slice(-2)).toEqual(['/locations/* /locations/404.html 404', '/* /404.html 404']);
  });
});

describe('Vercel', () => {
  const files = ['/index.html', '/about.html', '/blog/turf-melt.html', '/404.html', '/locations/404.html'];
  const routes = vercelRoutes(['/about', '/blog/turf-melt']);
  /** How Vercel answers according to its documentation: routes in order, and those that continue add their headers. */
  const answer = (path: string) => {
    const headers: Record<string, string> = {};
    for (const { src = '', caseSensitive, status = 200, dest, handle, ...route } of routes as Route[]) {
      const pattern = new RegExp(src, caseSensitive === false ? 'i' : '');
      if (handle && path === '/') return { status: 200, file: '/index.html', headers };
      if (handle || !pattern.test(path)) continue;
      const { Location, ...more } = route.headers ?? {};
      Object.assign(headers, more);
      if (route.continue) continue;
      if (dest) return { status, file: path.replace(pattern, dest), headers };
      return { status, location: path.replace(pattern, Location ?? ''), headers };
    }
    return undefined;
  };

  it.each([
    ...Object.keys(redirects),
    ...['/', '/about', '/about/', '/index.html', '/blog/turf-melt.html', '/nowhere'],
    ...['/locations/nowhere-window-tinting', '/_astro/gone.abc123.js', '/vercel.json'],
  ])('answers %s as every other host does', (path) => {
    const { headers, ...response } = answer(path) ?? {};
    const expected = resolvePath(path, '', (file) => files.includes(file));
    expect(response).toEqual(expected);
    expect(headers).toEqual(headersOf(path, expected.status));
  });

  it.each(['//other.example/', '//other.example/a.html'])('does not send %s to another site', (path) =>
    expect(answer(path)?.location).toBeUndefined(),
  );
});
