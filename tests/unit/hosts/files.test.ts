import { afterAll, describe, expect, it } from 'vitest';
import { headersFile, patternsOf, redirectsFile } from '../../../src/integrations/hosts/netlify';
import { nginxFile } from '../../../src/integrations/hosts/nginx';
import { resolvePath, headersOf } from '../../../src/server/hosts/table';
import { vercelRoutes } from '../../../src/integrations/hosts/vercel';
import { redirects } from '../../../src/site/build/redirects';

/** Old paths of another site, which no page of this one could have. */
const old = { '/About.html': '/about', '/Old_Pages/': '/about', '/Prices': '/about' };
Object.assign(redirects, old);
afterAll(() => {
  for (const path of Object.keys(old)) Reflect.deleteProperty(redirects, path);
});

const redirectEntries = Object.entries(redirects);
const patterns = patternsOf([
  { name: 'index.html', folder: false },
  { name: 'about.html', folder: false },
  { name: 'favicon.svg', folder: false },
  { name: '_headers', folder: false },
  { name: '_astro', folder: true },
  { name: 'embed', folder: true },
]);

describe('the response headers', () => {
  const all = {
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };

  it.each(['/', '/about', '/embed/quote', '/nowhere'])('of %s include the security headers', (path) => {
    const camera = expect.stringContaining('camera=()') as string;
    expect(headersOf(path)).toMatchObject({ ...all, 'Permissions-Policy': camera });
  });

  it('of the files of pages leave out what only pages obey', () => {
    const caching = 'public, max-age=31536000, immutable';
    expect(headersOf('/_astro/a.abc123.js')).toEqual({ ...all, 'Cache-Control': caching });
  });

  it('let other sites frame only the embedded form', () => {
    expect(headersOf('/embed/quote')).not.toHaveProperty('Content-Security-Policy');
    expect(headersOf('/embed/quote')).not.toHaveProperty('X-Frame-Options');
    for (const path of ['/', '/request-quote', '/blog/turf-melt'])
      expect(headersOf(path)['Content-Security-Policy']).toBe("frame-ancestors 'none'");
  });

  it('let browsers cache hashed files for a year, and only them', () => {
    expect(headersOf('/_astro/a.abc123.js')['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(headersOf('/about')['Cache-Control']).toBe('public, max-age=0, must-revalidate');
  });

  it('let no browser cache a missing hashed file for a year', () => {
    for (const status of [404, 416, 500])
      expect(headersOf('/_astro/a.abc123.js', status)['Cache-Control']).toBe(
        'public, max-age=0, must-revalidate',
      );
    for (const status of [206, 304])
      expect(headersOf('/_astro/a.abc123.js', status)['Cache-Control']).toContain('immutable');
  });
});

describe('Netlify and Cloudflare Pages', () => {
  it('get patterns that do not overlap', () => {
    expect(patterns).toEqual(['/', '/_astro/*', '/about', '/embed/*', '/favicon.svg']);
  });

  it('get each header of each pattern', () => {
    const blocks = headersFile(patterns).trim().split('\n\n');
    expect(blocks.map((block) => block.split('\n')[0])).toEqual(patterns);
    expect(blocks[1]).toContain('  Cache-Control: public, max-age=31536000, immutable');
    expect(blocks[3]).not.toContain('frame-ancestors');
  });

  it('get the redirects as each host writes them', () => {
    const cloudflare = redirectsFile(false).trim().split('\n');
    for (const [from, to] of redirectEntries) expect(cloudflare).toContain(`${from} ${to} 301`);
    // A line with any other format would stop the deployment.
    for (const line of cloudflare) expect(line).toMatch(/^\/\S+ \/\S+ 301$/);
    const netlify = redirectsFile(true).trim().split('\n');
    for (const [from, to] of redirectEntries)
      expect(netlify).toContain(`${from} ${to} 301${/[A-Z]/.test(from) ? '' : '!'}`);
    expect(netlify.slice(-2)).toEqual(['/locations/* /locations/404.html 404', '/* /404.html 404']);
  });
});

it('Netlify and Cloudflare redirect the usual spellings in capitals, but not those that the owner redirects', () => {
  const lines = redirectsFile(false, ['/prices', '/blog/turf-melt']).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '/PRICES /prices 301',
      '/Blog/Turf-Melt /blog/turf-melt 301',
      '/BLOG/TURF-MELT /blog/turf-melt 301',
    ]),
  );
  expect(lines.filter((line) => line.startsWith('/Prices '))).toEqual(['/Prices /about 301']);
});

it('nginx redirects only the exact path', () => {
  for (const [from, to] of redirectEntries)
    expect(nginxFile('a.example')).toContain(`  location = ${from} { return 301 ${to}$is_args$args; }`);
});

describe('Vercel', () => {
  const files = ['/index.html', '/about.html', '/blog/turf-melt.html', '/404.html', '/locations/404.html'];
  const routes = vercelRoutes(['/about', '/blog/turf-melt']);
  /** How Vercel answers according to its documentation: routes in order, and those that continue add their headers. */
  const answer = (path: string) => {
    const headers: Record<string, string> = {};
    for (const { src = '', caseSensitive, status = 200, dest, handle, ...route } of routes) {
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
    '/',
    '/about',
    '/about/',
    '/AboutXhtml',
    '/About',
    '/BLOG/Turf-Melt',
    '/Nowhere',
    '/index.html',
    '/blog/turf-melt.html',
    '/nowhere',
    '/locations/nowhere-window-tinting',
    '/_astro/gone.abc123.js',
    '/vercel.json',
  ])('answers %s as every other host does', (path) => {
    const { headers, ...response } = answer(path) ?? {};
    const expected = resolvePath(path, '', (file) => files.includes(file));
    expect(response).toEqual(expected);
    expect(headers).toEqual(headersOf(path, expected.status));
  });

  it.each(['//other.example/', '//other.example/a.html', '//other.example/index'])(
    'does not send %s to another site',
    (path) => expect(answer(path)?.location).toBeUndefined(),
  );
});
