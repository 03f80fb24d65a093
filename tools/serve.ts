import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { answerTo } from '../src/integrations/hosts/answer.ts';
import { headersOf } from '../src/integrations/hosts/table.ts';

/* Serves the built site as a host would that follows src/integrations/hosts/table.ts. For trying it out: no TLS, no HTTP/2. */

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

const root = resolve(process.env.SITE_DIR ?? 'dist');
const port = Number(process.env.PORT ?? 4321);

// Paths come decoded from the URL, so that none can climb out of the folder unnoticed.
const isFile = (path: string) => {
  const file = join(root, path);
  return file.startsWith(root + sep) && existsSync(file) && statSync(file).isFile();
};

/** The file to send for an answer: a precompressed one if the browser takes it and there is one. */
function encodingOf(file: string, accepted: string): { ending: string; encoding?: string } {
  if (/\bbr\b/.test(accepted) && isFile(`${file}.br`)) return { ending: '.br', encoding: 'br' };
  if (/\bgzip\b/.test(accepted) && isFile(`${file}.gz`)) return { ending: '.gz', encoding: 'gzip' };
  return { ending: '' };
}

function respond(request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const url = new URL(`http://localhost${request.url ?? '/'}`);
  const path = decodeURIComponent(url.pathname);
  const answer = answerTo(path, url.search, isFile);
  const headers = headersOf(path);
  if (answer.status === 301) {
    response.writeHead(301, { ...headers, Location: answer.location }).end();
    return;
  }
  const { ending, encoding } = encodingOf(answer.file, String(request.headers['accept-encoding']));
  const file = join(root, answer.file + ending);
  const { size, mtimeMs } = statSync(file);
  const tag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const fresh = answer.status === 200 && request.headers['if-none-match'] === tag;
  response.writeHead(fresh ? 304 : answer.status, {
    ...headers,
    ETag: tag,
    Vary: 'Accept-Encoding',
    'Content-Type': types[extname(answer.file)] ?? 'application/octet-stream',
    ...(!fresh && { 'Content-Length': size }),
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  if (fresh || request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
}

const server = createServer((request, response) => {
  try {
    respond(request, response);
  } catch {
    // An address that cannot be decoded, such as /%ff.
    response.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad request\n');
  }
});
server.listen(port, () => console.info(`http://localhost:${port}`));
