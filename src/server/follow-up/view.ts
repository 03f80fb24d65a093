import * as z from 'zod/mini';
import { storedQuoteSchema } from '../../features/quote/rules/quote.ts';

/** What the shop can say of a request with a press. */
export const shopActions = ['called', 'quoted', 'booked', 'spam'] as const;
/** What the visitor can do to their own request. */
export const visitorActions = ['phone', 'withdraw', 'stop'] as const;
/** What a request may be marked as. */
export const statuses = ['new', 'called', 'quoted', 'answered', 'booked', 'closed', 'spam'] as const;

/** A change that a link asks for. `detail` is the amount of a quote, the day of a booking or a phone number. */
export const changeSchema = z.object({
  action: z.enum([...shopActions, ...visitorActions]),
  detail: z.string().check(z.trim(), z.maxLength(60)),
});
export type Change = z.infer<typeof changeSchema>;

const requestSchema = z.object({
  id: z.string(),
  received: z.number(),
  status: z.string(),
  spam: z.string(),
  quote: storedQuoteSchema,
  /** How many photos it has. */
  photos: z.number(),
  history: z.array(z.object({ status: z.string(), detail: z.string(), at: z.number() })),
  /** Whether the visitor wants no messages. */
  isStopped: z.boolean(),
  /** The token of the shop's link for this request. */
  shopToken: z.string(),
});
/** A request with what was said of it. */
export type FollowedQuote = z.infer<typeof requestSchema>;

/** What a link shows. `refused` says why a change was not made, `isGone` that the request was deleted just now. */
export const viewSchema = z.object({
  kind: z.enum(['visitor', 'shop', 'list']),
  requests: z.array(requestSchema),
  refused: z.string(),
  isGone: z.boolean(),
});
export type View = z.infer<typeof viewSchema>;
