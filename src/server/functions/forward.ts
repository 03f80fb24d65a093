import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { PartlySentError } from '../email.ts';
import { toCode } from '../retry-policy.ts';
import { toStoredFields } from '../stored-fields.ts';
import type { Notifier, QuoteStore } from '../types.ts';

/**
 * A store for hosts without a database: a request is stored once the mail server has accepted it, or the webhook if there is
 * no mail server. It waits for both, because the host may stop a function that has answered. `secret` signs ids, so that
 * the confirmation page opens only for a real request.
 */
export function createForwardStore(notifiers: readonly Notifier[], secret: string): QuoteStore {
  // Email comes first if it is set up.
  const shopNotifiers = notifiers.filter(({ channel }) => channel !== 'visitor');
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('hex').slice(0, 32);
  return {
    store: async (request) => {
      const { spamReason, isTest } = request;
      const received = Date.now();
      const { fields, comparedFields } = toStoredFields(request, received);
      // The same request has the same id all day, so that mail programs and webhooks recognize it.
      const day = new Date(received).toISOString().slice(0, 10);
      const fingerprint = createHash('sha256')
        .update(JSON.stringify([day, JSON.stringify(comparedFields)]))
        .digest('hex')
        .slice(0, 32);
      const id = `${fingerprint}-${sign(fingerprint)}`;
      const stored = { id, received, quote: fields, spamReason, isTest, revision: 0 };
      const isAccepted = await Promise.all(
        shopNotifiers.map(({ channel, send }) =>
          send(stored).then(
            () => true,
            (error: unknown) => {
              console.error(`${channel}: ${toCode(error)}`);
              return error instanceof PartlySentError;
            },
          ),
        ),
      );
      if (!isAccepted[0]) throw new Error('not accepted');
      return { id, isNew: true, photos: 0 };
    },
    has: (id) => {
      const [fingerprint = '', signature = ''] = id.split('-');
      const expected = Buffer.from(sign(fingerprint));
      const received = Buffer.from(signature);
      return Promise.resolve(received.length === expected.length && timingSafeEqual(received, expected));
    },
  };
}
