import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openDatabase } from '../../../src/server/database';
import { createSiteServer } from '../../../src/server/site-server';
import { createQuoteService } from '../../../src/server/quote-service';
import type { Notifier } from '../../../src/server/types';
import { makeSite } from '../../support/site-folder';
import { toBuiltFiles } from './quote-app';

/** A response as it came over the wire. Header names are in lower case. */
interface Raw {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Serves a small site, with a way to send exact paths. */
export async function serveSite({ notifiers = [] as Notifier[], requestsPerTenMinutes = 0 } = {}) {
  const made = makeSite();
  const built = toBuiltFiles();
  writeFileSync(join(made.site, 'quote-answer.html'), built['/quote-answer']);
  writeFileSync(join(made.site, 'quote-form.json'), built['/quote-form.json']);
  const log: string[] = [];
  const quotes = createQuoteService(
    { databaseFile: join(made.folder, 'quotes.db'), photoMegabytes: 500, keepDays: 0 },
    notifiers,
    (line) => log.push(line),
  );
  const database = openDatabase(join(made.folder, 'quotes.db'));
  const settings = { site: made.site, requestsPerTenMinutes, hasProxy: false };
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
  return { port, site: made.site, database, log, get, stop };
}
