import { DatabaseSync } from 'node:sqlite';
import { build } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import worker from '../../../src/server/functions/cloudflare';
import { createD1Store, sendDue, type D1 } from '../../../src/server/functions/d1';
import type { Notifier } from '../../../src/server/types';
import { asForm, asJson, toBuiltFiles, toNewRequest, typed } from './quote-app';

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

describe('a store in D1', () => {
  it('stores one request for each idempotency key, with the later words', async () => {
    const { d1, rows } = openD1();
    const store = createD1Store(d1, ['webhook']);
    const send = (message: string) => store.store(toNewRequest({ message }));
    const first = await send('Six windows.');
    expect(first.isNew).toBe(true);
    expect(await send('Six windows.')).toMatchObject({ id: first.id, isNew: false });
    expect(await send('Seven windows.')).toMatchObject({ id: first.id, isNew: false });
    expect(rows('SELECT revision FROM quotes')).toMatchObject([{ revision: 1 }]);
    expect([await store.has(first.id), await store.has('other')]).toEqual([true, false]);
  });

  it('notifies the shop, with a retry after a failure', async () => {
    const { d1, rows } = openD1();
    await createD1Store(d1, ['webhook']).store(toNewRequest());
    const send = vi.fn<Notifier['send']>().mockRejectedValueOnce(new Error('down')).mockResolvedValue();
    const notifiers: Notifier[] = [{ channel: 'webhook', send }];
    // However long the webhook has been down, the next round of the Worker calls it.
    await d1.prepare('UPDATE outbox SET tries = 99, since = 0').run();
    await sendDue(d1, notifiers);
    expect(rows('SELECT state FROM outbox')).toMatchObject([{ state: 'waiting' }]);
    expect(rows('SELECT at FROM outbox')[0]?.at).toBeLessThan(Date.now() + 5 * 60_000);
    await d1.prepare('UPDATE outbox SET at = 0').run();
    await sendDue(d1, notifiers);
    expect(rows('SELECT state FROM outbox')).toMatchObject([{ state: 'sent' }]);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('the Worker on Cloudflare', () => {
  it('answers as the server does', async () => {
    const { d1, rows } = openD1();
    const built: Record<string, string> = toBuiltFiles();
    const ASSETS = { fetch: ({ pathname }: URL) => Promise.resolve(new Response(built[pathname])) };
    const ask = (request: Request, isFree = true) =>
      worker.fetch(
        request,
        { DB: d1, ASSETS, RATE: { limit: () => Promise.resolve({ success: isFree }) } },
        { waitUntil: () => {}, passThroughOnException: () => {}, props: {} },
      );
    expect((await ask(asJson(typed, { 'Idempotency-Key': 'k' }))).status).toBe(201);
    expect((await ask(asJson(typed, { 'Idempotency-Key': 'k' }))).status).toBe(200);
    expect((await ask(asJson({}))).status).toBe(422);
    expect((await ask(asJson(typed), false)).status).toBe(429);
    const location = (await ask(asForm(typed))).headers.get('Location') ?? '';
    expect(await (await ask(new Request(`http://shop.example${location}`))).text()).toContain(
      'We have your request.',
    );
    expect(rows('SELECT key FROM quotes')).toMatchObject([{ key: 'k' }]);
  });

  it('deletes requests after two years, except those that the shop does not know of', async () => {
    const { d1, rows } = openD1();
    await worker.scheduled({}, { DB: d1, ASSETS: { fetch: () => Promise.reject(new Error('no file')) } });
    const store = createD1Store(d1, ['webhook', 'mail']);
    for (const key of ['told', 'half told', 'untold', 'young'])
      await store.store(toNewRequest({ message: key }, { key }));
    await d1.prepare("UPDATE quotes SET received = received - 731 * 86400000 WHERE key != 'young'").run();
    await d1
      .prepare("UPDATE outbox SET state = 'sent' WHERE quote = (SELECT id FROM quotes WHERE key = 'told')")
      .run();
    await d1
      .prepare(
        "UPDATE outbox SET state = 'sent' WHERE channel = 'mail' AND quote = (SELECT id FROM quotes WHERE key = 'half told')",
      )
      .run();
    await worker.scheduled({}, { DB: d1, ASSETS: { fetch: () => Promise.reject(new Error('no file')) } });
    expect(rows('SELECT key FROM quotes ORDER BY key')).toMatchObject([
      { key: 'half told' },
      { key: 'untold' },
      { key: 'young' },
    ]);
    expect(rows('SELECT state FROM outbox')).toHaveLength(6);
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
