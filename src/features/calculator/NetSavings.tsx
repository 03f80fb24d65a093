import type { Savings } from '@/site/savings/estimate';
import { toUsd, toYears } from '@/site/savings/format';

interface Props {
  savings: Savings;
  years: number;
  /** Labels of the inputs that cannot be read. Then there is no result. */
  unread: readonly string[];
}

/** The net savings: sticky on phones while the inputs change, and announced to screen readers. */
export default function NetSavings({ savings, years, unread }: Props) {
  const text = Number.isNaN(years) ? 'Net savings' : `Net savings over ${toYears(years)}`;
  const net = toUsd(savings.netSavings);
  return (
    <>
      <p className="net-bar" aria-hidden="true">
        {text} <b>{net}</b>
      </p>
      <output className="sr-only">
        {unread.length > 0 ? `No result: we cannot read ${unread.join(', ')}.` : `${text}: ${net}`}
      </output>
    </>
  );
}
