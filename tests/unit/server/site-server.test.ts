import { readdirSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { redirects } from '../../../src/site/redirects';
import { openDatabase } from '../../../src/server/database';
import { createSiteServer } from '../../../src/server/site-server';
import { createStore } from '../../../src/server/sqlite-store';
import { makeSite } from '../../support/site-folder';
import { typed } from './desk';

const made = makeSite();
const database = openDatabase(':memory:');
const log: string[] = [];
const server = createSiteServer(
  { site: made.site, rate: 0, hasProxy: false },
  database,
  createStore(database, []),
  (line) => log.push(line),
);
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  made.remove();
});

interface Raw {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends the path as it is written; clients would put it in order first. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (part) => (text += part.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...body] = text.split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const pairs = lines
        .map((line) => line.split(/: (.*)/, 2))
        .map(([name = '', value = '']) => [name.toLowerCase(), value]);
      resolve({
        status: Number(first.split(' ')[1]),
        headers: Object.fromEntries(pairs) as Record<string, string>,
        body: body.join('\r\n\r\n'),
      });
    });
    const lines = Object.entries({ Host: 'shop.example', Connection: 'close', ...headers });
    socket.write(
      `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    );
  });
}

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

  it.each([...Object.entries(redirects), ['/about/', '/about'], ['/about.html', '/about'], ['/index', '/']])(
    '%s leads to %s for good',
    async (path, to) => {
      const { status, headers } = await get(`${path}?a=1`);
      expect([status, headers.location]).toEqual([301, `${to}?a=1`]);
    },
  );

  it.each([
    '//vercel.json',
    '///vercel.json',
    '/%2fvercel.json',
    '/%2Fnginx.conf',
    '/%5cvercel.json',
    '/\\vercel.json',
    '/vercel.json',
    '/vercel%2ejson',
    '/VERCEL.json',
    '/nginx.conf',
    '/_headers',
    '/_redirects',
    '/./_redirects',
    '/a/../vercel.json',
    '/a/%2e%2e/vercel.json',
    '/a/..%2fvercel.json',
    '/.env',
    '/%2eenv',
    '/%2e%65nv',
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/..%5coutside.txt',
    '/%252e%252e/outside.txt',
    '/vercel.json%00.html',
    '//about',
    `/${'a'.repeat(5000)}`,
  ])('is not %s', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body).not.toMatch(/hidden|SECRET|outside/);
  });

  it.each(['/%ff', '/%', 'http://other.example/', '*'])('%s is no address', async (path) => {
    expect((await get(path)).status).toBe(400);
  });

  it('never leaves its folder and never shows a hidden file, whatever the path', async () => {
    const part = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '%00',
      'vercel.json',
      'nginx.conf',
      '_headers',
      '.env',
      'outside.txt',
      'dist',
      'a',
      '.html',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 7 }), async (parts) => {
        const { body, headers } = await get(`/${parts.join('')}`);
        expect(body).not.toMatch(/hidden|SECRET|outside/);
        expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['br', 'br', 'home in brotli'],
    ['gzip, deflate, br, zstd', 'br', 'home in brotli'],
    ['gzip', 'gzip', 'home in gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'home in gzip'],
    ['br;q=0.000', undefined, '<h1>Home</h1>'],
    ['', undefined, '<h1>Home</h1>'],
  ])('is sent to a browser that takes "%s" in %s', async (accepted, encoding, text) => {
    const { headers, body } = await get('/', { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toBe(text);
  });

  it('is not sent again to who has it, each encoding by itself', async () => {
    const [br, gzip] = await Promise.all(['br', 'gzip'].map((name) => get('/', { 'Accept-Encoding': name })));
    const tag = br?.headers.etag ?? '';
    expect(tag).not.toBe(gzip?.headers.etag);
    const ask = (accepted: string, list: string) =>
      get('/', { 'Accept-Encoding': accepted, 'If-None-Match': list });
    const again = await ask('br', `"x", ${tag}`);
    expect([again.status, again.body, again.headers.etag]).toEqual([304, '', tag]);
    expect((await ask('br', '*')).status).toBe(304);
    expect((await ask('gzip', tag)).status).toBe(200);
  });

  it('has a head of its own', async () => {
    const { status, headers, body } = await get('/about', {}, 'HEAD');
    expect([status, body, headers['content-length']]).toEqual([200, '', '14']);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('cannot be had by %s', async (method) => {
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
  ])('for %s says that it varies and is never sniffed', async (path) => {
    const { headers } = await get(path);
    expect(headers.vary).toContain('Accept-Encoding');
    if (path !== '/%ff') expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('of the desk is kept nowhere', async () => {
    for (const path of ['/quotes', '/quotes/x', '/health'])
      expect((await get(path)).headers['cache-control']).toBe('no-store');
  });

  it.each(['TRACE', 'PUT', 'DELETE', 'OPTIONS'])('of the desk to %s is no', async (method) => {
    expect((await get('/quotes', { 'Content-Length': '0' }, method)).status).toBe(405);
  });

  it('of health says that requests can be kept', async () => {
    expect(JSON.parse((await get('/health')).body)).toEqual({ ok: true, outbox: 'fine' });
  });
});

describe('a request for a quote', () => {
  const post = (body: string, more = {}) =>
    fetch(`http://127.0.0.1:${port}/quotes`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
      ...more,
    });

  it('is kept', async () => {
    expect((await post(JSON.stringify(typed))).status).toBe(201);
    expect(database.prepare('SELECT quote FROM quotes').get()?.quote).toContain(typed.message);
  });

  it('that is too large, in one piece or in many, is refused before it is read', async () => {
    expect((await post('x'.repeat(70_000))).status).toBe(413);
    async function* pieces() {
      for (let piece = 0; piece < 100; piece++) {
        yield Buffer.alloc(1024, 'x');
        await wait(1);
      }
    }
    const streamed = await post('', { body: pieces(), duplex: 'half' }).catch(() => ({ status: 413 }));
    expect(streamed.status).toBe(413);
  });

  it('that ends in the middle leaves nothing, not even a line in the log', async () => {
    const before = database.prepare('SELECT count(*) AS n FROM quotes').get();
    log.length = 0;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /quotes HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":',
    );
    await wait(50);
    socket.destroy();
    await wait(50);
    expect(database.prepare('SELECT count(*) AS n FROM quotes').get()).toEqual(before);
    expect(log).toEqual([]);
  });
});

describe('visitors who leave in the middle', () => {
  it.runIf(process.platform === 'linux')('leave no open file behind', async () => {
    const openFiles = () => readdirSync('/proc/self/fd').length;
    const leave = () =>
      new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () =>
          socket.write('GET /_astro/large.abc123.avif HTTP/1.1\r\nHost: x\r\n\r\n'),
        );
        socket.once('data', () => socket.destroy());
        socket.once('close', () => resolve());
        socket.on('error', () => {});
      });
    await leave();
    await wait(100);
    const before = openFiles();
    for (let round = 0; round < 20; round++) await Promise.all(Array.from({ length: 20 }, leave));
    await expect.poll(() => openFiles() - before).toBeLessThanOrEqual(2);
  });
});
