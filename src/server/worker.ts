import { builtFormSchema } from '../features/quote/rules/built-form.ts';
import { createApp } from './app.ts';
import { readHealth } from './health.ts';
import { keepRequest } from './keep-request.ts';
import { onStart, sendDue } from './outbox.ts';
import { countExpired, deleteExpired, tables, type Database, type Row, type Value } from './store.ts';
import { createWebhook } from './webhook.ts';

/** The part of D1, Cloudflare's SQLite, that we use. */
interface D1 {
  prepare: (sql: string) => { bind: (...values: Value[]) => object };
  /** Runs all statements in one transaction. */
  batch: (statements: object[]) => Promise<{ results: Row[] }[]>;
}

/** The bindings of `wrangler.jsonc`, beside this file. */
interface Bindings {
  DB: D1;
  ASSETS: { fetch: (url: URL) => Promise<Response> };
  /** Limits requests by client IP. */
  RATE?: { limit: (options: { key: string }) => Promise<{ success: boolean }> };
  QUOTES_WEBHOOK_URL?: string;
  QUOTES_KEEP_DAYS?: string;
}

const log = (line: string) => console.info(line);

/** Databases whose tables are there, while the Worker runs. */
const withTables = new WeakSet<D1>();

/** What the functions of the server need, from the bindings. D1 gets its tables with the first statements. */
function open({ DB, QUOTES_WEBHOOK_URL: url }: Bindings) {
  const run: Database['run'] = async (statements) => {
    const create = withTables.has(DB) ? [] : tables.map((table) => DB.prepare(table).bind());
    const prepared = statements.map(([sql, ...values]) => DB.prepare(sql).bind(...values));
    const results = await DB.batch([...create, ...prepared]);
    withTables.add(DB);
    return results.slice(create.length).map(({ results }) => results);
  };
  const notifiers = url ? [createWebhook(url)] : [];
  const send = () => Promise.all(notifiers.map((notifier) => sendDue({ run }, notifier, log)));
  return { database: { run }, notifiers, send };
}

const app = createApp<{ Bindings: Bindings }>({
  keep: async ({ env, executionCtx }, request) => {
    const { database, notifiers, send } = open(env);
    const kept = await keepRequest(database, request, { notifiers, photoBytes: 0, log });
    executionCtx.waitUntil(send());
    return kept;
  },
  readForm: async ({ env, req }) =>
    builtFormSchema.parse(await (await env.ASSETS.fetch(new URL('/quote-form.json', req.url))).json()),
  secondsToWait: async ({ env, req }) => {
    const rate = await env.RATE?.limit({ key: req.header('CF-Connecting-IP') ?? '' });
    return rate?.success === false ? 60 : 0;
  },
  health: ({ env }) => {
    const { database, notifiers } = open(env);
    return readHealth(database, notifiers);
  },
  log,
});

/** The quote server as a Cloudflare Worker beside the site's files. It keeps requests in D1 and posts them to a webhook. */
export default {
  fetch: app.fetch,
  /** Every five minutes: deletes old requests, and repeats posts that the webhook has not accepted yet. */
  async scheduled(_event: unknown, env: Bindings) {
    const { database, notifiers, send } = open(env);
    // Without the last: it would try again every five minutes what was given up after five days.
    await database.run(onStart(notifiers.map(({ channel }) => channel)).slice(0, -1));
    const keepDays = Number(env.QUOTES_KEEP_DAYS ?? 730);
    if ((await countExpired(database, keepDays)).isPlausible) await deleteExpired(database, keepDays);
    await send();
  },
};
