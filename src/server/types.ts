import type { BuiltForm } from '../features/quote/rules/built-form.ts';
import type { Quote, StoredFields } from '../features/quote/rules/quote.ts';

/** A request that has passed the rules of the form. */
export interface NewRequest {
  /** The idempotency key; undefined for a form sent without JavaScript. */
  key: string | undefined;
  quote: Quote;
  /** Why the request looks like spam; blank if it does not. */
  spamReason: string;
  /** Whether `npm run quote:test` sent it. */
  isTest: boolean;
  consent?: BuiltForm['texts'];
  /** JPEGs, re-encoded by `reEncodePhoto`. */
  photos?: readonly Uint8Array[];
}

/** How a request was stored: its id, whether it is new, and how many of its photos were stored. */
export interface StoreResult {
  id: string;
  isNew: boolean;
  photos: number;
}

export interface StoredRequest extends Omit<NewRequest, 'key' | 'quote' | 'consent'> {
  id: string;
  quote: StoredFields;
  /** Milliseconds since 1970, UTC. */
  received: number;
  /** 0 at first. One more each time the visitor changes it. */
  revision: number;
}

export interface QuoteStore {
  /**
   * Stores the request and resolves once it is safe; rejects if it is not.
   * The same words within a day return the first id again, and a known key changes the request of the same person.
   */
  store: (request: NewRequest) => Promise<StoreResult>;
  has: (id: string) => Promise<boolean>;
}

/** A way to tell the shop about requests. */
export interface Notifier {
  channel: 'mail' | 'webhook';
  /** Sends a request. Resolves once the other side has accepted it, or rejects with a `code` or `responseCode`. */
  send: (request: StoredRequest) => Promise<void>;
}

/** The parts that cannot be measured without the database. */
export const unmeasured = {
  disk: 'unknown',
  outbox: 'unknown',
  mail: 'unknown',
  webhook: 'unknown',
  photos: 'unknown',
  retention: 'unknown',
};

/** The health of the quote server. Each part is a word or two, and `ok` if nothing is wrong. */
export type Health = typeof unmeasured & {
  ok: boolean;
  database: string;
  /** Set if the last request could not be stored. */
  lastRequest?: 'refused';
};

export interface QuoteService extends QuoteStore {
  health: () => Promise<Health>;
  /** Remembers the IP of a proxy that the settings do not name, for the log and for `npm run doctor`. */
  recordProxy: (ip: string) => Promise<void>;
  /** See `photos/re-encode.ts`. */
  reEncodePhoto: (photo: Uint8Array) => Promise<Uint8Array | undefined>;
  stop: () => Promise<void>;
}

/** The request may or may not be stored: there was no answer in time. */
export class UnconfirmedError extends Error {}
