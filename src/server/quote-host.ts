import type { Context, Env } from 'hono';
import type { ParsedBody } from './read-request.ts';
import type { QuoteStore } from './types.ts';

/** What the quote server needs from its host. `E` is the type of what the host binds to a request. */
export interface QuoteHost<E extends Env> {
  getStore: (c: Context<E>) => QuoteStore;
  readBuilt: (c: Context<E>, path: '/quote-answer' | '/quote-form.json') => Promise<string>;
  /** Reads a form with photos. Missing if the host stores none. */
  readUpload?: (c: Context<E>) => Promise<ParsedBody>;
  /** The seconds until this visitor may send again; 0 for now. */
  getSecondsToWait: (c: Context<E>) => number | Promise<number>;
  onStored: (c: Context<E>, id: string, outcome: 'new' | 'again' | 'marked as spam' | 'test') => void;
  onError: (error: unknown) => void;
}
