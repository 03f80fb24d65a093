import { DatabaseSync } from 'node:sqlite';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import worker from '../../../src/server/functions/cloudflare';
import type { D1 } from '../../../src/server/functions/d1';
import { atEnd } from '../../support/at-end';
import { answer, startQuoteServer } from '../../support/quote-server';
import { toBuiltFiles, typed } from './serve';

type Statement = ReturnType<D1['prepare']>;

/** Cloudflare's D1, imitated with Node's SQLite. */
function openD1(): { d1: D1; rows: (text: string) => Record<string, unknown>[] } {
  const database = new DatabaseSync(':memory:');
  const runs = new Map<Statement, () => void>();
  const prepare = (text: string, values: (string | number | null)[] = []): Statement => {
    const statement: Statement = {
      bind: (...bound) => prepare(text, bound),
      first: () => Promise.resolve(database.prepare(text).get(...values) ?? null),
      run: () =>
        Promise.resolve({ meta: { changes: Number(database.prepare(text).run(...values).changes) } }),
    };
    runs.set(statement, () => database.prepare(text).run(...values));
    return statement;
  };
  const batch = (statements: Statement[]) => {
    database.exec('BEGIN');
    for (const statement of statements) runs.get(statement)?.();
    database.exec('COMMIT');
    return Promise.resolve();
  };
  return { d1: { prepare: (text) => prepare(text), batch }, rows: (text) => database.prepare(text).all() };
}

/** The Worker with an empty database, and ways to send it requests and to let its timer fire. */
function openWorker() {
  const { d1, rows } = openD1();
  const built: Record<string, string> = toBuiltFiles();
  const limits = { isFree: true };
  const env = {
    DB: d1,
    ASSETS: { fetch: ({ pathname }: URL) => Promise.resolve(new Response(built[pathname])) },
    RATE: { limit: () => Promise.resolve({ success: limits.isFree }) },
  };
  const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
  const ask = async (path: string, init?: RequestInit, more: object = {}) =>
    worker.fetch(new Request(`http://shop.example${path}`, init), { ...env, ...more }, context);
  const send = (quote: object, key: string, more?: object) => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    return ask('/quotes', { method: 'POST', headers, body: JSON.stringify(quote) }, more);
  };
  const onTimer = (more: object = {}) => worker.scheduled({}, { ...env, ...more });
  return { ask, send, onTimer, rows, limits };
}

describe('the Worker on Cloudflare', () => {
  it('answers as the server does, and stores a request once', async () => {
    const { ask, send, rows, limits } = openWorker();
    expect((await send(typed, 'k')).status).toBe(201);
    expect((await send(typed, 'k')).status).toBe(200);
    expect((await send({ ...typed, message: 'Seven windows.' }, 'k')).status).toBe(200);
    expect((await send({}, 'other')).status).toBe(422);
    const headers = { Accept: 'text/html', Origin: 'http://shop.example' };
    const form = { ...typed, message: 'Seven windows.' };
    const { headers: sent } = await ask('/quotes', {
      method: 'POST',
      headers,
      body: new URLSearchParams(form),
    });
    expect(await (await ask(sent.get('Location') ?? '')).text()).toContain('We have your request.');
    expect(rows('SELECT key, revision FROM quotes')).toMatchObject([{ key: 'k', revision: 1 }]);
    limits.isFree = false;
    expect((await send(typed, 'k2')).status).toBe(429);
  });

  it('tells the shop by webhook, again and again until it accepts', async () => {
    const { send, onTimer, rows } = openWorker();
    const hook = await startQuoteServer(answer(500, ''), answer(200, ''));
    atEnd(hook.stop);
    const settings = { QUOTES_WEBHOOK_URL: hook.url };
    await send(typed, 'k', settings);
    await expect.poll(() => rows('SELECT state, error FROM outbox')).toMatchObject([{ error: 'HTTP 500' }]);
    rows('UPDATE outbox SET at = 0 RETURNING 1');
    await onTimer(settings);
    expect(rows('SELECT state FROM outbox')).toMatchObject([{ state: 'sent' }]);
    expect(hook.received).toHaveLength(2);
  });
});

it('the Worker on Cloudflare needs no module of Node', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: 'src/server/functions/cloudflare.ts', write: false },
    ssr: { target: 'webworker', noExternal: true },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('Vite gave no single bundle.');
  expect(built.output.flatMap((file) => (file.type === 'chunk' ? file.imports : []))).toEqual([]);
});
