import ErrorBoundary from '@/components/ui/ErrorBoundary';
import Form from './Form';
import type { QuoteFormProps } from './props';

/** The quote form. Its rules are in `quote-table.ts`, its delivery in `delivery.ts`; this holds what the visitor does. */
export default function QuoteForm(props: QuoteFormProps) {
  return (
    <ErrorBoundary>
      <Form {...props} />
    </ErrorBoundary>
  );
}
