import { use } from 'react';
import { toQuoteAddress } from '@/site/savings/quote-handover';
import { CurrentEntries } from './current-entries';

/** Leads to the quote form with the numbers of this moment. */
export default function QuoteLink() {
  return (
    <a className="btn print:hidden" href={toQuoteAddress(use(CurrentEntries))}>
      Request a quote with these numbers
    </a>
  );
}
