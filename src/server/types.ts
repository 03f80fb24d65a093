import type { BuiltForm } from '../features/quote/rules/built-form.ts';
import type { Quote, StoredFields } from '../features/quote/rules/quote.ts';
import type { Change, View } from './follow-up/view.ts';

/** A request that has passed the rules of the form. */
export interface NewRequest {
  /** The idempotency key; undefined for a form sent without JavaScript. */
  key: string | undefined;
  quote: Quote;
  /** Why it looks like spam; blank if it does not. */
  spamReason: string;
  /** Whether `npm run quote:test` sent it. */
  isTest: boolean;
  consent?: BuiltForm['texts'];
  priceRange?: string | undefined;
  /** JPEGs, re-encoded by `reEncodePhoto`. */
  photos?: readonly Uint8Array[];
}

/** How a request was stored: its id, whether it is a new one, and how many of the photos that came with it are stored. */
export interface StoreResult {
  id: string;
  isNew: boolean;
  photos: number;
}

export interface StoredRequest extends Omit<NewRequest, 'key' | 'quote' | 'consent' | 'priceRange'> {
  id: string;
  quote: StoredFields;
  /** Milliseconds since 1970, UTC. */
  received: number;
  /** 0 at first, one more each time the visitor changed it, or sent it again after the shop had set its status. */
  revision: number;
  isStopped?: boolean;
}

export interface QuoteStore {
  /**
   * Stores the request and resolves once it is safe; rejects if it is not.
   * The same words within a day give the first id again, and a known key changes the request of the same person. If the shop
   * has set its status, it is new again.
   */
  store: (request: NewRequest) => Promise<StoreResult>;
  has: (id: string) => Promise<boolean>;
  /** Opens a link to a request, and makes a change; undefined if the link is not valid. Missing where the host has no links. */
  openLink?: (token: string, change?: Change) => Promise<View | undefined>;
  /** A photo behind a link, from 1. */
  photo?: (token: string, number: number) => Promise<Uint8Array | undefined>;
  /** Adds photos to the request of a visitor's link. Returns how many were stored; undefined if the link is not valid. */
  addPhotos?: (token: string, photos: readonly Uint8Array[]) => Promise<number | undefined>;
}

/** Returns the path of a link to the request that is being sent. */
export type ToLink = (kind: 'visitor' | 'shop') => string;

export interface Notifier {
  /** `visitor` is the email to the visitor; the others tell the shop. */
  channel: 'mail' | 'webhook' | 'visitor';
  /** Sends a request on. Resolves once the other side has accepted it; rejects with a `code` or `responseCode` if not. */
  send: (request: StoredRequest, toLink?: ToLink) => Promise<void>;
  /** How long to wait before an attempt, in milliseconds; undefined if nothing is to be sent at all. */
  delay?: (tries: number) => Promise<number | undefined>;
  /** Tells the shop that something is wrong with the quote server itself. */
  alert?: (subject: string, text: string) => Promise<void>;
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

/** The state of the quote server. Every part but `ok` is a word or two, `ok` where nothing is wrong. */
export type Health = typeof unmeasured & {
  ok: boolean;
  database: string;
  /** Set if the last request could not be stored. */
  lastRequest?: 'refused';
};

export interface QuoteService extends Required<QuoteStore> {
  health: () => Promise<Health>;
  /** Remembers the IP of a proxy that the settings do not name, for the log and for `npm run doctor`. */
  recordProxy: (ip: string) => Promise<void>;
  /** See `photos/re-encode.ts`. */
  reEncodePhoto: (photo: Uint8Array) => Promise<Uint8Array | undefined>;
  stop: () => Promise<void>;
}

/** The request may or may not be stored: there was no answer in time. */
export class UnconfirmedError extends Error {}
