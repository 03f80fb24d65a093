import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amounts, toSlider, toTrack } from '@/site/savings/amounts';
import { defaultEntries, getUnread, toInputs } from '@/site/savings/entries';
import { calculateSavings, getEffectivePercent } from '@/site/savings/estimate';
import { cases } from '../reach.ts';

const film = fc.integer({ min: 0, max: 60 });
const glass = fc.integer({ min: -20, max: 20 });
/** Hundredths, so that the oracle can work in whole numbers; beyond every bound and below zero. */
const hundredths = fc.oneof(fc.integer({ min: -50_000, max: 5_000_000 }), fc.constant(0));

/** The spec's formulas again, in exact fractions: nothing of the code under test. */
function oracle(bill: bigint, cooling: bigint, percent: bigint, area: bigint, cost: bigint, years: bigint) {
  const annualSavings = [bill * 12n * cooling * percent, 100n * 100n * 10_000n] as const;
  const install = [area * cost, 10_000n] as const;
  return { annualSavings, install, gross: [annualSavings[0] * years, annualSavings[1] * 100n] as const };
}

const toFloat = ([over, under]: readonly [bigint, bigint]) => Number((over * 1_000_000n) / under) / 1_000_000;

const isNear = (actual: number, expected: number) =>
  Math.abs(actual - expected) <= 1e-5 + Math.abs(expected) * 1e-9;

describe('calculateSavings', () => {
  it(`agrees with exact fractions in ${cases} cases`, () => {
    fc.assert(
      fc.property(film, glass, hundredths, hundredths, hundredths, hundredths, hundredths, (f, g, ...n) => {
        const [bill = 0, cooling = 0, area = 0, cost = 0, years = 0] = n;
        const savings = calculateSavings({
          film: { key: 'film', name: 'Film', base: f },
          glass: { key: 'glass', name: 'Glass', points: g },
          bill: bill / 100,
          cooling: cooling / 100,
          area: area / 100,
          cost: cost / 100,
          years: years / 100,
        });
        const percent = BigInt(Math.max(5, Math.min(45, f + g)));
        const [b, c, a, d, y] = [bill, cooling, area, cost, years].map(BigInt) as [
          bigint,
          bigint,
          bigint,
          bigint,
          bigint,
        ];
        const expected = oracle(b, c, percent, a, d, y);
        const [over, under] = expected.annualSavings;
        const payback = over > 0n ? Number(a * d * under) / Number(over * 10_000n) : null;
        return (
          isNear(savings.annualSavings, toFloat(expected.annualSavings)) &&
          isNear(savings.installCost, toFloat(expected.install)) &&
          isNear(savings.grossSavings, toFloat(expected.gross)) &&
          isNear(savings.netSavings, toFloat(expected.gross) - toFloat(expected.install)) &&
          (payback === null ? savings.paybackYears === null : isNear(savings.paybackYears ?? NaN, payback))
        );
      }),
      { numRuns: cases },
    );
  }, 60_000);
});

describe('getEffectivePercent', () => {
  it.each([
    [18, 0, 18],
    [30, 10, 40],
    [0, 0, 5],
    [4, 0.5, 5],
    [40, 10, 45],
    [45, 0, 45],
  ])('%f and %f points make %f', (base, points, percent) => {
    expect(getEffectivePercent(base, points)).toBe(percent);
  });
});

describe('number inputs', () => {
  it('have the bounds and steps of the spec', () => {
    const bounds = Object.entries(amounts).map(([key, { min, max, step }]) => [key, min, max, step]);
    expect(bounds).toEqual([
      ['bill', 50, 2000, 10],
      ['cooling', 10, 70, 1],
      ['area', 50, 5000, 10],
      ['cost', 4, 30, 0.5],
      ['years', 5, 25, 1],
    ]);
  });

  it('count a blank as 0, and are no number where one cannot be read', () => {
    expect(toInputs({ ...defaultEntries, bill: '', area: ' ' })).toMatchObject({ bill: 0, area: 0 });
    const entries = { ...defaultEntries, bill: 'abc', years: '1,50' };
    expect(toInputs(entries)).toMatchObject({ bill: NaN, years: NaN });
    expect(getUnread(entries)).toEqual(['bill', 'years']);
    expect(getUnread(defaultEntries)).toEqual([]);
    expect(toSlider('bill', 'abc')).toBe(50);
  });

  it('use typed values as typed, while the slider rests at its end', () => {
    expect(toInputs({ ...defaultEntries, bill: '9000', years: '-3' })).toMatchObject({
      bill: 9000,
      years: -3,
    });
    expect(toSlider('bill', '9000')).toBe(2000);
    expect(toSlider('bill', '')).toBe(50);
    expect(toTrack('cooling', '40')).toBe(0.5);
    expect(toTrack('cooling', '400')).toBe(1);
  });
});
