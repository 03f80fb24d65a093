import { toCount } from '../../../site/format/running-text.ts';

/* What the form in the page and the quote server both say. */

export const toSuccess = (quoteHours: number) =>
  `Quote request submitted successfully! We'll get back to you within ${quoteHours} hours.`;

export const failed = 'Something went wrong. Please try again or call us directly.';

export const unconfirmed = 'We could not confirm that your request arrived.';

export const toCheckFields = (count: number) => `Please check ${toCount(count, 'field')}.`;
