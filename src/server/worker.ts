import { builtFormSchema } from '../features/quote/rules/built-form.ts';
import { createApp } from './app.ts';
import { onStart, sendDue } from './outbox.ts';
import { countExpired, deleteExpired, tables, type Database, type Row, type Value } from './store.ts';
import { createWebhook } from './webhook.ts';

/** The bindings of `wrangler.jsonc`, beside this file. */
interface Bindings {
  /** D1, Cloudflare's SQLite. A batch is one transaction. */
  DB: {
    prepare: (sql: string) => { bind: (...values: Value[]) => object };
    batch: (statements: object[]) => Promise<{ results: Row[] }[]>;
  };
  ASSETS: { fetch: (url: URL) => Promise<Response> };
  /** Limits requests by client IP. */
  RATE?: { limit: (options: { key: string }) => Promise<{ success: boolean }> };
  QUOTES_WEBHOOK_URL?: string;
  QUOTES_KEEP_DAYS?: string;
}

const log = (line: string) => console.info(line);

/** Databases whose tables are there, while the Worker runs. */
const withTables = new WeakSet<Bindings['DB']>();

/** The database, which gets its tables with the first statements, and who is told about requests. */
function open({ DB, QUOTES_WEBHOOK_URL: url }: Bindings) {
  const run: Database['run'] = async (statements) => {
    const create = withTables.has(DB) ? [] : tables.map((table) => [table] as const);
    const prepared = [...create, ...statements].map(([sql, ...values]) => DB.prepare(sql).bind(...values));
    const results = await DB.batch(prepared);
    withTables.add(DB);
    return results.slice(create.length).map(({ results }) => results);
  };
  return { database: { run }, notifiers: url ? [createWebhook(url)] : [], photoBytes: 0 };
}

async function send(env: Bindings): Promise<void> {
  const { database, notifiers } = open(env);
  for (const notifier of notifiers) await sendDue(database, notifier, log);
}

const app = createApp<{ Bindings: Bindings }>({
  open: ({ env }) => open(env),
  readForm: async ({ env, req }) =>
    builtFormSchema.parse(await (await env.ASSETS.fetch(new URL('/quote-form.json', req.url))).json()),
  secondsToWait: async ({ env, req }) => {
    const rate = await env.RATE?.limit({ key: req.header('CF-Connecting-IP') ?? '' });
    return rate?.success === false ? 60 : 0;
  },
  afterwards: ({ env, executionCtx }) => executionCtx.waitUntil(send(env)),
  log,
});

/** The quote server as a Cloudflare Worker beside the site's files. It keeps requests in D1 and posts them to a webhook. */
export default {
  fetch: app.fetch,
  /** Every five minutes: deletes old requests, and repeats posts that the webhook has not accepted yet. */
  async scheduled(_event: unknown, env: Bindings) {
    const { database, notifiers } = open(env);
    // Without the last: it would try again every five minutes what was given up after five days.
    await database.run(onStart(notifiers.map(({ channel }) => channel)).slice(0, -1));
    const keepDays = Number(env.QUOTES_KEEP_DAYS ?? 730);
    if ((await countExpired(database, keepDays)).isPlausible) await deleteExpired(database, keepDays);
    await send(env);
  },
};
