import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirects } from '../../../src/site/build/redirects';
import { serveSite } from './serve';

const { get, site } = await serveSite();

describe('the server of the site', () => {
  it.each([
    ['/', 200, 'Home'],
    ['/%61bout?a=1', 200, 'About'],
    ['/_astro/a.abc123.js', 200, 'a()'],
    ['/.well-known/security.txt', 200, 'Contact'],
    ['/nowhere', 404, '404'],
    ['//about', 404, '404'],
    ['/.env', 404, '404'],
    ['/locations/nowhere-window-tinting', 404, 'Location not found'],
  ])('answers %s with %i and %s', async (path, status, text) => {
    expect(await get(path)).toMatchObject({ status, body: expect.stringContaining(text) as string });
  });

  it.each([...Object.entries(redirects), ['/about/', '/about'], ['/about.html', '/about'], ['/index', '/']])(
    'redirects %s permanently to %s',
    async (path, location) => {
      expect(await get(`${path}?a=1`)).toMatchObject({
        status: 301,
        headers: { location: `${location}?a=1` },
      });
    },
  );

  it.each(['/%ff', '/\\nginx.conf', '*'])('has nothing at %s', async (path) => {
    expect((await get(path)).status).toBeGreaterThanOrEqual(400);
  });

  it('serves no hidden file and no file outside the folder, and redirects to no other site', async () => {
    const parts =
      '/ // \\ . .. %2e %2f %5c %00 nginx.conf _headers .env outside.txt other.example index dist a .html';
    const part = fc.constantFrom(...parts.split(' '));
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 7 }), async (parts) => {
        const { body, headers } = await get(`/${parts.join('')}`);
        expect(body).not.toMatch(/SECRET/);
        expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', 'home in brotli'],
    ['gzip, deflate', 'gzip', 'home in gzip'],
    ['gzip, br;q=0', 'gzip', 'home in gzip'],
    ['', undefined, '<h1>Home</h1>'],
  ])('sends a page to a browser that accepts "%s" encoded as %s', async (accepted, encoding, body) => {
    const page = await get('/', { 'Accept-Encoding': accepted });
    expect([page.headers['content-encoding'], page.body]).toEqual([encoding, body]);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('answers with 304 a browser that already has a file, until it changes', async () => {
    const { headers } = await get('/about');
    const again = () => get('/about', { 'If-None-Match': `"x", ${headers.etag ?? ''}` });
    expect(await again()).toMatchObject({ status: 304, body: '', headers: { etag: headers.etag } });
    writeFileSync(join(site, 'about.html'), '<h1>About us</h1>');
    expect(await again()).toMatchObject({ status: 200, body: '<h1>About us</h1>' });
  });

  it('has scripts of the previous build, but no page that the new one lacks, unless only that build is there', async () => {
    for (const name of ['removed.html', '_astro/old.abc123.js']) {
      mkdirSync(dirname(join(`${site}.old`, name)), { recursive: true });
      writeFileSync(join(`${site}.old`, name), 'old');
    }
    const statuses = async () => [
      (await get('/removed')).status,
      (await get('/_astro/old.abc123.js')).status,
    ];
    expect(await statuses()).toEqual([404, 200]);
    renameSync(site, `${site}.new`);
    expect(await statuses()).toEqual([200, 200]);
    renameSync(`${site}.new`, site);
  });

  it.each(['POST', 'DELETE', 'TRACE'])('refuses %s of a page with 405', async (method) => {
    const { status, headers } = await get('/about', { 'Content-Length': '0' }, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each(['/', '/nowhere', '/about/', '/_astro/a.abc123.js', '/quotes', '/health'])(
    'lets a cache keep %s for one encoding alone, and no browser guess its type',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.vary).toContain('Accept-Encoding');
      expect(headers['x-content-type-options']).toBe('nosniff');
      if (/quotes|health/.test(path)) expect(headers['cache-control']).toBe('no-store');
    },
  );
});
