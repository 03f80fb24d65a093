import { useRef } from 'react';
import type { Quote } from '../rules/quote';
import { deliver, maxAttemptsWithoutKeys, timeouts, type Result } from './deliver';
import { deliverWithPhotos } from './deliver-with-photos';
import { isIdempotent, type Delivery, type SubmissionMeta } from './delivery';
import { postWithProgress } from './post-with-progress';
import { clearPending, createKey, readPending, storePending } from './pending';

/** What the form sends in addition to its fields. */
export type Extras = Required<Pick<SubmissionMeta, 'honeypot' | 'texts' | 'priceRange'>>;

/** Stored after an unclear answer, so that a service without idempotency keys gets no other attempt. */
const noAttemptsLeft = maxAttemptsWithoutKeys;

const browserTools = {
  fetch: (...args: Parameters<typeof fetch>) => fetch(...args),
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
  // Called only if no delivery is set. Nothing else writes what a visitor typed to the console.
  log: (text: string, quote: Quote) => console.info(text, quote),
  ...timeouts,
};

/**
 * Sends requests, one at a time. A request keeps its idempotency key until it is confirmed, even if it is edited or the
 * page is reloaded.
 * @param hasContent whether the form had content when it was hydrated; it is then unknown when the visitor started
 */
export function useSender(delivery: Delivery, hasContent: boolean) {
  const startedAt = useRef<number | undefined>(undefined);

  return {
    /** Call this when the visitor starts to fill in the form. */
    touch: () => {
      if (!hasContent) startedAt.current ??= performance.now();
    },
    send: async (
      quote: Quote,
      extras: Extras,
      photos: readonly Blob[],
      onProgress: (part: number) => void,
    ): Promise<Result> => {
      const tools = { ...browserTools, host: location.hostname };
      if (delivery.mode === 'console') {
        const meta = { key: '', honeypot: extras.honeypot, seconds: undefined };
        return deliver(delivery, quote, meta, 0, tools);
      }
      const pending = readPending() ?? {
        key: await createKey(JSON.stringify(quote)),
        unanswered: 0,
        retryAt: 0,
      };
      const { key, unanswered } = pending;
      if (pending.retryAt > Date.now())
        return { kind: pending.isBusy ? 'busy' : 'failed', retryAt: pending.retryAt };
      const seconds = startedAt.current && Math.round((performance.now() - startedAt.current) / 1000);
      // Stored before sending, because the visitor may leave before the answer.
      if (tools.isOnline()) storePending({ key, unanswered: unanswered + 1, retryAt: 0 });
      const meta = { key, seconds, photos, ...extras };
      const result = await (photos.length > 0
        ? deliverWithPhotos({
            delivery,
            quote,
            meta,
            unanswered,
            tools,
            upload: postWithProgress(onProgress),
          })
        : deliver(delivery, quote, meta, unanswered, tools));
      if (result.kind === 'sent') clearPending();
      else {
        const isUnclear = result.kind === 'unknown' || (result.kind === 'failed' && !isIdempotent(delivery));
        storePending({
          key,
          unanswered: isUnclear ? noAttemptsLeft : unanswered,
          retryAt: 'retryAt' in result ? result.retryAt : 0,
          isBusy: result.kind === 'busy',
        });
      }
      return result;
    },
  };
}
