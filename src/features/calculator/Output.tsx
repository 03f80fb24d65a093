import { memo } from 'react';
import { calculateSavings } from '@/site/savings/estimate';
import { toInputs, type Entries } from '@/site/savings/entries';
import Actions from './Actions';
import FilmComparison from './FilmComparison';
import Results from './Results';
import CalculationBreakdown from './CalculationBreakdown';

interface Props {
  entries: Entries;
  onReset: () => void;
}

/** All results: the panel, the calculation breakdown and the comparison of films. */
function Output({ entries, onReset }: Props) {
  const inputs = toInputs(entries);
  const savings = calculateSavings(inputs);
  return (
    <>
      <Results inputs={inputs} savings={savings}>
        <Actions onReset={onReset} />
      </Results>
      <div className="calculator-details">
        <CalculationBreakdown inputs={inputs} savings={savings} />
        <FilmComparison inputs={inputs} />
      </div>
    </>
  );
}

export default memo(Output);
