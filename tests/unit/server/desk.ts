import { createHandler } from '../../../src/server/handler.ts';
import { openDatabase } from '../../../src/server/database.ts';
import { createStore } from '../../../src/server/sqlite-store.ts';
import type { QuoteStore } from '../../../src/server/types.ts';

/** What a person types. */
export const typed = {
  name: 'Maria Delgado',
  phone: '512.555.0188',
  email: 'maria@example.com',
  serviceType: 'residential',
  message: 'Six west-facing windows.',
};

/** A built page as far as answers need it, of a shop whose form asks about these services. */
const builtPage = (services: string) =>
  `<title>Quote Request | Oakshade</title><h2>Site</h2><div id="quote-answer" data-success="Received $1 &amp; $&amp;" data-phone="(512) 555-0142" data-services="${services}"><h1>Nothing</h1></div>`;

interface Options {
  waitFor?: () => number;
  store?: QuoteStore;
  services?: string;
}

/** A desk in memory with its handler, and what it logged. */
export function openDesk({ waitFor = () => 0, store, services = 'commercial residential' }: Options = {}) {
  const database = openDatabase(':memory:');
  const log: string[] = [];
  const handle = createHandler({
    store: store ?? createStore(database, ['mail']),
    page: async () => builtPage(services),
    waitFor,
    onKept: (id, mark) => log.push(`${id} ${mark}`),
    onError: () => log.push('error'),
  });
  const kept = () => database.prepare('SELECT * FROM quotes ORDER BY rowid').all();
  return { database, log, handle: (request: Request) => handle(request, '203.0.113.7'), kept };
}

/** A request as the page's script sends it. */
export const asJson = (body: unknown, headers: Record<string, string> = {}) =>
  new Request('http://shop.example/quotes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** A request as a browser without JavaScript sends it. */
export const asForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  new Request('http://shop.example/quotes', {
    method: 'POST',
    headers: { Accept: 'text/html,*/*;q=0.8', Origin: 'http://shop.example', ...headers },
    body: new URLSearchParams(fields),
  });
