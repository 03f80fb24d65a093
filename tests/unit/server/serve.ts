import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BuiltForm } from '@/features/quote/rules/built-form';
import QuoteAnswers from '@/features/quote/form/QuoteAnswers';
import { openDatabase } from '../../../src/server/database';
import { createNotifiers } from '../../../src/server/notifiers';
import { createQuoteService } from '../../../src/server/quote-service';
import type { EmailSettings } from '../../../src/server/settings';
import { createSiteServer } from '../../../src/server/site-server';
import type { QuoteStore } from '../../../src/server/types';
import { atEnd } from '../../support/at-end';
import { makeSite } from '../../support/site-folder';

/** The fields as a visitor fills them in. */
export const typed = {
  name: 'Maria Delgado',
  phone: '512.555.0188',
  email: 'maria@example.com',
  serviceType: 'residential',
  message: 'Six west-facing windows.',
};

export const texts = { wording: 'Oakshade may text me. Reply STOP to end.', version: 'a1b2c3d4' };

/** The built files that the server's answers are made from. */
export function toBuiltFiles(services: BuiltForm['services'] = ['commercial', 'residential']) {
  const phone = '(512) 555-0142';
  const facts = { texts: texts.wording, services, hasPhotos: true, phone, success: 'Received $1 & $&' };
  const closures = [{ name: 'Summer break', from: '2000-01-01', to: '2999-12-31' }];
  const form: BuiltForm = {
    services,
    shop: { hours: [], closures, timeZone: 'America/Chicago', quoteHours: 24 },
    phone,
    texts,
    headings: {
      received: { title: 'Request Received', heading: 'We have your request.' },
      refused: { title: 'Request Not Sent', heading: 'Nothing was sent.' },
      invalid: { title: 'Please Check Your Request', heading: 'Almost there.' },
      unsent: { title: 'Request Not Sent', heading: 'Your request was not sent.' },
      unconfirmed: { title: 'Request Not Confirmed', heading: 'We are not sure it arrived.' },
      failed: { title: 'Something Went Wrong', heading: 'Something went wrong.' },
    },
  };
  return {
    '/quote-answer': `<title>Quote Request</title><h1>Request a quote.</h1><div id="response">Nothing</div>
      <template id="response-templates">${renderToStaticMarkup(createElement(QuoteAnswers, facts))}</template>`,
    '/quote-form.json': JSON.stringify(form),
  };
}

interface Options {
  services?: BuiltForm['services'];
  email?: EmailSettings;
  webhook?: string;
  keepDays?: number;
  photoMegabytes?: number;
  requestsPerTenMinutes?: number;
  /** A database that outlives the server. */
  data?: string;
  /** Stands in for the store. */
  store?: QuoteStore['store'];
}

/** Serves a small site with its quote server until the test has ended. */
export async function serveSite({ services, email, webhook, store, ...options }: Options = {}) {
  const { site, folder, remove } = makeSite();
  const built = toBuiltFiles(services);
  writeFileSync(join(site, 'quote-answer.html'), built['/quote-answer']);
  writeFileSync(join(site, 'quote-form.json'), built['/quote-form.json']);
  const log: string[] = [];
  const data = options.data ?? join(folder, 'quotes.db');
  const service = createQuoteService(
    { databaseFile: data, keepDays: 0, photoMegabytes: 500, ...options },
    createNotifiers({ email, webhook, site }),
    (line) => log.push(line),
  );
  const { server } = createSiteServer(
    { site, hasProxy: false, requestsPerTenMinutes: 0, ...options },
    { ...service, ...(store && { store }) },
    (line) => log.push(line),
  );
  const database = openDatabase(data);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    if (database.isOpen) database.close();
    await service.stop();
  };
  atEnd(async () => {
    await stop();
    remove();
  });

  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(origin + path, { redirect: 'manual', ...init });
    const text = await response.text();
    const location = response.headers.get('Location') ?? '';
    return { status: response.status, headers: response.headers, text, page: parse(text), location };
  };
  const withPhotos = (fields: object, photos: readonly Blob[]) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
    photos.forEach((photo, index) => body.append('photos', photo, `photo-${index + 1}.jpg`));
    return body;
  };
  return {
    site,
    data,
    origin,
    database,
    log,
    stop,
    ask,
    /** Sends a request as the page's script sends it, by default with a key of its own. */
    send: async (fields: unknown, headers: Record<string, string> = {}) => {
      const sent = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID(), ...headers };
      const body = typeof fields === 'string' ? fields : JSON.stringify(fields);
      const { text, ...response } = await ask('/quotes', { method: 'POST', headers: sent, body });
      return { ...response, json: JSON.parse(text) as Record<string, unknown> };
    },
    /** The same with photos. */
    upload: async (photos: readonly Blob[], fields: object = typed) => {
      const init = { method: 'POST', headers: { Accept: 'application/json' } };
      const { status, text } = await ask('/quotes', { ...init, body: withPhotos(fields, photos) });
      return { status, json: JSON.parse(text) as Record<string, unknown> };
    },
    /** Sends the form as a browser without JavaScript does. With photos, it is multipart. */
    submit: (
      fields: Record<string, string>,
      photos?: readonly Blob[],
      headers: Record<string, string> = {},
    ) =>
      ask('/quotes', {
        method: 'POST',
        headers: { Accept: 'text/html,*/*;q=0.8', Origin: origin, ...headers },
        body: photos ? withPhotos(fields, photos) : new URLSearchParams(fields),
      }),
    rows: (sql = 'SELECT * FROM quotes ORDER BY rowid') => database.prepare(sql).all(),
    /** What visitors wrote, as it is stored. */
    quotes: () =>
      database
        .prepare('SELECT quote FROM quotes ORDER BY rowid')
        .all()
        .map(({ quote }) => JSON.parse(String(quote)) as Record<string, string>),
    health: async () => JSON.parse((await ask('/health')).text) as Record<string, unknown>,
    /** Asks for exactly this path, which `fetch` would normalize. Header names are in lower case. */
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      new Promise<{ status: number; headers: Record<string, string>; body: string }>((resolve, reject) => {
        const { hostname: host, port } = new URL(origin);
        const sent = { Host: 'shop.example', Connection: 'close', ...headers };
        const asked = request({ host, port, path, method, headers: sent }, (response) => {
          let body = '';
          response.setEncoding('latin1').on('data', (part: string) => (body += part));
          const { statusCode: status = 0, headers } = response;
          response.on('end', () => resolve({ status, headers: headers as Record<string, string>, body }));
        });
        asked.on('error', reject).end();
      }),
  };
}
