import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateSavings } from '@/site/savings/estimate';
import { defaultEntries, toInputs } from '@/site/savings/entries';
import { dash, toAmount, toCents, toPayback, toPlain, toUsd, toYears } from '@/site/savings/format';
import { cases } from '../reach.ts';

describe('figures', () => {
  it('are written as in the spec', () => {
    expect(toUsd(5640)).toBe('$5,640');
    expect(toUsd(-0.4)).toBe('$0');
    expect(toUsd(-1200)).toBe('-$1,200');
    expect(toCents(10)).toBe('$10.00');
    expect(toPayback(3000 / 576)).toBe('5.2');
    expect(toPayback(12)).toBe('12.0');
    expect(toPayback(null)).toBe('—');
    expect([toYears(1), toYears(15)]).toEqual(['1 year', '15 years']);
    expect([toAmount('bill', 400), toAmount('cooling', 40), toAmount('area', 1300)]).toEqual([
      '$400',
      '40%',
      '1,300 sq ft',
    ]);
  });

  it('are never NaN or Infinity, whatever is typed', () => {
    const typed = fc.oneof(
      fc.constantFrom('', '0', '-0', '-5', '1e308', '1e-308', '99999999999', '.', 'x'),
      fc.double().map(String),
    );
    fc.assert(
      fc.property(typed, typed, typed, typed, typed, (bill, cooling, area, cost, years) => {
        const savings = calculateSavings(toInputs({ ...defaultEntries, bill, cooling, area, cost, years }));
        const shown = [
          toUsd(savings.annualBill),
          toUsd(savings.installCost),
          toUsd(savings.annualSavings),
          toUsd(savings.grossSavings),
          toUsd(savings.netSavings),
          toPayback(savings.paybackYears),
          toPlain(savings.effectivePercent),
        ].join(' ');
        if (savings.annualSavings <= 0 && !shown.includes(dash)) return false;
        return !/NaN|Infinity|∞|undefined|null/.test(shown);
      }),
      { numRuns: cases },
    );
  }, 60_000);
});
