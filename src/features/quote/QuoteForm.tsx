import ErrorBoundary from '@/components/ui/ErrorBoundary';
import Form from './Form';
import type { QuoteFormProps } from './props';

/** The quote form. Its rules are in `lib/quote`, its delivery in `lib/delivery`; this holds what the visitor does. */
export default function QuoteForm(props: QuoteFormProps) {
  return (
    <ErrorBoundary>
      <Form {...props} />
    </ErrorBoundary>
  );
}
