import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { build } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import worker from '../../../src/server/functions/cloudflare';
import { createD1Store, sendDue, type D1 } from '../../../src/server/functions/d1';
import { createForwardStore } from '../../../src/server/functions/forward';
import { PartlySentError } from '../../../src/server/email';
import type { Notifier } from '../../../src/server/types';
import { startSmtpServer } from '../../support/smtp-server';
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

const alert = () => Promise.resolve();

describe('a store in D1', () => {
  it('creates its tables for the first request alone, or for the next if that failed', async () => {
    const { d1 } = openD1();
    const batch = vi.spyOn(d1, 'batch').mockRejectedValueOnce(new Error('down'));
    const has = () => createD1Store(d1, []).has('other');
    await expect(has()).rejects.toThrow('down');
    expect([await has(), await has()]).toEqual([false, false]);
    expect(batch).toHaveBeenCalledTimes(2);
  });

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

  it('stores one of twenty requests at once with one key', async () => {
    const { d1, rows } = openD1();
    const store = createD1Store(d1, []);
    const all = Array.from({ length: 20 }, () => store.store(toNewRequest()));
    const ids = new Set((await Promise.all(all)).map(({ id }) => id));
    expect(ids.size).toBe(1);
    expect(rows('SELECT id FROM quotes')).toMatchObject([...ids].map((id) => ({ id })));
  });

  it('stores the requests of two people who send at once with one key', async () => {
    const { d1, rows } = openD1();
    const store = createD1Store(d1, []);
    const send = (name: string, email: string) => store.store(toNewRequest({ name, email, phone: email }));
    const results = await Promise.all([send('Alice', 'alice@example.com'), send('Bob', 'bob@example.com')]);
    expect(results.map(({ isNew }) => isNew)).toEqual([true, true]);
    // Either may be first.
    const ids = results.map(({ id }) => id).toSorted();
    expect(rows('SELECT id FROM quotes ORDER BY id').map(({ id }) => id)).toEqual(ids);
  });

  it('notifies the shop, with a retry after a failure', async () => {
    const { d1, rows } = openD1();
    await createD1Store(d1, ['webhook']).store(toNewRequest());
    const send = vi.fn<Notifier['send']>().mockRejectedValueOnce(new Error('down')).mockResolvedValue();
    const notifiers: Notifier[] = [{ channel: 'webhook', send, alert }];
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

it('the function on Netlify emails a request before it answers that it was received', async () => {
  const smtp = await startSmtpServer();
  vi.stubEnv('SMTP_URL', smtp.url);
  vi.stubEnv('QUOTES_MAIL_TO', 'owner@shop.example');
  const { default: quotes } = await import('../../../src/server/functions/netlify/quotes');
  expect((await quotes(asJson(typed), { ip: '203.0.113.7' })).status).toBe(201);
  expect(smtp.emails).toHaveLength(1);
  smtp.stop();
  vi.unstubAllEnvs();
});

describe('a store that forwards', () => {
  const failing: Notifier = { channel: 'mail', send: () => Promise.reject(new Error('down')), alert };

  const request = toNewRequest();
  const accepting = (channel: Notifier['channel']): Notifier => ({
    channel,
    send: () => Promise.resolve(),
    alert,
  });

  it('needs the mail server where one is set, and logs that the webhook failed', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const hook: Notifier = { ...failing, channel: 'webhook' };
    expect(await createForwardStore([accepting('mail'), hook], 's').store(request)).toBeTruthy();
    expect(logged).toHaveBeenCalledExactlyOnceWith('webhook: no answer');
    await expect(createForwardStore([failing, accepting('webhook')], 's').store(request)).rejects.toThrow();
    logged.mockRestore();
  });

  it('waits for the other channel, because the function may be stopped once it has answered', async () => {
    let isDone = false;
    const send = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      isDone = true;
    };
    await createForwardStore([accepting('mail'), { channel: 'webhook', send, alert }], 's').store(request);
    expect(isDone).toBe(true);
  });

  it('counts an email as accepted if one of two recipients has it', async () => {
    const send = () => Promise.reject(new PartlySentError());
    expect(await createForwardStore([{ channel: 'mail', send, alert }], 's').store(request)).toBeTruthy();
  });

  it('gives the same id each time', async () => {
    const send = vi.fn<Notifier['send']>().mockResolvedValue();
    const store = createForwardStore([{ channel: 'webhook', send, alert }], 'secret');
    const [one, two] = [await store.store(toNewRequest()), await store.store(toNewRequest())];
    expect(one.id).toBe(two.id);
    expect(await store.has(one.id)).toBe(true);
    expect(await store.has(`${one.id.slice(0, -1)}x`)).toBe(false);
    expect(await createForwardStore([], 'other').has(one.id)).toBe(false);
  });

  it('passes on consent to texts', async () => {
    const send = vi.fn<Notifier['send']>().mockResolvedValue();
    const store = createForwardStore([{ channel: 'webhook', send, alert }], 'secret');
    const consent = { wording: 'You may text me.', version: 'a1b2c3d4' };
    const request = toNewRequest({}, { consent });
    const [one, two] = [await store.store(request), await store.store(request)];
    expect(send.mock.calls[0]?.[0].quote).toEqual({
      ...typed,
      texts: consent.wording,
      textsVersion: consent.version,
      textsAt: expect.any(String) as string,
    });
    expect(one.id).toBe(two.id);
  });

  it.each([[[]], [[failing]]])('rejects what no channel has accepted', async (notifiers) => {
    await expect(createForwardStore(notifiers, 's').store(toNewRequest())).rejects.toThrow();
  });
});

it('the Cloudflare Worker is allowed the modules of Node that it imports', async () => {
  const folder = 'src/server/functions';
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: `${folder}/cloudflare.ts`, write: false },
    ssr: { target: 'webworker', noExternal: true },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('Vite gave no single bundle.');
  const imports = built.output.flatMap((file) => (file.type === 'chunk' ? file.imports : []));
  expect(imports).toContain('node:crypto');
  const settings: unknown = parse(
    readFileSync(`${folder}/wrangler.jsonc`, 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''),
  );
  expect(settings).toMatchObject({ compatibility_flags: ['nodejs_compat'] });
});
