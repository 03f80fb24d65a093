import { useRef } from 'react';
import type { Quote } from '../rules/quote';
import { deliver, timeouts, type Result } from './deliver';
import { isIdempotent, type Delivery, type Proof } from './delivery';
import { clearPending, openPending, storePending, type PendingStorages } from './pending';

/** What the form sends beside its fields. */
export type Unseen = Required<Pick<Proof, 'honeypot' | 'texts' | 'priceRange'>>;

const tools = {
  fetch: (...args: Parameters<typeof fetch>) => fetch(...args),
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
  // Only where nothing is sent. Nothing else writes a visitor's words to the console.
  log: (text: string, quote: Quote) => console.info(text, quote),
  ...timeouts,
};

/** Where this browser remembers a request that is not confirmed. */
export const pendingStorages: PendingStorages = { tab: () => sessionStorage, allTabs: () => localStorage };

/**
 * Sends requests, one at a time. Until a request is confirmed, it keeps its idempotency key: when it is edited, after a
 * reload, and in another tab. `hasContent`: the form was begun before the page could take the time.
 */
export function useSender(delivery: Delivery, hasContent: boolean) {
  const startedAt = useRef<number | undefined>(undefined);

  return {
    /** Notes when the visitor begins with the form. */
    touch: () => {
      if (!hasContent) startedAt.current ??= Date.now();
    },
    send: async (quote: Quote, unseen: Unseen): Promise<Result> => {
      const browser = { ...tools, host: location.hostname };
      if (delivery.mode === 'console') {
        const proof = { key: '', honeypot: unseen.honeypot, seconds: undefined };
        return deliver(delivery, quote, proof, { unanswered: 0 }, browser);
      }
      const pending = openPending(pendingStorages);
      const { key, unanswered } = pending;
      if (pending.retryAt > Date.now()) return { kind: 'busy', retryAt: pending.retryAt };
      const seconds = startedAt.current && Math.round((Date.now() - startedAt.current) / 1000);
      // Stored before it is sent, as the visitor may leave before the answer.
      if (tools.isOnline()) storePending(pendingStorages, { key, unanswered: unanswered + 1, retryAt: 0 });
      const result = await deliver(delivery, quote, { key, seconds, ...unseen }, pending, browser);
      if (result.kind === 'sent') clearPending(pendingStorages, pending);
      else if (result.kind !== 'offline') {
        const isUnclear = result.kind === 'unknown' || (result.kind === 'failed' && !isIdempotent(delivery));
        storePending(pendingStorages, {
          key,
          // Two more: where there are no idempotency keys, nothing is sent a third time.
          unanswered: unanswered + (isUnclear ? 2 : 0),
          retryAt: 'retryAt' in result ? result.retryAt : 0,
        });
      }
      return result;
    },
  };
}
