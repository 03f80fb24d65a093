import type { Savings } from './savings';
import { toUsd, toYears } from './savings-format';

/** Phones: the net figure stays in sight while the inputs change; the same figure is announced to those who listen. */
export default function NetLine({ savings, years }: { savings: Savings; years: number }) {
  const text = `Net savings over ${toYears(years)}`;
  const net = toUsd(savings.netSavings);
  return (
    <>
      <p className="peek" aria-hidden="true">
        {text} <b>{net}</b>
      </p>
      <output className="sr-only">{`${text}: ${net}`}</output>
    </>
  );
}
