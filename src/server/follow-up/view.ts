import * as z from 'zod/mini';
import { storedFieldsSchema } from '../../features/quote/rules/quote.ts';
import { jsonOf } from '../sql.ts';
import type { Link } from './links.ts';

/** The statuses that the shop can set with a button. `new` undoes the others. */
export const shopActions = ['called', 'quoted', 'booked', 'spam', 'new'] as const;
/** What the visitor can do to their own request. */
export const visitorActions = ['phone', 'delete', 'stop'] as const;
/** What the shop can do in its list: tell visitors that their requests were seen. */
export const listActions = ['seen'] as const;
/** The statuses that a command can set. The server itself sets `test`, and the history also has `seen`. */
export const statuses = ['new', 'called', 'quoted', 'answered', 'booked', 'closed', 'spam'] as const;

/** What the shop reads about a visitor who has opted out. It may still answer the request itself. */
export const optedOutNote = 'Has stopped automatic messages. You may still call about this request.';

/** How many of the latest requests the list shows. It also shows every new one. */
export const listLength = 200;

/**
 * A change that a link asks for. `value` is the amount of a quote, the day of a booking, a phone number, or when the newest
 * request that was seen was received.
 */
export const changeSchema = z.object({
  action: z.enum([...shopActions, ...visitorActions, ...listActions]),
  value: z.string().check(z.trim(), z.maxLength(60)),
});
export type Change = z.infer<typeof changeSchema>;

export const linkedQuoteSchema = z.object({
  id: z.string(),
  received: z.number(),
  status: z.string(),
  spamReason: z.string(),
  quote: jsonOf(storedFieldsSchema),
  photos: z.number(),
  /** Whether it is new and the shop has not seen it. SQLite says 0 or 1. */
  isUnseen: z.pipe(
    z.number(),
    z.transform((flag: number) => flag === 1),
  ),
  /** The statuses that the request has had, the latest last. */
  history: jsonOf(z.array(z.object({ status: z.string(), detail: z.string(), at: z.number() }))),
});

export type LinkedQuote = z.infer<typeof linkedQuoteSchema> & {
  hasOptedOut: boolean;
  shopToken: string;
};

/**
 * What a link shows. `requests` is empty once the visitor has deleted theirs, `total` is the number of all requests, and
 * `error` says why a change was not made.
 */
export interface View {
  kind: Link['kind'];
  requests: LinkedQuote[];
  total: number;
  error: string;
}
