import { calculateSavings } from '@/lib/savings';
import { toInputs, type AmountKey } from '@/lib/savings-fields';
import Actions from './Actions';
import AmountField from './AmountField';
import ChoiceField from './ChoiceField';
import FilmComparison from './FilmComparison';
import GlassArea from './GlassArea';
import NetLine from './NetLine';
import Results from './Results';
import Tips from './Tips';
import { filmOptions, glassOptions } from './options';
import { useEntries } from './use-entries';
import Working from './Working';

/** Inputs on the left, the result on the right; every change works everything out again. */
export default function Calculator() {
  const { entries, change, reset } = useEntries();
  const inputs = toInputs(entries);
  const savings = calculateSavings(inputs);
  const amount = (key: AmountKey) => (
    <AmountField name={key} typed={entries[key]} onChange={(typed) => change({ [key]: typed })} />
  );

  return (
    <Tips>
      <div className="calc">
        <form
          className="cin"
          aria-label="Savings calculator"
          noValidate
          onSubmit={(event) => event.preventDefault()}
        >
          {amount('bill')}
          {amount('cooling')}
          <ChoiceField
            name="film"
            legend="Film type"
            options={filmOptions}
            chosen={entries.film}
            onChange={(film) => change({ film })}
          />
          <ChoiceField
            name="glass"
            legend="Glass type"
            options={glassOptions}
            chosen={entries.glass}
            onChange={(glass) => change({ glass })}
          />
          {amount('area')}
          <GlassArea onUse={(area) => change({ area })} />
          {amount('cost')}
          {amount('years')}
          <NetLine savings={savings} years={inputs.years} />
        </form>
        <Results inputs={inputs} savings={savings} entries={entries}>
          <Actions entries={entries} onReset={reset} />
        </Results>
        <div className="cmore">
          <Working inputs={inputs} savings={savings} />
          <FilmComparison inputs={inputs} />
        </div>
      </div>
    </Tips>
  );
}
