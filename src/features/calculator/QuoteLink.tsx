import { use } from 'react';
import { toQuoteAddress } from '@/site/savings/quote-handover';
import { CurrentEntries, QuotedService } from './calculator-context';

/** Leads to the quote form with the numbers of this moment, if the shop tints buildings. */
export default function QuoteLink() {
  const entries = use(CurrentEntries);
  const service = use(QuotedService);
  if (service === 'none') return null;
  return (
    <a className="btn print:hidden" href={toQuoteAddress(entries, service)}>
      Request a quote with these numbers
    </a>
  );
}
