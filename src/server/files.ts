import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType } from 'hono/utils/mime';
import { headersOf, resolvePath } from './hosts/table.ts';

/** Paths with a hidden file or folder, `..`, an empty part or a backslash. */
const isHidden = /\\|\/(?:\/|\.(?!well-known\/))/;

/** The endings of compressed copies beside a file, the best first. */
const encodings = Object.entries({ br: '.br', gzip: '.gz' });

function stat(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    // The system allows no file with this name.
    return undefined;
  }
}

/** Serves the files of a build by the table in `hosts`, with their compressed copies. */
export function createFileServer(site: string) {
  const app = new Hono();
  const previous = `${site}.old`;

  app.all('*', async (c) => {
    const build = stat(site)?.ino;
    /** Where a file is. Pages of the previous build still ask for its scripts, and during a swap there is only that one. */
    const find = (file: string) => {
      if (isHidden.test(file)) return undefined;
      const folders = file.startsWith('/_astro/') || !build ? [site, previous] : [site];
      return folders.map((folder) => join(folder, file)).find((path) => stat(path)?.isFile());
    };
    const { search } = new URL(c.req.url);
    const response = resolvePath(c.req.path, search, (file) => find(file) !== undefined);
    const path = response.status === 301 ? undefined : find(response.file);
    // Another build took its place while the file was looked for.
    if (stat(site)?.ino !== build) return app.fetch(c.req.raw);
    const headers = { ...headersOf(c.req.path, response.status), Vary: 'Accept-Encoding' };
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    if (!/^(?:GET|HEAD)$/.test(c.req.method))
      return c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' });
    if (response.status === 301) return c.redirect(response.location, 301);
    if (!path) return c.text('Not found\n', 404);
    const accepted = parseAccept(c.req.header('Accept-Encoding') ?? '').filter(({ q }) => q > 0);
    const isAccepted = (encoding: string) => accepted.some(({ type }) => type === encoding);
    const [encoding, ending = ''] =
      encodings.find(([name, end]) => isAccepted(name) && stat(path + end)) ?? [];
    const info = stat(path + ending);
    const tag = `"${info?.size}-${info?.mtimeMs}"`;
    c.header('ETag', tag);
    if (c.req.header('If-None-Match')?.includes(tag)) return c.body(null, 304);
    if (encoding) c.header('Content-Encoding', encoding);
    c.header('Content-Type', getMimeType(path) ?? 'application/octet-stream');
    // Whole, as a new build may take its place at any moment, also before it is opened.
    const body = await readFile(path + ending).catch((error: unknown) => {
      if (stat(site)?.ino === build && stat(path + ending)) throw error;
    });
    return info && body ? c.body(body, response.status) : app.fetch(c.req.raw);
  });
  return app;
}
