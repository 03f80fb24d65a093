import { createQuoteApp } from '../quote-app.ts';
import { createWebhookNotifier } from '../webhook.ts';
import { createD1Store, expire, sendDue, type D1 } from './d1.ts';

/** The bindings of `wrangler.jsonc`, beside this file. */
interface Bindings {
  DB: D1;
  ASSETS: { fetch(url: URL): Promise<Response> };
  /** Limits requests by client IP. */
  RATE?: { limit(options: { key: string }): Promise<{ success: boolean }> };
  QUOTES_WEBHOOK_URL?: string;
  QUOTES_KEEP_DAYS?: string;
}

const getNotifiers = ({ QUOTES_WEBHOOK_URL: url }: Bindings) => (url ? [createWebhookNotifier(url)] : []);

const app = createQuoteApp<{ Bindings: Bindings }>({
  getStore: ({ env }) =>
    createD1Store(
      env.DB,
      getNotifiers(env).map(({ channel }) => channel),
    ),
  readBuilt: async ({ env, req }, path) => (await env.ASSETS.fetch(new URL(path, req.url))).text(),
  getSecondsToWait: async ({ env, req }) => {
    const rate = await env.RATE?.limit({ key: req.header('CF-Connecting-IP') ?? '' });
    return rate?.success === false ? 60 : 0;
  },
  onStored: ({ env, executionCtx }, id, outcome) => {
    console.info(`quote ${id}: ${outcome}`);
    executionCtx.waitUntil(sendDue(env.DB, getNotifiers(env)));
  },
  onError: (_error, failed) => console.error(failed),
});

/** The quote server as a Cloudflare Worker beside the site's files. It stores requests in D1 and posts them to a webhook. */
export default {
  fetch: app.fetch,
  /** Runs every five minutes: deletes old requests, and repeats posts that the webhook has not accepted yet. */
  async scheduled(_event: unknown, env: Bindings) {
    await expire(env.DB, Number(env.QUOTES_KEEP_DAYS ?? 730));
    await sendDue(env.DB, getNotifiers(env));
  },
};
