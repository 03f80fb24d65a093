import { useRef } from 'react';
import { deliver, patience, type Result } from './deliver';
import { keepsKeys, type Delivery } from './delivery';
import { dropPending, keepPending, openPending, type Places } from './pending';
import type { Quote } from './quote';

const tools = {
  fetch: (...args: Parameters<typeof fetch>) => fetch(...args),
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
  // The one place where values go to the console: when nothing is sent at all.
  log: (text: string, quote: Quote) => console.info(text, quote),
  ...patience,
};

/** Where this browser remembers that a request is not confirmed yet. */
export const places: Places = { tab: () => sessionStorage, all: () => localStorage };

/**
 * Sends quotes, one at a time. What is sent again, edited or not, after a reload or from another tab, keeps its key
 * until it is confirmed. `hasContent` says that the form was begun before anybody looked at the clock.
 */
export function useSender(delivery: Delivery, hasContent: boolean) {
  const started = useRef<number | undefined>(undefined);

  return {
    /** Starts the clock at the first touch, by whatever means. */
    touch: () => {
      if (!hasContent) started.current ??= Date.now();
    },
    send: async (quote: Quote, honeypot: string): Promise<Result> => {
      if (delivery.mode === 'console')
        return deliver(
          delivery,
          quote,
          { key: '', honeypot, seconds: undefined },
          { asked: 0 },
          { ...tools, host: location.hostname },
        );
      const pending = openPending(places);
      if (pending.retryAt > Date.now()) return { kind: 'busy', retryAt: pending.retryAt };
      const seconds = started.current && Math.round((Date.now() - started.current) / 1000);
      const isOnline = tools.isOnline();
      // Before it leaves: the page may be gone before an answer comes.
      if (isOnline) keepPending(places, { ...pending, asked: pending.asked + 1, retryAt: 0 });
      const proof = { key: pending.key, honeypot, seconds };
      const result = await deliver(delivery, quote, proof, pending, { ...tools, host: location.hostname });
      // Two more than before: places without keys are not asked a third time.
      const isOpen = result.kind === 'unknown' || (result.kind === 'failed' && !keepsKeys(delivery));
      const retryAt = 'retryAt' in result ? result.retryAt : 0;
      if (result.kind === 'sent') dropPending(places, pending);
      else if (result.kind !== 'offline')
        keepPending(places, { ...pending, asked: pending.asked + (isOpen ? 2 : 0), retryAt });
      return result;
    },
  };
}
