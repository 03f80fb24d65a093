import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amounts } from '@/site/savings/amounts';
import { defaultEntries, getInvalidAmounts, toInputs } from '@/site/savings/entries';
import { calculateSavings } from '@/site/savings/estimate';
import { dash, toAmount, toCents, toPayback, toPlain, toUsd, toYears } from '@/site/savings/format';

// Whole numbers beyond every bound and below zero, whose products are exact.
const whole = fc.integer({ min: -500, max: 5000 });

it('the estimate follows the formulas of the specification', () => {
  const percent = fc.integer({ min: -20, max: 60 });
  fc.assert(
    fc.property(
      percent,
      percent,
      whole,
      whole,
      whole,
      whole,
      whole,
      (base, points, bill, cooling, area, cost, years) => {
        const film = { key: 'film', name: 'Film', base };
        const glass = { key: 'glass', name: 'Glass', points };
        const savings = calculateSavings({ film, glass, bill, cooling, area, cost, years });
        const effective = Math.max(5, Math.min(45, base + points));
        const annual = BigInt(bill) * 12n * BigInt(cooling) * BigInt(effective);
        expect(savings.annualSavings).toBeCloseTo(Number(annual) / 10_000, 2);
        expect(savings.installCost).toBe(area * cost);
        expect(savings.grossSavings).toBeCloseTo(Number(annual * BigInt(years)) / 10_000, 0);
        expect(savings.netSavings).toBe(savings.grossSavings - savings.installCost);
        if (annual > 0n) expect(savings.paybackYears).toBeCloseTo((area * cost * 10_000) / Number(annual), 3);
        else expect(savings.paybackYears).toBeNull();
      },
    ),
    { numRuns: 500 },
  );
}, 60_000);

describe('the inputs', () => {
  it('have the bounds and steps of the specification', () => {
    const bounds = Object.entries(amounts).map(([key, { min, max, step }]) => [key, min, max, step]);
    expect(bounds).toEqual([
      ['bill', 50, 2000, 10],
      ['cooling', 10, 70, 1],
      ['area', 50, 5000, 10],
      ['cost', 4, 30, 0.5],
      ['years', 5, 25, 1],
    ]);
  });

  it('are used as typed, a blank counts as 0, and only what is no number is refused', () => {
    expect(toInputs({ ...defaultEntries, bill: '', area: ' ' })).toMatchObject({ bill: 0, area: 0 });
    const entries = { ...defaultEntries, bill: 'abc', years: '1,50' };
    expect(toInputs(entries)).toMatchObject({ bill: NaN, years: NaN });
    expect(getInvalidAmounts(entries)).toEqual(['bill', 'years']);
    const unusual = { ...defaultEntries, bill: '-50', cooling: '150', cost: '−3' };
    expect(toInputs(unusual)).toMatchObject({ bill: -50, cooling: 150, cost: -3 });
    expect(getInvalidAmounts(unusual)).toEqual([]);
  });
});

describe('the figures of the result', () => {
  it('are written as in the specification', () => {
    expect([toUsd(5640), toUsd(-0.4), toUsd(-1200)]).toEqual(['$5,640', '$0', '-$1,200']);
    expect([toPayback(3000 / 576), toPayback(12), toPayback(null)]).toEqual(['5.2', '12.0', '—']);
    expect([toCents(10), toYears(1), toYears(15)]).toEqual(['$10.00', '1 year', '15 years']);
    expect([toAmount('bill', 400), toAmount('cooling', 40)]).toEqual(['$400', '40%']);
    expect(toAmount('area', 1300)).toBe('1,300 sq ft');
  });

  it('are never NaN or Infinity, whatever is typed', () => {
    const typed = fc.oneof(
      fc.constantFrom(
        '',
        '0',
        '-0',
        '-5',
        '150',
        '1e308',
        '9'.repeat(300),
        '1e-308',
        '99999999999',
        '.',
        'x',
      ),
      fc.double().map(String),
    );
    fc.assert(
      fc.property(typed, typed, typed, typed, typed, (bill, cooling, area, cost, years) => {
        const savings = calculateSavings(toInputs({ ...defaultEntries, bill, cooling, area, cost, years }));
        const { annualBill, installCost, annualSavings, grossSavings, netSavings } = savings;
        const shown = [
          ...[annualBill, installCost, annualSavings, grossSavings, netSavings].map(toUsd),
          toPayback(savings.paybackYears),
          toPlain(savings.effectivePercent),
        ].join(' ');
        expect(shown).not.toMatch(/NaN|Infinity|∞|undefined|null/);
        if (annualSavings <= 0) expect(shown).toContain(dash);
      }),
      { numRuns: 500 },
    );
  }, 60_000);
});
