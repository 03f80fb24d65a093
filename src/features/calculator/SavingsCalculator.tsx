import Calculator, { type Hints } from './Calculator';
import ErrorBoundary from '@/components/ui/ErrorBoundary';
import { QuotedService } from './calculator-context';
import type { BuildingService } from '@/site/savings/quote-handover';

interface Props {
  hints: Hints;
  /** What its quote is for, where that is not a home. */
  quoted?: BuildingService | 'none' | undefined;
}

/** The energy-savings calculator. Its arithmetic is in `src/site/savings`; this holds what the visitor entered. */
export default function SavingsCalculator({ hints, quoted = 'residential' }: Props) {
  return (
    <ErrorBoundary>
      <QuotedService value={quoted}>
        <Calculator hints={hints} />
      </QuotedService>
    </ErrorBoundary>
  );
}
