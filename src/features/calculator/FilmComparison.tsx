import { calculateSavings, type Inputs } from '@/site/savings/estimate';
import { toPayback, toUsd, toYears } from '@/site/savings/format';
import { filmOptions } from './options';

/** All four films side by side, everything else as entered. */
export default function FilmComparison({ inputs }: { inputs: Inputs }) {
  return (
    <section className="four" aria-label="All four films" tabIndex={0}>
      <table>
        <caption>All four films with your other numbers</caption>
        <thead>
          <tr>
            <th scope="col">Film</th>
            <th scope="col">Effective</th>
            <th scope="col">A&nbsp;year</th>
            <th scope="col">Payback</th>
            <th scope="col">Net, {toYears(inputs.years)}</th>
          </tr>
        </thead>
        <tbody>
          {filmOptions.map(({ key, name }) => {
            const savings = calculateSavings({ ...inputs, film: key });
            return (
              <tr key={key} className={key === inputs.film ? 'chosen' : undefined}>
                <th scope="row">
                  {name}
                  {key === inputs.film && <span className="sr-only"> (chosen)</span>}
                </th>
                <td>{savings.effectivePercent}%</td>
                <td>{toUsd(savings.annualSavings)}</td>
                <td>{toPayback(savings.paybackYears)}</td>
                <td>{toUsd(savings.netSavings)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
