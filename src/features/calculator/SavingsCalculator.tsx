import Calculator, { type Hints } from './Calculator';
import ErrorBoundary from '@/components/ui/ErrorBoundary';

/** The energy-savings calculator. Its arithmetic is in `src/site/savings`; this holds what the visitor entered. */
export default function SavingsCalculator({ hints }: { hints: Hints }) {
  return (
    <ErrorBoundary>
      <Calculator hints={hints} />
    </ErrorBoundary>
  );
}
