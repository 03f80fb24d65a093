import type { Result } from '../delivery/read-response';
import { failed, toSuccess } from '../rules/messages';

const kept = 'Everything you wrote is still here.';

/** What to tell the visitor: a sentence, what to do or what the quote server adds, and whether a button sends again. */
export function toOutcome({ kind, note }: Result, quoteHours: number, isIdempotent: boolean) {
  const advice = isIdempotent
    ? 'Try again; we won’t file it twice.'
    : 'Please call or write to us to be sure.';
  const byMail = 'Send it by email or text (we have filled it in for you), or call us.';
  const unknown = 'We could not confirm that your request arrived.';
  const outcomes = {
    sent: [toSuccess(quoteHours), note, false],
    unknown: [unknown, `It may have. ${advice} ${kept}`, isIdempotent],
    offline: ['You are offline. Your request has not been sent.', kept, true],
    handover: ['This form cannot send your request yet.', byMail, false],
    busy: [failed, `We are getting too many requests right now. ${kept}`, true],
    failed: [failed, `Please assume we did not get your request. ${kept}`, true],
    refused: [failed, `Your request has not reached us. ${kept}`, true],
  } as const satisfies Record<Result['kind'], unknown>;
  const [text, detail, canRetry] = outcomes[kind];
  return { isSent: kind === 'sent', text, detail, canRetry };
}
export type Outcome = ReturnType<typeof toOutcome>;
