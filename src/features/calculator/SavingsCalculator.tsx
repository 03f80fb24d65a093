import Calculator from './Calculator';
import ErrorBoundary from '@/components/ui/ErrorBoundary';

/** The energy-savings calculator. Its arithmetic is in `src/site/savings`; this holds what the visitor entered. */
export default function SavingsCalculator({ billHint }: { billHint: string }) {
  return (
    <ErrorBoundary>
      <Calculator billHint={billHint} />
    </ErrorBoundary>
  );
}
