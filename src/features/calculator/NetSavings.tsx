import { useEffect, useState } from 'react';
import type { Savings } from '@/site/savings/estimate';
import { toUsd, toYears } from '@/site/savings/format';

/** How long the inputs must stay unchanged before the result is announced. */
const ANNOUNCE_DELAY_MS = 700;

/**
 * Returns the text once it has stayed the same for a moment, so that screen readers do not announce every keystroke. Empty
 * until then, because what it said before is no longer true.
 */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setDebounced, ANNOUNCE_DELAY_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced === text ? text : '';
}

interface Props {
  savings: Savings;
  years: number;
  /** The labels of invalid inputs. If there are any, there is no result. */
  invalidLabels: readonly string[];
}

/** The net savings: sticky on phones while the inputs change, and announced to screen readers once they stop changing. */
export default function NetSavings({ savings, years, invalidLabels }: Props) {
  const text = Number.isNaN(years) ? 'Net savings' : `Net savings over ${toYears(years)}`;
  const net = toUsd(savings.netSavings);
  const announced = useDebounced(
    invalidLabels.length > 0 ? `No result: please check ${invalidLabels.join(', ')}.` : `${text}: ${net}`,
  );
  return (
    <>
      {/* Ends behind the results, which say the same. Above the dock, and not on a screen so low that it would hide the form. */}
      <p
        className="sticky bottom-0 z-5 -mx-fluid-md mt-fluid-md mb-[calc(-3rem-var(--spacing-fluid-md))] flex h-12 items-center justify-between gap-4 bg-surface-dark px-fluid-md leading-snug text-background max-md:bottom-14 lg:hidden short:static print:hidden"
        aria-hidden="true"
      >
        <span>{`${text} `}</span>
        <b className="font-display text-xl leading-none font-semibold tracking-tight text-accent-light">
          {net}
        </b>
      </p>
      <output className="sr-only">{announced}</output>
    </>
  );
}
