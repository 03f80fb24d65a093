import type { DatabaseSync } from 'node:sqlite';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BuiltForm } from '@/features/quote/rules/built-form';
import type { Quote } from '@/features/quote/rules/quote';
import QuoteAnswers from '@/features/quote/form/QuoteAnswers';
import { openDatabase } from '../../../src/server/database.ts';
import { createQuoteApp } from '../../../src/server/quote-app.ts';
import { batch, createBatchWriter } from '../../../src/server/quote-store.ts';
import type { ParsedBody } from '../../../src/server/read-request.ts';
import { sql } from '../../../src/server/sql.ts';
import type { NewRequest, Notifier, QuoteStore, StoredRequest } from '../../../src/server/types.ts';

/** The fields as a visitor fills them in. */
export const typed = {
  name: 'Maria Delgado',
  phone: '512.555.0188',
  email: 'maria@example.com',
  serviceType: 'residential' as const,
  message: 'Six west-facing windows.',
};

/** The same as a request for the store, with overrides for its words and its other fields. */
export const toNewRequest = (words: Partial<Quote> = {}, more: Partial<NewRequest> = {}): NewRequest => ({
  key: 'k',
  quote: { ...typed, ...words },
  spamReason: '',
  isTest: false,
  ...more,
});

/** The request as it is stored. */
export const toStoredRequest = (more: Partial<StoredRequest> = {}): StoredRequest => ({
  id: 'a1',
  received: 0,
  quote: typed,
  spamReason: '',
  isTest: false,
  revision: 0,
  ...more,
});

/** The built files that the server's answers are made from, for a shop whose form asks about these services. */
export function toBuiltFiles(
  services: BuiltForm['services'] = ['commercial', 'residential'],
  closures: BuiltForm['shop']['closures'] = [],
) {
  const texts = { wording: 'Oakshade may text me. Reply STOP to end.', version: 'a1b2c3d4' };
  const facts = {
    texts: texts.wording,
    services,
    hasPhotos: true,
    phone: '(512) 555-0142',
    success: 'Received $1 & $&',
  };
  const form: BuiltForm = {
    services,
    shop: { hours: [], closures, timeZone: 'America/Chicago', quoteHours: 24 },
    phone: '(512) 555-0142',
    texts,
    headings: {
      received: { title: 'Request Received | Oakshade', heading: 'We have your request.' },
      refused: { title: 'Request Not Sent | Oakshade', heading: 'Nothing was sent.' },
      invalid: { title: 'Please Check Your Request | Oakshade', heading: 'Almost there.' },
      unsent: { title: 'Request Not Sent | Oakshade', heading: 'Your request was not sent.' },
      unconfirmed: { title: 'Request Not Confirmed | Oakshade', heading: 'We are not sure it arrived.' },
      failed: { title: 'Something Went Wrong | Oakshade', heading: 'Something went wrong.' },
    },
  };
  return {
    '/quote-answer': `<title>Quote Request | Oakshade</title><h1>Request a quote.</h1><div id="response">Nothing</div>
      <template id="response-templates">${renderToStaticMarkup(createElement(QuoteAnswers, facts))}</template>`,
    '/quote-form.json': JSON.stringify(form),
  };
}

/** A quote store over an open database. */
export const toStore = (
  database: DatabaseSync,
  channels: readonly Notifier['channel'][],
  now?: () => number,
): QuoteStore => ({
  store: batch(createBatchWriter(database, channels, now)),
  has: (id) => Promise.resolve(database.prepare(sql.byId).get(id) !== undefined),
});

interface Options {
  secondsToWait?: () => number;
  store?: QuoteStore;
  services?: BuiltForm['services'];
  closures?: BuiltForm['shop']['closures'];
  readUpload?: () => Promise<ParsedBody>;
}

/** The quote app over a store in memory, and what it logged. */
export function openQuoteApp({
  secondsToWait = () => 0,
  store,
  services,
  closures,
  readUpload,
}: Options = {}) {
  const database = openDatabase(':memory:');
  const log: string[] = [];
  const quotes = store ?? toStore(database, ['mail']);
  const app = createQuoteApp({
    getStore: () => quotes,
    readBuilt: (_c, path) => Promise.resolve(toBuiltFiles(services, closures)[path]),
    getSecondsToWait: secondsToWait,
    onStored: (_c, id, outcome) => log.push(`${id} ${outcome}`),
    onError: () => log.push('error'),
    ...(readUpload && { readUpload }),
  });
  const rows = () => database.prepare('SELECT * FROM quotes ORDER BY rowid').all();
  return { database, log, handle: async (request: Request) => app.fetch(request), rows };
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
