import { memo, useDeferredValue } from 'react';
import { calculateSavings } from '@/site/savings/estimate';
import { amounts, type AmountKey } from '@/site/savings/amounts';
import { films, getInvalidAmounts, glasses, toInputs, type Entries } from '@/site/savings/entries';
import AmountField from './AmountField';
import RadioList from './RadioList';
import GlassArea from './GlassArea';
import NetSavings from './NetSavings';
import Actions from './Actions';
import CalculationBreakdown from './CalculationBreakdown';
import FilmComparison from './FilmComparison';
import Results from './Results';
import { Provider as TooltipProvider } from '@radix-ui/react-tooltip';
import { toQuoteUrl, type BuildingService } from '@/site/savings/quote-handover';
import { withErrorBoundary } from '@/components/ui/ErrorBoundary';
import { useEntries } from './use-entries';

const signed = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });
const filmOptions = films.map(({ key, name, base }) => ({ key, name, figure: `${base}%` }));
const glassOptions = glasses.map(({ key, name, points }) => ({
  key,
  name,
  figure: signed.format(points),
}));

const Details = memo(({ entries }: { entries: Entries }) => {
  const inputs = toInputs(entries);
  return (
    <div className="grid gap-7 border-t border-border p-fluid-md lg:col-span-2">
      <CalculationBreakdown inputs={inputs} savings={calculateSavings(inputs)} />
      <FilmComparison inputs={inputs} />
    </div>
  );
});

interface Props {
  /** The hints below three of the inputs, in the shop's words. */
  hints: Record<'bill' | 'cost' | 'years', string>;
  /** The service that the quote button asks for; `none` hides the button. */
  quoteService?: BuildingService | 'none' | undefined;
}

function Calculator({ hints, quoteService = 'residential' }: Props) {
  const { entries, change, reset } = useEntries();
  // Renders the field and the panel first, because the details take longer.
  const deferredEntries = useDeferredValue(entries);
  const inputs = toInputs(entries);
  const savings = calculateSavings(inputs);
  const renderAmount = (name: AmountKey, hint: string) => (
    <AmountField name={name} typed={entries[name]} hint={hint} onChange={change} />
  );

  return (
    // A tooltip opens at once if another one was just open.
    <TooltipProvider delayDuration={700} skipDelayDuration={300}>
      <div className="calculator-panel grid bg-white shadow-canopy lg:grid-cols-2 print:shadow-none">
        <form
          className="grid gap-6.5 p-fluid-md"
          aria-label="Savings calculator"
          noValidate
          onSubmit={(event) => event.preventDefault()}
        >
          {renderAmount('bill', hints.bill)}
          {renderAmount('cooling', amounts.cooling.hint)}
          <RadioList
            name="film"
            legend="Film type"
            options={filmOptions}
            chosen={entries.film}
            onChange={change}
          />
          <RadioList
            name="glass"
            legend="Glass type"
            options={glassOptions}
            chosen={entries.glass}
            onChange={change}
          />
          {renderAmount('area', amounts.area.hint)}
          <GlassArea onChange={change} />
          {renderAmount('cost', hints.cost)}
          {renderAmount('years', hints.years)}
          <NetSavings
            savings={savings}
            years={inputs.years}
            invalidLabels={getInvalidAmounts(entries).map((key) => amounts[key].label)}
          />
        </form>
        <Results inputs={inputs} savings={savings}>
          {quoteService !== 'none' && (
            <a
              className="btn justify-self-start text-balance print:hidden"
              href={toQuoteUrl(entries, quoteService)}
            >
              Request a quote with these numbers
            </a>
          )}
          <Actions entries={entries} onReset={reset} />
        </Results>
        <Details entries={deferredEntries} />
      </div>
    </TooltipProvider>
  );
}

/** The energy-savings calculator. Its arithmetic is in `src/site/savings`. */
export default withErrorBoundary(Calculator);
