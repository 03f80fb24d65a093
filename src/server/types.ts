import type { Quote } from '../features/quote/quote.ts';

/** A request that has passed the rules of the form. */
export interface NewQuote {
  /** The sender's `Idempotency-Key`; undefined for a plain form, which has none. */
  key: string | undefined;
  quote: Quote;
  /** Why it looks like a machine's work, blank if it does not. */
  spam: string;
}

/** A request as the desk keeps it. */
export interface KeptQuote {
  id: string;
  /** Milliseconds since 1970, UTC. */
  received: number;
  quote: Quote;
  spam: string;
  /** 0 at first, one more each time the visitor sent it again with other words. */
  revision: number;
}

/** Where requests are kept. */
export interface QuoteStore {
  /**
   * Keeps the request and resolves once it is safe; rejects if it is not.
   * A key that is known gives the first id again.
   */
  keep(request: NewQuote): Promise<{ id: string; isNew: boolean }>;
  /** Whether a request is kept under the id. */
  has(id: string): Promise<boolean>;
}

/** A way to tell the shop of a request. */
export interface Notifier {
  channel: 'mail' | 'webhook';
  /** Resolves once the other side has accepted it; rejects with a `code` or `responseCode` if not. */
  send(kept: KeptQuote): Promise<void>;
}
