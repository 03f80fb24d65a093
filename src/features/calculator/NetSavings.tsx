import { useDebounced } from '@/components/ui/use-debounced';
import type { Savings } from '@/site/savings/estimate';
import { toUsd, toYears } from '@/site/savings/format';

/** Screen readers hear the result after this many milliseconds without a change. */
const REST_MS = 700;

interface Props {
  savings: Savings;
  years: number;
  /** Labels of the inputs that cannot be read. With any, there is no result. */
  refused: readonly string[];
}

/** The net savings: sticky on phones while the inputs change, and announced to screen readers once they stop changing. */
export default function NetSavings({ savings, years, refused }: Props) {
  const text = Number.isNaN(years) ? 'Net savings' : `Net savings over ${toYears(years)}`;
  const net = toUsd(savings.netSavings);
  const announced = useDebounced(
    refused.length > 0 ? `No result: please check ${refused.join(', ')}.` : `${text}: ${net}`,
    REST_MS,
  );
  return (
    <>
      <p className="net-bar" aria-hidden="true">
        {`${text} `}
        <b>{net}</b>
      </p>
      <output className="sr-only">{announced}</output>
    </>
  );
}
