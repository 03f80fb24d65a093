import type { Result } from '../delivery/deliver';
import { failed, toSuccess, unconfirmed } from '../rules/messages';
import type { Quote } from '../rules/quote';

export interface Received {
  isSent: true;
  /** The sentence, which is also shown as a toast. */
  text: string;
  /** What the quote server adds, such as the days on which the shop is closed. */
  note: string | undefined;
}

/** The request was not sent, or it is unknown whether it was. */
export interface NotSent {
  isSent: false;
  /** The sentence, which is also shown as a toast. */
  text: string;
  detail: string;
  /** Whether the box has a button that sends again. */
  canRetry: boolean;
  /** The request, for links to the visitor's own email and messages app. */
  quote: Quote;
}

export type Outcome = Received | NotSent;

interface Context {
  quote: Quote;
  quoteHours: number;
  isIdempotent: boolean;
}

const draftIsSafe = 'Everything you wrote is still here.';

export function toOutcome(result: Result, { quote, quoteHours, isIdempotent }: Context): Outcome {
  const notSent = (text: string, detail: string, canRetry: boolean): Outcome => ({
    isSent: false,
    quote,
    text,
    detail,
    canRetry,
  });
  switch (result.kind) {
    case 'sent':
      return { isSent: true, text: toSuccess(quoteHours), note: result.note };
    case 'unknown': {
      const advice = isIdempotent
        ? 'Try again; we won’t file it twice.'
        : 'Please call or write to us to be sure.';
      return notSent(unconfirmed, `It may have. ${advice} ${draftIsSafe}`, isIdempotent);
    }
    case 'offline':
      return notSent('You are offline. Your request has not been sent.', draftIsSafe, true);
    case 'handover':
      return notSent(
        'This form cannot send your request yet.',
        'Send it by email or text (we have filled it in for you), or call us.',
        false,
      );
    case 'busy':
      return notSent(failed, `We are getting too many requests right now. ${draftIsSafe}`, true);
    case 'failed':
      return notSent(failed, `Please assume we did not get your request. ${draftIsSafe}`, isIdempotent);
    case 'refused':
      return notSent(failed, `Your request has not reached us. ${draftIsSafe}`, true);
  }
}
