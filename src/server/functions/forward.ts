import { createHash, createHmac } from 'node:crypto';
import type { Notifier, QuoteStore } from '../types.ts';

/**
 * A store for places that keep nothing: a request counts as kept once the mail server or the webhook has taken it.
 * The secret signs ids, so that the page that says received cannot be had without a request.
 */
export function createForwardStore(notifiers: readonly Notifier[], secret: string): QuoteStore {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('hex').slice(0, 32);
  return {
    keep: async ({ quote, spam, isTest }) => {
      const day = new Date().toISOString().slice(0, 10);
      const words = createHash('sha256')
        .update(JSON.stringify([day, quote]))
        .digest('hex')
        .slice(0, 32);
      const id = `${words}-${sign(words)}`;
      const kept = { id, received: Date.now(), quote, spam, isTest, revision: 0 };
      // Sent again, it has the same id: mail programs and webhooks can tell that it is the same.
      await Promise.any(notifiers.map((notifier) => notifier.send(kept)));
      return { id, isNew: true };
    },
    has: async (id) => {
      const [words = '', signature] = id.split('-');
      return signature === sign(words);
    },
  };
}
