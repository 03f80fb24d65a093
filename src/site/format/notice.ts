import type { Business } from '../../schemas/business.ts';

type Notice = Pick<Business, 'notice' | 'noticeFrom' | 'noticeUntil'>;

/** The seasonal line if it is shown on the day of `now` (UTC): from its first day to its last, both included. */
export function noticeOn({ notice, noticeFrom = '', noticeUntil = '9' }: Notice, now = new Date()) {
  const today = now.toISOString().slice(0, 10);
  return noticeFrom <= today && today <= noticeUntil ? notice : undefined;
}
