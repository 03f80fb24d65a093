import { calculateSavings, type Inputs } from '@/site/savings/estimate';
import { toPayback, toUsd, toYears } from '@/site/savings/format';
import { films } from '@/site/savings/entries';

/** Compares all films, with the visitor's other numbers. */
export default function FilmComparison({ inputs }: { inputs: Inputs }) {
  return (
    <section className="film-comparison overflow-x-auto max-sm:text-sm" aria-label="All films" tabIndex={0}>
      <table className="w-full tabular-nums">
        <caption className="pb-3 text-left font-semibold">All films with your other numbers</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col">Film</th>
            <th scope="col">Effective</th>
            <th scope="col">A&nbsp;year</th>
            <th scope="col">Payback</th>
            <th scope="col">{`Net, ${toYears(inputs.years).replace(' ', '\u{A0}')}`}</th>
          </tr>
        </thead>
        <tbody>
          {films.map((film) => {
            const { key, name } = film;
            const isChosen = film === inputs.film;
            const savings = calculateSavings({ ...inputs, film });
            return (
              <tr key={key} className={isChosen ? 'bg-accent-pale' : undefined}>
                <th scope="row">
                  {name}
                  {isChosen && <span className="sr-only"> (chosen)</span>}
                </th>
                <td>{`${savings.effectivePercent}%`}</td>
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
