import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { redirects } from '../../../src/site/build/redirects';
import { cases } from '../../reach';
import { serveSite } from './raw-site';

const { port, get, stop } = await serveSite();
afterAll(stop);

describe('a file of the site', () => {
  it.each([
    ['/', 200, 'Home'],
    ['/about', 200, 'About'],
    ['/about?a=1', 200, 'About'],
    ['/%61bout', 200, 'About'],
    ['/_astro/a.abc123.js', 200, 'a()'],
    ['/.well-known/security.txt', 200, 'Contact'],
    ['/nowhere', 404, '404'],
    ['/locations/nowhere-window-tinting', 404, 'Location not found'],
  ])('%s is %i with %s', async (path, status, text) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(text);
  });

  it.each([
    ...Object.entries(redirects),
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/index', '/'],
    ['/About', '/about'],
    ['/ABOUT.HTML', '/about'],
  ])('%s redirects permanently to %s', async (path, to) => {
    const { status, headers } = await get(`${path}?a=1`);
    expect([status, headers.location]).toEqual([301, `${to}?a=1`]);
  });

  it.each([
    '//nginx.conf',
    '/%2fnginx.conf',
    '/%5cnginx.conf',
    '/nginx.conf',
    '/_headers',
    '/a/../nginx.conf',
    '/a/%2e%2e/nginx.conf',
    '/.env',
    '/%2eenv',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/%252e%252e/outside.txt',
    '/nginx.conf%00.html',
    '//about',
    `/${'a'.repeat(5000)}`,
  ])('%s is not served', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body).not.toMatch(/SECRET/);
  });

  it.each(['/%ff', '/%', '/\\nginx.conf', 'http://other.example/', '*'])(
    '%s is a bad request',
    async (path) => {
      expect((await get(path)).status).toBe(400);
    },
  );

  it('no path reaches a hidden file, a file outside the folder, or another site', async () => {
    const parts =
      '/ // \\ . .. %2e %2f %5c %00 nginx.conf _headers .env outside.txt other.example index dist a .html';
    const part = fc.constantFrom(...parts.split(' '));
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 7 }), async (parts) => {
        const { body, headers } = await get(`/${parts.join('')}`);
        expect(body).not.toMatch(/SECRET/);
        expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: cases },
    );
  });

  it.each([
    ['br', 'br', 'home in brotli'],
    ['gzip, deflate, br, zstd', 'br', 'home in brotli'],
    ['gzip', 'gzip', 'home in gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'home in gzip'],
    ['br;q=0.000', undefined, '<h1>Home</h1>'],
    ['', undefined, '<h1>Home</h1>'],
  ])('is sent to a browser that accepts "%s", encoded as %s', async (accepted, encoding, text) => {
    const { headers, body } = await get('/', { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toBe(text);
  });

  it('is answered with 304 to a browser that already has it in that encoding', async () => {
    const [br, gzip] = await Promise.all(['br', 'gzip'].map((name) => get('/', { 'Accept-Encoding': name })));
    const tag = br?.headers.etag ?? '';
    expect(tag).not.toBe(gzip?.headers.etag);
    const ask = (accepted: string, list: string) =>
      get('/', { 'Accept-Encoding': accepted, 'If-None-Match': list });
    const again = await ask('br', `"x", ${tag}`);
    expect([again.status, again.body, again.headers.etag]).toEqual([304, '', tag]);
    expect((await ask('br', '*')).status).toBe(304);
    expect((await ask('br', tag.replace('W/', ''))).status).toBe(304);
    expect((await ask('gzip', tag)).status).toBe(200);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('refuses %s with 405', async (method) => {
    const { status, headers } = await get('/about', { 'Content-Length': '0' }, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('every answer', () => {
  it.each([
    '/',
    '/about',
    '/nowhere',
    '/about/',
    '/%ff',
    '/_astro/a.abc123.js',
    '/quotes',
    '/quotes/x',
    '/health',
  ])('for %s varies by encoding and forbids sniffing', async (path) => {
    const { headers } = await get(path);
    expect(headers.vary).toContain('Accept-Encoding');
    if (path !== '/%ff') expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('about quotes and health is never cached', async () => {
    for (const path of ['/quotes', '/quotes/x', '/health'])
      expect((await get(path)).headers['cache-control']).toBe('no-store');
  });
});

it('a request for a quote is refused unread when it is too large, whole or in chunks', async () => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, duplex: 'half' } as const;
  const post = (body: BodyInit) => fetch(`http://127.0.0.1:${port}/quotes`, { ...init, body });
  expect((await post('x'.repeat(70_000))).status).toBe(413);
  async function* pieces() {
    for (let piece = 0; piece < 100; piece++) {
      yield Buffer.alloc(1024, 'x');
      await wait(1);
    }
  }
  const streamed = await post(pieces() as unknown as BodyInit).catch(() => ({ status: 413 }));
  expect(streamed.status).toBe(413);
});
