import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openDatabase } from '../../../src/server/database';
import { createSiteServer } from '../../../src/server/site-server';
import { createQuoteService } from '../../../src/server/quote-service';
import { makeSite } from '../../support/site-folder';

/** A response as it came over the wire. Header names are in lower case. */
interface Raw {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Serves a small site, with a way to send exact paths. */
export async function serveSite() {
  const made = makeSite();
  const log: string[] = [];
  const quotes = createQuoteService(
    { data: join(made.folder, 'quotes.db'), photoMegabytes: 500, keepDays: 0 },
    [],
    (line) => log.push(line),
  );
  const database = openDatabase(join(made.folder, 'quotes.db'));
  const settings = { site: made.site, requestsPerTenMinutes: 0, hasProxy: false };
  const { server } = createSiteServer(settings, quotes, (line) => log.push(line));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  /** Sends the path as written, which `fetch` would normalize. */
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> =>
    new Promise((resolve, reject) => {
      const sent = { Host: 'shop.example', Connection: 'close', ...headers };
      const asked = request({ host: '127.0.0.1', port, path, method, headers: sent }, (response) => {
        let body = '';
        response.setEncoding('latin1').on('data', (part: string) => (body += part));
        const { statusCode: status = 0, headers } = response;
        response.on('end', () => resolve({ status, headers: headers as Record<string, string>, body }));
      });
      asked.on('error', reject).end();
    });
  const stop = () => {
    server.closeAllConnections();
    server.close();
    database.close();
    void quotes.stop().then(made.remove);
  };
  return { port, database, log, get, stop };
}
