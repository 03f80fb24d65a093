import type { Result } from './deliver';
import { failed, toSuccess, unconfirmed } from './messages';
import type { Quote } from './quote';

/** What the page says of a request, and what a visitor can do about it. */
export interface Outcome {
  isSent: boolean;
  /** The sentence that is also shown as a toast. */
  text: string;
  /** What it means for the visitor. */
  detail?: string;
  /** What the button offers: another try, one as soon as there is a connection, or nothing. */
  offer?: 'retry' | 'when-online';
  /** When another try is welcome (Unix time, ms); undefined for now. */
  retryAt?: number;
  /** It is of an earlier visit to the page, so it takes no focus. */
  isEarlier?: boolean;
  /** The request, for the visitor's own mail and text program. */
  quote?: Quote;
}

const here = 'Everything you wrote is still here.';

/** The outcome in words. `keepsKeys`: another try cannot make a second request of it. */
export function toOutcome(
  result: Result,
  { quote, quoteHours, keepsKeys }: { quote: Quote; quoteHours: number; keepsKeys: boolean },
): Outcome {
  switch (result.kind) {
    case 'sent':
      return {
        isSent: true,
        text: toSuccess(quoteHours),
      };
    case 'unknown':
      return {
        isSent: false,
        quote,
        text: unconfirmed,
        ...(keepsKeys
          ? { detail: `It may have. Try again; we won't file it twice. ${here}`, offer: 'retry' }
          : { detail: `It may have. Please call or write to us to be sure. ${here}` }),
      };
    case 'offline':
      return {
        isSent: false,
        quote,
        text: 'You are offline. Your request has not been sent.',
        detail: here,
        offer: 'when-online',
      };
    case 'handover':
      return {
        isSent: false,
        quote,
        text: 'This form cannot send your request yet.',
        detail: 'Send it by e-mail or text, where it is already written out, or call us.',
      };
    case 'busy':
    case 'failed':
      return {
        isSent: false,
        quote,
        text: failed,
        detail: `${result.kind === 'busy' ? 'There are too many requests just now.' : 'Please assume we did not get your request.'} ${here}`,
        ...((keepsKeys || result.kind === 'busy') && { offer: 'retry' }),
        ...(result.retryAt > 0 && { retryAt: result.retryAt }),
      };
    default:
      return {
        isSent: false,
        quote,
        text: failed,
        detail: `Your request has not reached us. ${here}`,
        offer: 'retry',
      };
  }
}
