import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersOf } from '../../src/server/hosts/table';
import { redirects } from '../../src/site/build/redirects';
import { readOne } from '../content';
import { pages } from '../routes';
import { installOnDebian } from '../support/install-on-debian';
import { untilServed } from '../support/serve-site';

const { page, location } = readOne('notFound', 'not-found');
const port = Number(process.env.NGINX_PORT ?? 4369);
const folders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
const findInstalled = () => folders.map((folder) => `${folder}/nginx`).find((path) => existsSync(path));

/** Starts nginx on this machine with the built `dist/nginx.conf`, its root and port replaced. Returns a function that stops it. */
async function startNginx(): Promise<() => void> {
  const nginx = findInstalled() ?? (installOnDebian(['nginx-light']) ? findInstalled() : undefined);
  if (!nginx) throw new Error('nginx is not installed. Install it with your package manager.');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const server = readFileSync('dist/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/^ +root .+;$/m, `root ${resolve('dist')};`);
  const mime = existsSync('/etc/nginx/mime.types') ? 'include /etc/nginx/mime.types;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const http = `${mime} access_log off; ${temporary.join(' ')}\n${server}`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `${user} pid ${folder}/nginx.pid; events {} http { ${http} }`);
  const child = spawn(nginx, ['-e', 'stderr', '-c', file, '-g', 'daemon off;'], { stdio: 'inherit' });
  await untilServed(`http://127.0.0.1:${port}/`);
  return () => child.kill();
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', headers });

const expectHeaders = (response: Response, path: string) => {
  const expected = headersOf(path, response.status);
  // Some headers must be absent from some paths.
  const names = [...Object.keys(expected), 'Content-Security-Policy', 'X-Frame-Options', 'Cache-Control'];
  for (const name of names)
    expect(response.headers.get(name), `${name} of ${path}`).toBe(expected[name] ?? null);
};

let stop: (() => void) | undefined;
beforeAll(async () => void (stop = await startNginx()), 120_000);
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

  it.each([
    ...Object.entries(redirects),
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/index.html', '/'],
    ['/blog/turf-melt.html', '/blog/turf-melt'],
  ])('permanently redirects %s to %s and keeps the query', async (from, to) => {
    const { status, headers } = await get(`${from}?utm_source=card&x=1`);
    expect([status, headers.get('location')]).toEqual([301, `${to}?utm_source=card&x=1`]);
  });

  it.each([
    ['/nowhere', page.text],
    ['/locations/nowhere-window-tinting', location.heading],
    ['/_headers', page.text],
    ['/nginx.conf', page.text],
    ['//about', page.text],
    ['/_astro/gone.abc123.js', page.text],
  ])('answers %s with the 404 page', async (path, words) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(words);
    expectHeaders(response, path);
  });

  it('sends compressed pages to browsers that accept them, and plain ones to others', async () => {
    const compressed = await get('/', { 'Accept-Encoding': 'gzip' });
    const plain = await get('/', { 'Accept-Encoding': 'identity' });
    expect([compressed, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null]);
    expect(await compressed.text()).toBe(await plain.text());
    // Otherwise a cache could send a compressed page to a browser that cannot read it.
    for (const { headers } of [compressed, plain]) expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  it('lets browsers cache hashed files for a year', async () => {
    const script = readdirSync('dist/_astro').find((name) => name.endsWith('.js')) ?? '';
    expectHeaders(await get(`/_astro/${script}`), `/_astro/${script}`);
  });

  it.each(['//other.example/x.html', '/%5Cother.example/'])(
    'does not redirect %s to another site',
    async (path) => {
      const to = (await get(path)).headers.get('location') ?? '/';
      expect(new URL(to, 'https://oakshade.example').origin).toBe('https://oakshade.example');
    },
  );
});
