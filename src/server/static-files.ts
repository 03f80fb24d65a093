import { closeSync, fstatSync, openSync, readSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { answerTo } from './hosts/answer.ts';
import { headersOf, table } from './hosts/table.ts';
import { isFilePath, toSitePath } from './site-path.ts';

/** Files up to this size are sent in one piece, larger ones as a stream of such pieces; in bytes. */
const piece = 256 * 1024;

/** Whether an `Accept-Encoding` allows an encoding: `br;q=0` does not. */
const accepts = (accepted: string, encoding: string) =>
  accepted.split(',').some((part) => {
    const [name = '', quality = ''] = part.split(';');
    return name.trim() === encoding && !/q=0(?:\.0*)?$/.test(quality.trim());
  });

/** Whether an `If-None-Match` names the tag. */
const matches = (list: string | undefined, tag: string) =>
  list?.split(',').some((name) => [tag, '*'].includes(name.trim())) ?? false;

interface OpenFile {
  descriptor: number;
  stats: Stats;
  ending: string;
  encoding: string | undefined;
}

/** What is in an open file: as a whole, or as a stream that closes it. */
function readBody({ descriptor, stats: { size } }: OpenFile): BodyInit {
  let at = 0;
  const readPiece = (length: number) => {
    const bytes = new Uint8Array(length);
    const read = readSync(descriptor, bytes, 0, length, at);
    at += read;
    return bytes.subarray(0, read);
  };
  if (size <= piece) {
    const bytes = readPiece(size);
    closeSync(descriptor);
    return bytes;
  }
  return new ReadableStream({
    pull: (controller) => {
      const bytes = readPiece(Math.min(piece, size - at));
      if (bytes.length > 0) return controller.enqueue(bytes);
      closeSync(descriptor);
      controller.close();
    },
    cancel: () => closeSync(descriptor),
  });
}

/**
 * Returns the handler that serves the files of a folder as the table in `hosts` says. Unlike the library's own it knows the
 * table, sends tags, and opens a file before it looks at it: a build may take the folder's place at any moment.
 */
export function serveFiles(root: string) {
  const previous = `${root}.old`;
  const identity = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.ino;
  /** Where a path may be found: between the two renames of a build, only the previous folder is there. */
  const foldersOf = (path: string) => {
    if (identity(root) === undefined) return [previous];
    // A page of the previous build may still ask for its own scripts and pictures.
    return path.startsWith('/_astro/') ? [root, previous] : [root];
  };

  const exists = (path: string) =>
    isFilePath(path, table.hidden) &&
    foldersOf(path).some((folder) => {
      try {
        return statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false;
      } catch {
        // No file can have this name.
        return false;
      }
    });

  const open = (path: string, ending: string, encoding?: string): OpenFile | undefined => {
    for (const folder of foldersOf(path)) {
      try {
        const descriptor = openSync(join(folder, path + ending), 'r');
        return { descriptor, stats: fstatSync(descriptor), ending, encoding };
      } catch {
        // Not in this folder, or it may not be read.
      }
    }
    return undefined;
  };

  /** The answer to a path, and its file: the compressed copy if the browser accepts it and there is one. */
  const look = (path: string, query: string, accepted: string) => {
    for (;;) {
      const before = identity(root);
      const answer = answerTo(path, query, exists);
      if (answer.status === 301) return { answer };
      const file =
        (accepts(accepted, 'br') ? open(answer.file, '.br', 'br') : undefined) ??
        (accepts(accepted, 'gzip') ? open(answer.file, '.gz', 'gzip') : undefined) ??
        open(answer.file, '');
      if (identity(root) === before) return { answer, file };
      // A new build took the folder's place in the meantime.
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
    // The path as it was sent: the library has put it in order already.
    const asked = toSitePath(c.env.incoming.url ?? '/');
    if (!asked) return plain(400, 'Bad request\n');
    const { answer, file } = look(asked.path, asked.query, c.req.header('Accept-Encoding') ?? '');
    const headers = { ...headersOf(asked.path, answer.status), ...vary };
    if (answer.status === 301)
      return new Response(null, { status: 301, headers: { ...headers, Location: answer.location } });
    if (!file) return plain(404, 'Not found\n', headers);
    const { stats, ending, encoding } = file;
    const tag = `W/"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}${ending}"`;
    const isFresh = answer.status === 200 && matches(c.req.header('If-None-Match'), tag);
    const isEmpty = isFresh || method === 'HEAD';
    if (isEmpty) closeSync(file.descriptor);
    return new Response(isEmpty ? null : readBody(file), {
      status: isFresh ? 304 : answer.status,
      headers: {
        ...headers,
        ETag: tag,
        'Content-Type': getMimeType(answer.file) ?? 'application/octet-stream',
        ...(!isFresh && { 'Content-Length': String(stats.size) }),
        ...(encoding && { 'Content-Encoding': encoding }),
      },
    });
  };
}
