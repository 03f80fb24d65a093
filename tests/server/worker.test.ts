import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Miniflare, Response } from 'miniflare';
import { parseConfigFileTextToJson } from 'typescript';
import { build } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { atEnd } from '../support/at-end';
import { toQuote } from './process';

/* The Worker in Cloudflare's own runtime, with D1, assets and the rate limit, as `wrangler.jsonc` has them. */
const file = 'src/server/wrangler.jsonc';
const config = parseConfigFileTextToJson(file, readFileSync(file, 'utf8')).config as {
  compatibility_date: string;
  compatibility_flags: string[];
};
const form = {
  services: ['commercial', 'residential'],
  shop: { hours: [], closures: [], timeZone: 'America/Chicago', quoteHours: 24 },
  phone: '(512) 555-0142',
  hasPhotos: false,
};

/** A webhook that is down until it is told otherwise, and what it has accepted. */
const webhook = { isDown: true, keys: [] as unknown[] };
const hook = createServer((request, response) => {
  if (!webhook.isDown) webhook.keys.push(request.headers['idempotency-key']);
  response.writeHead(webhook.isDown ? 500 : 200).end();
});
let worker: Miniflare;

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: 'src/server/worker.ts', write: false },
    ssr: { target: 'webworker', noExternal: true },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('Vite gave no single bundle.');
  await once(hook.listen(0, '127.0.0.1'), 'listening');
  worker = new Miniflare({
    modules: true,
    script: built.output[0].code,
    compatibilityDate: config.compatibility_date,
    compatibilityFlags: config.compatibility_flags,
    d1Databases: ['DB'],
    ratelimits: { RATE: { simple: { limit: 10, period: 60 } } },
    serviceBindings: { ASSETS: () => new Response(JSON.stringify(form)) },
    bindings: { QUOTES_WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/` },
  });
  await worker.ready;
});
atEnd(async () => {
  await worker.dispose();
  hook.close();
});

const ask = (path: string, init: RequestInit, ip: string) =>
  worker.dispatchFetch(`http://shop.example${path}`, {
    ...init,
    headers: { ...(init.headers as Record<string, string>), 'CF-Connecting-IP': ip },
    redirect: 'manual',
  } as Parameters<Miniflare['dispatchFetch']>[1]);
const send = async (key: string, ip = '192.0.2.1', init: RequestInit = toQuote(key)) => {
  const response = await ask('/quotes', init, ip);
  return { status: response.status, text: await response.text(), location: response.headers.get('Location') };
};
interface D1 {
  prepare: (sql: string) => { all: () => Promise<{ results: Record<string, unknown>[] }> };
}
const rows = async (sql: string) => {
  const database = (await worker.getD1Database('DB')) as D1;
  return (await database.prepare(sql).all()).results;
};

it('accepts a request, keeps it once, and refuses one with mistakes or from another site', async () => {
  const codes: number[] = [];
  for (const key of ['a', 'a', 'b']) codes.push((await send(key)).status);
  expect(codes).toEqual([201, 200, 201]);
  expect(await rows('SELECT key, status FROM quotes ORDER BY rowid')).toEqual([
    { key: 'a', status: 'new' },
    { key: 'b', status: 'new' },
  ]);
  const { status, text } = await send('c', '192.0.2.1', { ...toQuote('c'), body: '{"name":"Maria"}' });
  expect([status, Object.keys((JSON.parse(text) as { errors: object }).errors)]).toEqual([
    422,
    ['phone', 'email', 'serviceType', 'message'],
  ]);
  const { headers, ...init } = toQuote('d');
  const elsewhere = { ...init, headers: { ...headers, Origin: 'https://other.example' } };
  expect((await send('d', '192.0.2.1', elsewhere)).status).toBe(403);
});

it('takes a form without JavaScript, and shows it again with what was typed', async () => {
  const { body } = toQuote('form');
  const fields = JSON.parse(body) as Record<string, string>;
  const post = (values: Record<string, string>) =>
    send('', '192.0.2.2', {
      method: 'POST',
      headers: { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(values).toString(),
    });
  expect(await post(fields)).toMatchObject({ status: 303, location: '/quote-answer' });
  const { status, text } = await post({ ...fields, phone: '5' });
  expect([status, text]).toEqual([422, expect.stringContaining('value="Visitor form"')]);
});

it('tells the shop by webhook on schedule until it accepts, and says in /health what waits', async () => {
  const states = () => rows('SELECT DISTINCT state, error FROM outbox');
  await expect.poll(states).toEqual([{ state: 'waiting', error: 'HTTP 500' }]);
  const health = await ask('/health', {}, '192.0.2.1');
  expect([health.status, await health.json()]).toMatchObject([200, { database: 'ok', webhook: 'failing' }]);
  webhook.isDown = false;
  await rows('UPDATE outbox SET at = 0');
  const timer = (await worker.getWorker()) as unknown as { scheduled: (at: object) => Promise<unknown> };
  await timer.scheduled({ cron: '*/5 * * * *' });
  expect(await states()).toEqual([{ state: 'sent', error: '' }]);
  const sent = await rows('SELECT id AS key FROM quotes');
  expect(webhook.keys.toSorted()).toEqual(sent.map(({ key }) => key).toSorted());
});

it('refuses a visitor who sends too much', async () => {
  const codes = [];
  for (let n = 0; n < 11; n++) codes.push((await send('a', '192.0.2.3')).status);
  expect(codes).toEqual([...Array<number>(10).fill(200), 429]);
});
