import { closeSync, fstatSync, openSync, readSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType } from 'hono/utils/mime';
import { resolvePath, headersOf, hostRules } from './hosts/table.ts';

/** An encoded slash, backslash or zero. Such a path is not decoded. */
const encodedSeparator = /%(?:2f|5c|00)/i;
// An empty segment, a hidden one, or a character that some systems read as a separator.
const unsafePath = /\/\/|\/\.(?!well-known\/)|[\\\u0000-\u001f\u007f]/;

/** The decoded path and the query (`?a=b` or empty) of a URL; undefined if it is no URL. */
function toSitePath(url: string): { path: string; query: string } | undefined {
  if (!url.startsWith('/') || !URL.canParse(`http://site${url}`)) return undefined;
  const { pathname, search } = new URL(`http://site${url}`);
  try {
    const path = encodedSeparator.test(pathname) ? pathname : decodeURIComponent(pathname);
    return { path, query: search };
  } catch {
    return undefined;
  }
}

// Some systems find a file whatever the case of its name.
const isFilePath = (path: string) => !unsafePath.test(path) && !hostRules.hidden.includes(path.toLowerCase());

/** Larger files are sent as a stream of chunks of this size, in bytes. */
const chunkSize = 256 * 1024;

/** Whether an `Accept-Encoding` allows an encoding: `br;q=0` does not. */
const acceptsEncoding = (accepted: string, encoding: string) =>
  parseAccept(accepted).some(({ type, q }) => type === encoding && q > 0);

/** Whether an `If-None-Match` names the tag. Proxies may remove the `W/` of a weak one. */
const matches = (list: string | undefined, tag: string) =>
  list?.split(',').some((name) => [tag, tag.slice(2), '*'].includes(name.trim())) ?? false;

interface OpenFile {
  descriptor: number;
  stats: Stats;
  ending: string;
  encoding: string | undefined;
}

/** The content of an open file: all of it, or a stream. Closes the file at the end. */
function readOpenFile({ descriptor, stats: { size } }: OpenFile): BodyInit {
  let position = 0;
  const readChunk = (length: number) => {
    const bytes = new Uint8Array(length);
    const count = readSync(descriptor, bytes, 0, length, position);
    position += count;
    return bytes.subarray(0, count);
  };
  if (size <= chunkSize) {
    const bytes = readChunk(size);
    closeSync(descriptor);
    return bytes;
  }
  return new ReadableStream({
    pull: (controller) => {
      const bytes = readChunk(Math.min(chunkSize, size - position));
      if (bytes.length > 0) controller.enqueue(bytes);
      else {
        closeSync(descriptor);
        controller.close();
      }
    },
    cancel: () => closeSync(descriptor),
  });
}

/**
 * Returns the handler that serves the files of a folder by the table in `hosts`. Unlike that of Hono it sends ETags, and
 * opens a file before it reads the size, because a build may replace the folder at any moment.
 */
export function serveFiles(root: string) {
  const previous = `${root}.old`;
  const identity = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.ino;
  /** The folders to look in. Between the two renames of a build there is only the previous folder. */
  const foldersOf = (path: string) => {
    if (identity(root) === undefined) return [previous];
    // A page of the previous build may still ask for its own scripts and pictures.
    return path.startsWith('/_astro/') ? [root, previous] : [root];
  };

  const exists = (path: string) =>
    isFilePath(path) &&
    foldersOf(path).some((folder) => {
      try {
        return statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false;
      } catch {
        // The system allows no file with this name.
        return false;
      }
    });

  const open = (path: string, ending: string, encoding?: string): OpenFile | undefined => {
    for (const folder of foldersOf(path)) {
      try {
        const descriptor = openSync(join(folder, path + ending), 'r');
        return { descriptor, stats: fstatSync(descriptor), ending, encoding };
      } catch {
        // The file is not in this folder, or may not be read.
      }
    }
    return undefined;
  };

  /** The response to a path, and its file: a compressed copy if there is one that the browser accepts. */
  const find = (path: string, query: string, accepted: string) => {
    for (;;) {
      const before = identity(root);
      const response = resolvePath(path, query, exists);
      if (response.status === 301) return { response };
      const file =
        (acceptsEncoding(accepted, 'br') ? open(response.file, '.br', 'br') : undefined) ??
        (acceptsEncoding(accepted, 'gzip') ? open(response.file, '.gz', 'gzip') : undefined) ??
        open(response.file, '');
      if (identity(root) === before) return { response, file };
      // A new build has replaced the folder meanwhile.
      if (file) closeSync(file.descriptor);
    }
  };

  return (c: Context<{ Bindings: HttpBindings }>): Response => {
    const vary = { Vary: 'Accept-Encoding' };
    const plain = (status: number, text: string, headers = {}) =>
      new Response(text, {
        status,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', ...vary, ...headers },
      });
    const { method } = c.req;
    if (method !== 'GET' && method !== 'HEAD')
      return plain(405, 'Method not allowed\n', { Allow: 'GET, HEAD' });
    // The path as it was sent, because Hono normalizes its own.
    const request = toSitePath(c.env.incoming.url ?? '/');
    if (!request) return plain(400, 'Bad request\n');
    const { response, file } = find(request.path, request.query, c.req.header('Accept-Encoding') ?? '');
    const headers = { ...headersOf(request.path, response.status), ...vary };
    if (response.status === 301)
      return new Response(null, { status: 301, headers: { ...headers, Location: response.location } });
    if (!file) return plain(404, 'Not found\n', headers);
    const { stats, ending, encoding } = file;
    const tag = `W/"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}${ending}"`;
    const isFresh = response.status === 200 && matches(c.req.header('If-None-Match'), tag);
    const isEmpty = isFresh || method === 'HEAD';
    if (isEmpty) closeSync(file.descriptor);
    return new Response(isEmpty ? null : readOpenFile(file), {
      status: isFresh ? 304 : response.status,
      headers: {
        ...headers,
        ETag: tag,
        'Content-Type': getMimeType(response.file) ?? 'application/octet-stream',
        ...(!isFresh && { 'Content-Length': String(stats.size) }),
        ...(encoding && { 'Content-Encoding': encoding }),
      },
    });
  };
}
