import type { BuiltForm } from '../features/quote/rules/built-form.ts';
import type { Quote, StoredFields } from '../features/quote/rules/quote.ts';
import type { Change, View } from './follow-up/view.ts';

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
  /** 0 at first. One more each time the visitor changes it, or sends it again after the shop has set its status. */
  revision: number;
  /** Whether the visitor wants no more messages. */
  hasOptedOut?: boolean;
}

export interface QuoteStore {
  /**
   * Stores the request and resolves once it is safe; rejects if it is not.
   * The same words within a day return the first id again, and a known key changes the request of the same person. The
   * request is new again if the shop has set its status.
   */
  store: (request: NewRequest) => Promise<StoreResult>;
  has: (id: string) => Promise<boolean>;
  /** Opens a link, and makes a change; undefined if the link is not valid. Missing if the host has no links. */
  openLink?: (token: string, change?: Change) => Promise<View | undefined>;
  /** A photo behind a link. The first is number 1. */
  photo?: (token: string, number: number) => Promise<Uint8Array | undefined>;
  /** Adds photos to the request of a visitor's link. Returns how many were stored; undefined if the link is not valid. */
  addPhotos?: (token: string, photos: readonly Uint8Array[]) => Promise<number | undefined>;
}

/** Returns the path of a link to the request that is being sent. */
export type ToLink = (kind: 'visitor' | 'shop') => string;

export interface Notifier {
  /** `visitor` is the email to the visitor; the others tell the shop. */
  channel: 'mail' | 'webhook' | 'visitor';
  /** Sends a request. Resolves once the other side has accepted it, or rejects with a `code` or `responseCode`. */
  send: (request: StoredRequest, toLink?: ToLink) => Promise<void>;
  /** How long to wait before an attempt, in milliseconds; undefined to send nothing at all. */
  delay?: (tries: number) => Promise<number | undefined>;
  /** Tells the shop that something is wrong with the quote server, or what an `id` names. It is the same for each attempt. */
  alert?: (subject: string, text: string, id?: string) => Promise<void>;
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
  /** Set if the last request, photo or change could not be stored. */
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
