import type { Result } from '../delivery/deliver';
import { failed, toSuccess, unconfirmed } from '../rules/messages';

export interface Outcome {
  /** false also if it is unknown whether the request was sent. */
  isSent: boolean;
  /** The sentence, which is also shown as a toast. */
  text: string;
  /** What the visitor can do, or what the quote server adds, such as the days on which the shop is closed. */
  detail?: string | undefined;
  /** Whether the box has a button that sends again. */
  canRetry: boolean;
}

const draftIsSafe = 'Everything you wrote is still here.';

/** What to tell the visitor. `isIdempotent`: the receiver stores a request only once. */
export function toOutcome(result: Result, quoteHours: number, isIdempotent: boolean): Outcome {
  const notSent = (text: string, detail: string, canRetry: boolean) => ({
    ...{ isSent: false, text, canRetry },
    detail: `${detail} ${draftIsSafe}`.trim(),
  });
  switch (result.kind) {
    case 'sent':
      return { isSent: true, text: toSuccess(quoteHours), detail: result.note, canRetry: false };
    case 'unknown': {
      const advice = isIdempotent
        ? 'Try again; we won’t file it twice.'
        : 'Please call or write to us to be sure.';
      return notSent(unconfirmed, `It may have. ${advice}`, isIdempotent);
    }
    case 'offline':
      return notSent('You are offline. Your request has not been sent.', '', true);
    case 'handover':
      return {
        isSent: false,
        text: 'This form cannot send your request yet.',
        detail: 'Send it by email or text (we have filled it in for you), or call us.',
        canRetry: false,
      };
    case 'busy':
      return notSent(failed, 'We are getting too many requests right now.', true);
    case 'failed':
      return notSent(failed, 'Please assume we did not get your request.', isIdempotent);
    case 'refused':
      return notSent(failed, 'Your request has not reached us.', true);
  }
}
