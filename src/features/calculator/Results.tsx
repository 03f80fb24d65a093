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
    <section
      className="dark bg-text grid content-between gap-6 p-fluid-md max-lg:relative max-lg:z-6 print:border print:border-shade-50 print:bg-transparent print:text-text print:[--color-muted:inherit]"
      aria-label="Your result"
    >
      <div>
        <p className="text-muted">{`Net savings over ${toYears(inputs.years)}`}</p>
        <p
          className={`num mt-3 mb-2 leading-tight text-accent-light wrap-anywhere print:text-inherit ${net.length > 9 ? 'text-3xl' : 'text-5xl'}`}
        >
          {net}
        </p>
        {net === dash && <p>No result. Please check your numbers.</p>}
      </div>
      <div className="grid grid-cols-[repeat(3,minmax(min-content,1fr))] gap-4 border-y border-border-strong py-4.5 max-sm:text-sm">
        <p>
          <span className="num mb-0.75 block text-2xl">{toUsd(savings.annualSavings)}</span> a year
        </p>
        {/* React may replace an element, but no text beside one: the browser may have replaced that by a translation. */}
        <p key={savings.paybackYears === null ? 'never' : 'years'}>
          <span className="num mb-0.75 block text-2xl">{toPayback(savings.paybackYears)}</span>{' '}
          {savings.paybackYears === null ? 'never pays back' : 'years to pay back'}
        </p>
        <p>
          <span className="num mb-0.75 block text-2xl">{`${toPlain(savings.effectivePercent)}%`}</span>{' '}
          effective savings
        </p>
      </div>
      <BreakEvenChart savings={savings} years={inputs.years} />
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-border-strong py-2.25">
            <dt>{name}</dt>
            <dd className="text-right font-semibold">{toUsd(value)}</dd>
          </div>
        ))}
      </dl>
      {children}
      <p className="text-muted text-sm">
        An estimate, not a promise; it counts cooling only. Effective savings are kept between 5% and 45%.
        Sunny west glass comes closest to this figure; shaded glass and Low-E fall short of it.
      </p>
    </section>
  );
}
