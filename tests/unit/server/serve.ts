import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import type { BuiltForm } from '@/features/quote/rules/built-form';
import { createServer } from '../../../src/server/node';
import { readServerSettings, type ServerSettings } from '../../../src/server/settings';
import { openFile } from '../../../src/server/sqlite';
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

/** The milliseconds that something takes in the middle of eleven times, as a shared machine may stall once. */
export async function medianTime(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 11; n++) {
    const begun = performance.now();
    await run();
    times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b)[5] ?? NaN;
}

/** What a build says about its form. The shop is always closed. */
const toBuiltForm = (services: BuiltForm['services']): BuiltForm => ({
  services,
  shop: {
    hours: [],
    closures: [{ name: 'Summer break', from: '2000-01-01', to: '2999-12-31' }],
    timeZone: 'America/Chicago',
    quoteHours: 24,
  },
  phone: '(512) 555-0142',
  hasPhotos: true,
});

/** The settings for a shop that gets its email through this mail server. */
export const toEmail = (server: string) => ({ server, to: 'owner@shop.example', from: 'site@shop.example' });

/** `data` is a database that outlives the server. */
type Options = Partial<ServerSettings> & { services?: BuiltForm['services']; data?: string };

/** Serves a small site with its quote server until the test has ended. */
export async function serveSite({
  services = ['commercial', 'residential'],
  data,
  ...settings
}: Options = {}) {
  const { site, folder, remove } = makeSite();
  writeFileSync(join(site, 'quote-form.json'), JSON.stringify(toBuiltForm(services)));
  const log: string[] = [];
  const databaseFile = data ?? join(folder, 'data/quotes.db');
  const defaults = { ...readServerSettings({}), keepDays: 0, requestsPerTenMinutes: 0, site, databaseFile };
  const { server, stop: close } = createServer({ ...defaults, ...settings }, (line) => log.push(line));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.closeAllConnections();
    return close();
  };
  atEnd(async () => {
    if (server.listening) await stop();
    remove();
  });

  /** The rows of a query of the database. */
  const rows = (sql = 'SELECT * FROM quotes ORDER BY rowid') => {
    const database = openFile(databaseFile, 5000);
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  };
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
    data: databaseFile,
    origin,
    log,
    stop,
    ask,
    rows,
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
    /** What visitors wrote, as it is stored. */
    quotes: () => rows().map(({ quote }) => JSON.parse(String(quote)) as Record<string, string>),
    outbox: () => rows('SELECT channel, state, error FROM outbox ORDER BY channel, rowid'),
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
