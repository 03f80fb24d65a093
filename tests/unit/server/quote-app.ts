import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../../../src/server/database.ts';
import { createQuoteApp } from '../../../src/server/quote-app.ts';
import { batch, createBatchWriter } from '../../../src/server/quote-store.ts';
import { sql } from '../../../src/server/sql.ts';
import type { Notifier, QuoteStore } from '../../../src/server/types.ts';

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

/** A quote store over an open database. */
export const toStore = (
  database: DatabaseSync,
  channels: readonly Notifier['channel'][],
  now?: () => number,
): QuoteStore => ({
  keep: batch(createBatchWriter(database, channels, now)),
  has: (id) => Promise.resolve(database.prepare(sql.byId).get(id) !== undefined),
});

interface Options {
  retryAfter?: () => number;
  store?: QuoteStore;
  services?: string;
}

/** The quote app over a store in memory, and what it logged. */
export function openQuoteApp({
  retryAfter = () => 0,
  store,
  services = 'commercial residential',
}: Options = {}) {
  const database = openDatabase(':memory:');
  const log: string[] = [];
  const quotes = store ?? toStore(database, ['mail']);
  const app = createQuoteApp({
    store: () => quotes,
    page: () => Promise.resolve(builtPage(services)),
    retryAfter,
    onKept: (_c, id, mark) => log.push(`${id} ${mark}`),
    onError: () => log.push('error'),
  });
  const kept = () => database.prepare('SELECT * FROM quotes ORDER BY rowid').all();
  return { database, log, handle: async (request: Request) => app.fetch(request), kept };
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
