import type { ReactNode } from 'react';
import type { Inputs, Savings } from '@/site/savings/estimate';
import { dash, toPayback, toPlain, toUsd, toYears } from '@/site/savings/format';
import BreakEvenChart from './BreakEvenChart';

interface Props {
  inputs: Inputs;
  savings: Savings;
  children: ReactNode;
}

/** The dark panel: the net savings, then the figures behind them. */
export default function Results({ inputs, savings, children }: Props) {
  const rows = [
    ['Annual energy bill', savings.annualBill],
    ['Install cost', savings.installCost],
    ['Gross lifetime savings', savings.grossSavings],
  ] as const;
  const net = toUsd(savings.netSavings);
  return (
    <section className="calculator-results dark darkest" aria-label="Your result">
      <div>
        <p className="muted">{`Net savings over ${toYears(inputs.years)}`}</p>
        <p className={net.length > 9 ? 'num net-savings millions' : 'num net-savings'}>{net}</p>
        {net === dash && <p>No result. Please check your numbers.</p>}
      </div>
      <div className="key-results">
        <p>
          <span className="num">{toUsd(savings.annualSavings)}</span> a year
        </p>
        {/* React may replace an element, but no text beside one: the browser may have replaced that by a translation. */}
        {savings.paybackYears === null ? (
          <p key="never">Never pays back</p>
        ) : (
          <p key="years">
            <span className="num">{toPayback(savings.paybackYears)}</span> years to pay back
          </p>
        )}
        <p>
          <span className="num">{`${toPlain(savings.effectivePercent)}%`}</span> effective savings
        </p>
      </div>
      <BreakEvenChart savings={savings} years={inputs.years} />
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{toUsd(value)}</dd>
          </div>
        ))}
      </dl>
      {children}
      <p className="muted small-print">
        An estimate, not a promise; it counts cooling only. Effective savings are kept between 5% and 45%.
        Sunny west glass comes closest to this figure; shaded glass and Low-E fall short of it.
      </p>
    </section>
  );
}
