import { createReadStream, statSync, type Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { answerTo } from './hosts/answer.ts';
import { headersOf, table } from './hosts/table.ts';
import { isFilePath, toSitePath } from './site-path.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Whether a list of encodings takes one of them: `br;q=0` does not. */
const takes = (accepted: string, encoding: string) =>
  accepted.split(',').some((part) => {
    const [name = '', quality = ''] = part.split(';');
    return name.trim() === encoding && !/q=0(?:\.0*)?$/.test(quality.trim());
  });

/** Whether a list of tags names the one of the file. */
const names = (list: string | undefined, tag: string) =>
  list?.split(',').some((name) => [tag, '*'].includes(name.trim())) ?? false;

/** Returns the function that serves the files of a folder as the table of `hosts` says. */
export function createFileServer(root: string) {
  const fileAt = (path: string): Stats | undefined => {
    if (!isFilePath(path, table.hidden)) return undefined;
    try {
      const stats = statSync(join(root, path), { throwIfNoEntry: false });
      return stats?.isFile() ? stats : undefined;
    } catch {
      // A name that no file can have, or a file that may not be read.
      return undefined;
    }
  };
  const exists = (path: string) => fileAt(path) !== undefined;
  /** The compressed copy if the browser takes it and there is one. */
  const pick = (file: string, accepted: string) => {
    const plain = { ending: '', encoding: undefined };
    const copies = [
      { ending: '.br', encoding: 'br' },
      { ending: '.gz', encoding: 'gzip' },
    ];
    for (const copy of [...copies.filter(({ encoding }) => takes(accepted, encoding)), plain]) {
      const stats = fileAt(file + copy.ending);
      if (stats) return { ...copy, stats };
    }
    return undefined;
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    const vary = { Vary: 'Accept-Encoding' };
    const plainly = (status: number, text: string, headers = {}) => {
      response
        .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...vary, ...headers })
        .end(text);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plainly(405, 'Method not allowed\n', { Allow: 'GET, HEAD' });
    const asked = toSitePath(request.url ?? '/');
    if (!asked) return plainly(400, 'Bad request\n');
    const { path, query } = asked;
    const headers = { ...headersOf(path), ...vary };
    const answer = answerTo(path, query, exists);
    if (answer.status === 301) {
      response.writeHead(301, { ...headers, Location: answer.location }).end();
      return;
    }
    const found = pick(answer.file, String(request.headers['accept-encoding'] ?? ''));
    if (!found) return plainly(404, 'Not found\n', headers);
    const { ending, encoding, stats } = found;
    const tag = `W/"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}${ending}"`;
    const isFresh = answer.status === 200 && names(request.headers['if-none-match'], tag);
    response.writeHead(isFresh ? 304 : answer.status, {
      ...headers,
      ETag: tag,
      'Content-Type': types[extname(answer.file)] ?? 'application/octet-stream',
      ...(!isFresh && { 'Content-Length': stats.size }),
      ...(encoding && { 'Content-Encoding': encoding }),
    });
    if (isFresh || request.method === 'HEAD') response.end();
    // Unlike pipe, it closes the file when the visitor leaves in the middle.
    else pipeline(createReadStream(join(root, answer.file + ending)), response, () => {});
  };
}
