import type { YearPoint } from './break-even';
import { toPlain, toUsd } from '@/site/savings/format';

/** The chart's figures as a table, for those who do not see the drawing. */
export default function YearTable({ points }: { points: readonly YearPoint[] }) {
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
