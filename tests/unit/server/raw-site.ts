import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openDatabase } from '../../../src/server/database';
import { createSiteServer } from '../../../src/server/site-server';
import { createQuoteService } from '../../../src/server/quote-service';
import { makeSite } from '../../support/site-folder';

/** An answer as it came over the wire; header names in lower case. */
interface Raw {
  status: number;
  headers: Record<string, string>;
  body: string;
}

function toRaw(text: string): Raw {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines
    .map((line) => line.split(/: (.*)/, 2))
    .map(([name = '', value = '']) => [name.toLowerCase(), value] as const);
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: body.join('\r\n\r\n'),
  };
}

/** The server in front of a small site, and a way to ask it in bytes. */
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

  /** Sends the path as written; clients would normalize it first. */
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let text = '';
      socket.on('data', (part) => (text += part.toString('latin1')));
      socket.on('error', reject);
      socket.on('close', () => resolve(toRaw(text)));
      const all = Object.entries({ Host: 'shop.example', Connection: 'close', ...headers });
      const lines = all.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      socket.write(`${method} ${path} HTTP/1.1\r\n${lines}\r\n`);
    });
  const stop = () => {
    server.closeAllConnections();
    server.close();
    database.close();
    void quotes.stop().then(made.remove);
  };
  return { port, database, log, get, stop };
}
