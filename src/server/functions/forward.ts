import { createHash, createHmac } from 'node:crypto';
import { storedQuoteSchema } from '../../features/quote/rules/quote.ts';
import { jsonOf } from '../sql.ts';
import { toStored } from '../stored-quote.ts';
import type { Notifier, QuoteStore } from '../types.ts';

/**
 * A store for hosts without a database: a request counts as stored once the mail server or the webhook has accepted it.
 * The secret signs ids, so that the page that says received opens only for a real request.
 */
export function createForwardStore(notifiers: readonly Notifier[], secret: string): QuoteStore {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('hex').slice(0, 32);
  return {
    keep: async (request) => {
      const { spam, isTest } = request;
      const received = Date.now();
      const { text, compared } = toStored(request, received);
      const day = new Date(received).toISOString().slice(0, 10);
      const hash = createHash('sha256')
        .update(JSON.stringify([day, compared]))
        .digest('hex')
        .slice(0, 32);
      const id = `${hash}-${sign(hash)}`;
      const quote = jsonOf(storedQuoteSchema).parse(text);
      const kept = { id, received, quote, spam, isTest, revision: 0 };
      // The same request has the same id all day, so that mail programs and webhooks can tell.
      await Promise.any(notifiers.map((notifier) => notifier.send(kept)));
      return { id, isNew: true, photos: 0 };
    },
    has: (id) => {
      const [hash = '', signature] = id.split('-');
      return Promise.resolve(signature === sign(hash));
    },
  };
}
