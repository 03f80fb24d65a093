import type { Context, Env } from 'hono';
import type { ParsedBody } from './read-request.ts';
import type { QuoteStore } from './types.ts';

/** What the quote server needs from its host. `E` is the type of the host's bindings. */
export interface QuoteHost<E extends Env> {
  getStore: (c: Context<E>) => QuoteStore;
  /** Reads a file of the build. */
  readBuilt: (c: Context<E>, path: '/quote-answer' | '/quote-form.json') => Promise<string>;
  /** Reads a form with photos, or only up to its first photo. Hosts that store no photos leave it out. */
  readUpload?: (c: Context<E>, withPhotos: boolean) => Promise<ParsedBody>;
  /** Seconds until this visitor may send a request, 0 for now. */
  getSecondsToWait: (c: Context<E>) => number | Promise<number>;
  onStored: (c: Context<E>, id: string, outcome: 'new' | 'again' | 'marked as spam' | 'test') => void;
  /** `failed` says what could not be done, for the log. */
  onError: (error: unknown, failed: string) => void;
}
