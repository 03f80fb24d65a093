import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installOnDebian } from '../support/install-on-debian';
import { untilServed } from '../support/serve-site';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersOf } from '../../src/server/hosts/table';
import { redirects } from '../../src/site/build/redirects';
import { readOne } from '../content';
import { pages } from '../routes';

const { page, location } = readOne('notFound', 'not-found');
const folders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
const findInstalled = () => folders.map((folder) => `${folder}/nginx`).find((path) => existsSync(path));

/** The path of nginx. As root on Debian, installs it first. Throws if there is none. */
function findNginx(): string {
  const nginx = findInstalled() ?? (installOnDebian(['nginx-light']) ? findInstalled() : undefined);
  if (nginx) return nginx;
  throw new Error('nginx is not installed. Install it with your package manager.');
}

/** Starts nginx on this machine with the built `dist/nginx.conf`, its root and port replaced. Returns a function that stops it. */
async function startNginx(port: number): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const server = readFileSync('dist/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/^ +root .+;$/m, `root ${resolve('dist')};`);
  const mime = '/etc/nginx/mime.types';
  const settings = `${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
events {}
http {
  ${existsSync(mime) ? `include ${mime};` : ''}
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
${server}
}
`;
  writeFileSync(join(folder, 'nginx.conf'), settings);
  const nginx = spawn(findNginx(), ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<never>((_, reject) =>
    nginx.once('exit', (code) => reject(new Error(`nginx ended with code ${code ?? 'none'}`))),
  );
  ended.catch(() => undefined);
  await Promise.race([ended, untilServed(`http://127.0.0.1:${port}/`)]);
  return () => nginx.kill();
}

const port = Number(process.env.NGINX_PORT ?? 4369);
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', headers });

const expectHeaders = (response: Response, path: string) => {
  const expected = headersOf(path, response.status);
  // Some headers must be absent from some paths.
  for (const name of ['Content-Security-Policy', 'X-Frame-Options', 'Cache-Control'])
    expect(response.headers.get(name), `${name} of ${path}`).toBe(expected[name] ?? null);
  expect(Object.fromEntries(response.headers)).toMatchObject(
    Object.fromEntries(Object.entries(expected).map(([name, value]) => [name.toLowerCase(), value])),
  );
};

let stop: (() => void) | undefined;
beforeAll(async () => {
  stop = await startNginx(port);
}, 120_000);
afterAll(() => stop?.());

describe('nginx with the sample server block', () => {
  it('serves every page with the headers of the table', async () => {
    for (const path of pages.filter((path) => !path.endsWith('404'))) {
      const response = await get(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expectHeaders(response, path);
    }
  });

  it.each(Object.entries(redirects))(
    'permanently redirects %s to %s and keeps the query',
    async (from, to) => {
      const response = await get(`${from}?utm_source=card&x=1`);
      expect(response.status).toBe(301);
      expect(response.headers.get('location')).toBe(`${to}?utm_source=card&x=1`);
    },
  );

  it.each([
    ['/about.html?a=1', '/about?a=1'],
    ['/about/', '/about'],
    ['/blog/turf-melt/?a', '/blog/turf-melt?a'],
    ['/index.html', '/'],
    ['/index/?a', '/?a'],
    ['/404.html', '/404'],
    ['/Request-Quote?a', '/request-quote?a'],
    ['/BLOG/Turf-Melt.html', '/blog/turf-melt'],
    ['/About/', '/about'],
  ])('redirects %s to the canonical path %s', async (path, to) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, to]);
  });

  it.each([
    ['/nowhere', page.text],
    ['/locations/nowhere-window-tinting', location.heading],
    ['/_headers', page.text],
    ['/nginx.conf', page.text],
    ['/nope/', page.text],
    ['/locations/nope/', location.heading],
    ['//about', page.text],
    ['/blog//turf-melt', page.text],
    ['/%2fabout', page.text],
    ['/_astro/gone.abc123.js', page.text],
  ])('answers %s with the 404 page', async (path, words) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(words);
    expectHeaders(response, path);
  });

  it('sends compressed pages to browsers that accept them, and plain ones to others', async () => {
    const compressed = await get('/', { 'Accept-Encoding': 'gzip' });
    expect(compressed.headers.get('content-encoding')).toBe('gzip');
    const plain = await get('/', { 'Accept-Encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await compressed.text()).toBe(await plain.text());
    // Otherwise a cache could send a compressed page to a browser that cannot read it.
    for (const { headers } of [compressed, plain]) expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  it('lets browsers cache hashed files for a year', async () => {
    const script = readdirSync('dist/_astro').find((name) => name.endsWith('.js'));
    const response = await get(`/_astro/${script ?? ''}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['//other.example/', '//other.example/x.html', '/%5Cother.example/', '/%2f%2fother.example/'])(
    'does not redirect %s to another site',
    async (path) => {
      const location = (await get(path)).headers.get('location') ?? '/';
      expect(new URL(location, 'https://oakshade.example').origin).toBe('https://oakshade.example');
    },
  );
});
