import { useRef } from 'react';
import { deliver, type Delivery } from './delivery';
import type { Quote } from './quote';

const tools = {
  fetch: (...args: Parameters<typeof fetch>) => fetch(...args),
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  // The one place where values go to the console: when nothing is sent at all.
  log: (text: string, quote: Quote) => console.info(text, quote),
  timeoutMs: 15_000,
};

/** Random, and good enough where the browser has no `randomUUID` (pages without https). */
function toKey(): string {
  return globalThis.crypto?.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}

/** Sends quotes, one at a time. The same quote sent again keeps its key, so that it is never stored twice. */
export function useSender(delivery: Delivery) {
  const started = useRef<number>(undefined);
  const last = useRef({ quote: '', key: '' });

  return {
    /** Starts the clock at the first keystroke. */
    touch: () => void (started.current ??= Date.now()),
    send: (quote: Quote, trap: string) => {
      const text = JSON.stringify(quote);
      if (last.current.quote !== text) last.current = { quote: text, key: toKey() };
      const seconds = started.current ? Math.round((Date.now() - started.current) / 1000) : 0;
      return deliver(delivery, quote, { key: last.current.key, trap, seconds }, tools);
    },
  };
}
