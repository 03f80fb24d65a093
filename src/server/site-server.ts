import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { headersOf } from './hosts/table.ts';
import { createQuoteApp } from './quote-app.ts';
import { createRateLimiter, toClientIp, toNetwork } from './rate-limit.ts';
import type { ServerSettings } from './settings.ts';
import { readUpload } from './photos/read-upload.ts';
import { serveFiles } from './static-files.ts';
import { UnconfirmedError, type QuoteService } from './types.ts';

/**
 * How long a visitor may take to send a request and its headers, in milliseconds. Six photos, shrunk by the form, take two
 * minutes at 160 kilobits per second.
 */
const timeouts = { requestTimeout: 150_000, headersTimeout: 15_000 };

/** Creates the server for the site's files, `/quotes` and `/health`. It does not listen yet. After `drain`, health is not ok. */
export function createSiteServer(
  {
    site,
    requestsPerTenMinutes,
    hasProxy,
  }: Pick<ServerSettings, 'site' | 'requestsPerTenMinutes' | 'hasProxy'>,
  quotes: QuoteService,
  log: (line: string) => void,
): { server: Server; drain: () => void } {
  const limitRate = createRateLimiter(requestsPerTenMinutes);
  let isDraining = false;

  const app = new Hono<{ Bindings: HttpBindings }>();
  const quoteApp = createQuoteApp<{ Bindings: HttpBindings }>({
    getStore: () => quotes,
    readBuilt: (_c, path) => {
      const file = extname(path) ? path : `${path}.html`;
      // While a new build is being installed, only the folder of the previous one may be there.
      return readFile(join(site, file), 'utf8').catch(() => readFile(join(`${site}.old`, file), 'utf8'));
    },
    readUpload: (c, withPhotos) =>
      readUpload(
        c.req.raw,
        withPhotos ? quotes.reEncodePhoto : undefined,
        toNetwork(toClientIp(c.env.incoming, hasProxy).ip),
        () => log('photos not stored: too many uploads at once'),
      ),
    getSecondsToWait: (c) => {
      const client = toClientIp(c.env.incoming, hasProxy);
      if (client.unknownProxy) quotes.recordProxy(client.unknownProxy).catch(() => undefined);
      return limitRate(client);
    },
    onStored: (_c, id, outcome) => log(`quote ${id}: ${outcome}`),
    onError: (error, failed) =>
      log(error instanceof UnconfirmedError ? `quote unconfirmed: ${error.message}` : failed),
  });
  // `serveFiles` sets the headers of files.
  app.on(['GET', 'HEAD', 'POST'], ['/quotes/*', '/health'], async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headersOf(c.req.path)))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    c.res.headers.set('Vary', 'Accept, Accept-Encoding');
  });
  app.get('/health', async (c) => {
    const health = await quotes.health();
    const isOk = health.ok && !isDraining;
    c.header('Cache-Control', 'no-store');
    return c.json({ ...health, ok: isOk, ...(isDraining && { draining: true }) }, isOk ? 200 : 503);
  });
  app.route('/', quoteApp);
  app.all('*', serveFiles(site));
  app.onError((error, c) => {
    // A visitor who leaves in the middle of a request is not an error.
    if (!c.env.incoming.destroyed) log(`request failed: ${error.name}`);
    return c.text('Server error\n', 500, { Vary: 'Accept, Accept-Encoding' });
  });

  const listener = getRequestListener(app.fetch, {
    // For requests without a Host header.
    hostname: 'localhost',
    errorHandler: () =>
      new Response('Bad request\n', {
        status: 400,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', Vary: 'Accept-Encoding' },
      }),
  });
  const server = createServer(timeouts, (message, response) => void listener(message, response));
  return { server, drain: () => (isDraining = true) };
}
