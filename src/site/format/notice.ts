import type { Business } from '../../schemas/business.ts';

type Notice = Pick<Business, 'notice' | 'noticeFrom' | 'noticeUntil'>;

/** The seasonal notice, if `now` (UTC) is between its first and its last day, both included. */
export function noticeOn({ notice, noticeFrom = '', noticeUntil = '9999-12-31' }: Notice, now = new Date()) {
  const today = now.toISOString().slice(0, 10);
  return noticeFrom <= today && today <= noticeUntil ? notice : undefined;
}
