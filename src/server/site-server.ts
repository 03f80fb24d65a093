import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { headersOf } from './hosts/table.ts';
import { createFileServer } from './files.ts';
import { createHandler } from './handler.ts';
import { toHealth } from './health.ts';
import { createRateLimit } from './rate-limit.ts';
import type { ServerSettings } from './settings.ts';
import { sendResponse, toAddress, toRequest } from './to-request.ts';
import type { QuoteStore } from './types.ts';

/** The server of the site: its files, the desk at `/quotes` and `/health`. Not listening yet. */
export function createSiteServer(
  { site, rate, hasProxy }: Pick<ServerSettings, 'site' | 'rate' | 'hasProxy'>,
  database: DatabaseSync,
  store: QuoteStore,
  log: (line: string) => void,
): Server {
  const serveFile = createFileServer(site);
  const handle = createHandler({
    store,
    page: () => readFile(join(site, 'quote-answer.html'), 'utf8').catch(() => ''),
    waitFor: createRateLimit(rate),
    onKept: (id, mark) => log(`quote ${id}: ${mark}`),
    onError: (error) => log(`quote not kept: ${String(Reflect.get(Object(error), 'errcode') ?? 'unknown')}`),
  });

  const answer = async (message: IncomingMessage, response: ServerResponse) => {
    const [path = ''] = (message.url ?? '').split('?');
    const isDesk = path === '/quotes' || path.startsWith('/quotes/');
    // The web's own object knows no TRACE; a file cannot be had by it either.
    const isKnown = ['GET', 'HEAD', 'POST'].includes(message.method ?? '');
    if (!isKnown || (!isDesk && path !== '/health')) return serveFile(message, response);
    const headers = { ...headersOf(path), Vary: 'Accept, Accept-Encoding' };
    const made = isDesk
      ? await handle(await toRequest(message), toAddress(message, hasProxy))
      : toHealth(database);
    await sendResponse(made, response, headers);
  };

  return createServer({ requestTimeout: 30_000, headersTimeout: 15_000 }, (message, response) => {
    answer(message, response).catch((error: unknown) => {
      // A visitor who leaves in the middle of a request is no fault.
      if (message.socket.destroyed) return;
      log(`request failed: ${error instanceof Error ? error.name : 'unknown'}`);
      if (response.headersSent) response.destroy();
      else
        response
          .writeHead(500, { 'Content-Type': 'text/plain', Vary: 'Accept, Accept-Encoding' })
          .end('Server error\n');
    });
  });
}
