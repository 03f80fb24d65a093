import type { Inputs, Savings } from '@/site/savings/estimate';
import { dash, toAmount, toExactUsd, toPayback, toPlain, toUsd, toYears } from '@/site/savings/format';

interface Props {
  inputs: Inputs;
  savings: Savings;
}

/** Each formula with the visitor's numbers. */
export default function CalculationBreakdown({ inputs, savings }: Props) {
  const { film, glass } = inputs;
  const annual = toExactUsd(savings.annualSavings);
  const bill = toExactUsd(savings.annualBill);
  const cost = toExactUsd(savings.installCost);
  const payback = savings.paybackYears === null ? dash : `${toPayback(savings.paybackYears)} years`;
  const lines = [
    ['Annual bill', `${toExactUsd(inputs.bill)} × 12`, bill],
    ['Install cost', `${toAmount('area', inputs.area)} × ${toAmount('cost', inputs.cost)}`, cost],
    [
      'Effective savings',
      `${film.name} ${film.base}% + ${glass.name} ${glass.points}, kept between 5% and 45%`,
      `${savings.effectivePercent}%`,
    ],
    ['Annual savings', `${bill} × ${toPlain(inputs.cooling)}% × ${savings.effectivePercent}%`, annual],
    ['Simple payback', `${cost} ÷ ${annual} a year`, payback],
    ['Gross lifetime savings', `${annual} × ${toYears(inputs.years)}`, toUsd(savings.grossSavings)],
    ['Net savings', `${toExactUsd(savings.grossSavings)} − ${cost}`, toUsd(savings.netSavings)],
  ] as const;
  return (
    <details>
      <summary className="calculator-summary">The math, with your numbers</summary>
      <dl className="mt-3">
        {lines.map(([name, formula, result]) => (
          <div
            key={name}
            className="grid gap-x-4 border-b border-border py-2.25 lg:grid-cols-[14rem_1fr] print:grid-cols-[14rem_1fr] print:py-0.5"
          >
            <dt className="font-semibold">{name}</dt>
            <dd>
              <span>{`${formula} = `}</span>
              <b>{result}</b>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
