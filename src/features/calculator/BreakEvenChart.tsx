import { useId } from 'react';
import {
  chartSize,
  toPathData,
  getYearPoints,
  getLabelPosition,
  toChart,
  type YearPoint,
} from './break-even';
import type { Savings } from '@/site/savings/estimate';
import { toPayback, toPlain, toUsd, toYears } from '@/site/savings/format';

const { width, height, bottom } = chartSize;

function YearTable({ points }: { points: readonly YearPoint[] }) {
  return (
    <div className="sr-only">
      <table>
        <caption>Savings minus cost at the end of each year</caption>
        <thead>
          <tr>
            <th scope="col">Year</th>
            <th scope="col">Result so far</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ year, net }) => (
            <tr key={year}>
              <th scope="row">{toPlain(year)}</th>
              <td>{toUsd(net)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Savings minus cost by year: below the line until the cost is paid back, above it afterwards. */
export default function BreakEvenChart({ savings, years }: { savings: Savings; years: number }) {
  const id = useId();
  const points = getYearPoints(savings.annualSavings, savings.installCost, years);
  const { bars, zeroY, paybackX } = toChart(points, savings.paybackYears);
  if (bars.length === 0) return <p className="text-muted">There is nothing to chart with these numbers.</p>;
  const payback = toPayback(savings.paybackYears);
  const end = `${toUsd(savings.netSavings)} after ${toYears(years)}.`;
  return (
    <figure className="chart relative">
      <svg
        className="w-full overflow-visible"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <title id={`${id}-title`}>Savings minus cost, year by year</title>
        <desc id={`${id}-text`}>
          {savings.paybackYears === null
            ? `It never pays for itself. ${end}`
            : `It pays for itself in ${payback} years. ${end}`}
        </desc>
        <path className="fill-shade-20" d={toPathData(bars.filter(({ net }) => net <= 0))} />
        <path className="fill-accent-light" d={toPathData(bars.filter(({ net }) => net > 0))} />
        {bars.map(({ year }, index) => {
          const position = getLabelPosition(index, bars);
          return (
            position && (
              <text key={year} className="fill-shade-50 print:fill-current" y={height - 8} {...position}>
                {`Year ${toPlain(year)}`}
              </text>
            )
          );
        })}
        <path className="stroke-background stroke-2 print:stroke-text" d={`M0 ${zeroY}H${width}`} />
        {paybackX !== null && (
          <>
            <path
              className="stroke-background stroke-[1.5] [stroke-dasharray:4_5] print:stroke-text"
              d={`M${paybackX} 24V${bottom}`}
            />
            <text
              className="fill-background font-semibold print:fill-current"
              x={paybackX < width / 2 ? paybackX + 10 : paybackX - 10}
              y="38"
              textAnchor={paybackX < width / 2 ? 'start' : 'end'}
            >
              {`Paid back: ${payback} years`}
            </text>
          </>
        )}
      </svg>
      <YearTable points={points} />
    </figure>
  );
}
