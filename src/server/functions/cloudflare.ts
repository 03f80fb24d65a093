import { createHandler } from '../handler.ts';
import { createWebhookNotifier } from '../webhook.ts';
import { createD1Store, tellDue, type D1 } from './d1.ts';

/** What wrangler.jsonc beside this file binds. */
interface Bindings {
  DB: D1;
  ASSETS: { fetch(address: URL): Promise<Response> };
  /** Counts requests by address. */
  RATE?: { limit(options: { key: string }): Promise<{ success: boolean }> };
  QUOTES_WEBHOOK_URL?: string;
}

const notifiersOf = ({ QUOTES_WEBHOOK_URL: url }: Bindings) => (url ? [createWebhookNotifier(url)] : []);

/** The desk as a Cloudflare Worker beside the site's files: requests are kept in D1, and a webhook is told. */
export default {
  async fetch(request: Request, bindings: Bindings, context: { waitUntil(work: Promise<unknown>): void }) {
    const notifiers = notifiersOf(bindings);
    const address = request.headers.get('CF-Connecting-IP') ?? '';
    const rate = request.method === 'POST' ? await bindings.RATE?.limit({ key: address }) : undefined;
    const handle = createHandler({
      store: createD1Store(
        bindings.DB,
        notifiers.map(({ channel }) => channel),
      ),
      page: async () => (await bindings.ASSETS.fetch(new URL('/quote-answer', request.url))).text(),
      waitFor: () => (rate?.success === false ? 60 : 0),
      onKept: (id, mark) => {
        console.info(`quote ${id}: ${mark}`);
        context.waitUntil(tellDue(bindings.DB, notifiers));
      },
      onError: () => console.error('quote not kept'),
    });
    return handle(request, address);
  },
  /** Every five minutes: what the webhook has not taken yet. */
  async scheduled(_event: unknown, bindings: Bindings) {
    await tellDue(bindings.DB, notifiersOf(bindings));
  },
};
