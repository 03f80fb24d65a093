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
  /** What the button does: send again, send once there is a connection, or no button. */
  retry?: 'now' | 'when-online';
  /** When to send again at the earliest (Unix time, ms); undefined for now. */
  retryAt?: number | undefined;
  /** true for a request from an earlier visit to the page. The box then waits for a press before it takes focus. */
  isEarlier?: boolean;
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
  const notSent = (text: string, detail: string, retry: Pick<NotSent, 'retry' | 'retryAt'> = {}) => ({
    isSent: false as const,
    quote,
    text,
    detail,
    ...retry,
  });
  switch (result.kind) {
    case 'sent':
      return { isSent: true, text: toSuccess(quoteHours), note: result.note };
    case 'unknown':
      return isIdempotent
        ? notSent(unconfirmed, `It may have. Try again; we won’t file it twice. ${draftIsSafe}`, {
            retry: 'now',
          })
        : notSent(unconfirmed, `It may have. Please call or write to us to be sure. ${draftIsSafe}`);
    case 'offline':
      return notSent('You are offline. Your request has not been sent.', draftIsSafe, {
        retry: 'when-online',
      });
    case 'handover':
      return notSent(
        'This form cannot send your request yet.',
        'Send it by email or text (we have filled it in for you), or call us.',
      );
    case 'busy':
    case 'failed': {
      const isBusy = result.kind === 'busy';
      const reason = isBusy
        ? 'We are getting too many requests right now.'
        : 'Please assume we did not get your request.';
      return notSent(failed, `${reason} ${draftIsSafe}`, {
        ...((isIdempotent || isBusy) && { retry: 'now' }),
        ...(result.retryAt > 0 && { retryAt: result.retryAt }),
      });
    }
    case 'refused':
      return notSent(failed, `Your request has not reached us. ${draftIsSafe}`, { retry: 'now' });
  }
}
