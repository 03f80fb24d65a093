import * as z from 'zod/mini';
import { toMonthAndDay } from '../../site/format/closures.ts';
import { weekdayOf } from '../../site/format/open-now.ts';
import type { LinkedQuote } from './view.ts';

type Step = LinkedQuote['history'][number];

const isDay = (text: string) => z.iso.date().safeParse(text).success;

/** The amount of a quote with a dollar sign, or the day of a booking in words. Anything else stays as typed. */
export function formatDetail({ status, detail }: Pick<Step, 'status' | 'detail'>): string {
  if (status === 'quoted') return /^\d/.test(detail) ? `$${detail}` : detail;
  return isDay(detail) ? `${weekdayOf(detail) ?? ''}, ${toMonthAndDay(detail)}` : detail;
}

/** A quote or booking in words, such as `quoted $480` or `booked for Monday, December 7`. */
export function formatAgreement({ status, detail }: Pick<Step, 'status' | 'detail'>): string {
  if (!detail) return status;
  return `${status}${status === 'booked' ? ' for' : ''} ${formatDetail({ status, detail })}`;
}

/** The quote or booking of a request, unless the shop has set another status since. A change of the visitor does not end it. */
export function findAgreement(history: readonly Step[]): Step | undefined {
  const last = history.findLast(
    ({ status, detail }) => status !== 'seen' && !(status === 'new' && detail !== ''),
  );
  return last && ['quoted', 'booked'].includes(last.status) ? last : undefined;
}

/** What the shop reads after a deletion. */
export const afterDeletion = 'This cancels no appointment. Your own emails about the request remain.';

/** What the shop reads about a request that its visitor has deleted. Without what the shop has typed, which may be personal. */
export function toDeletedText(id: string, history: readonly Step[]): string {
  const { status = '', detail = '' } = findAgreement(history) ?? {};
  const agreed = formatAgreement({ status, detail: isDay(detail) ? detail : '' });
  return `The visitor deleted request ${id.slice(0, 8)}${agreed && `, ${agreed}`}.`;
}
