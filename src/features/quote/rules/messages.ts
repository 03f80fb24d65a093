import { toCount } from '../../../site/format/running-text.ts';

/* Messages of both the form and the quote server. */

export const toSuccess = (quoteHours: number) =>
  `Quote request submitted successfully! We'll get back to you within ${quoteHours} hours.`;

export const failed = 'Something went wrong. Please try again or call us directly.';

export const toCheckFields = (count: number) => `Please check ${toCount(count, 'field')}.`;
