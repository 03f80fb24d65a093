import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import CalculationBreakdown from '@/features/calculator/CalculationBreakdown';
import Results from '@/features/calculator/Results';
import { defaultEntries, toInputs, type Entries } from '@/site/savings/entries';
import { amountKeys } from '@/site/savings/amounts';
import { calculateSavings } from '@/site/savings/estimate';

/** The text of a part of the calculator. Entries that are not given have their starting values. */
function read(Part: typeof Results | typeof CalculationBreakdown, entries: Partial<Entries>): string {
  const inputs = toInputs({ ...defaultEntries, ...entries });
  const props = { inputs, savings: calculateSavings(inputs), children: undefined };
  return renderToStaticMarkup(createElement(Part, props)).replace(/<[^>]+>/g, '');
}

it('the breakdown adds up for amounts with cents', () => {
  const { film, glass } = toInputs(defaultEntries);
  const percent = Math.min(45, Math.max(5, film.base + glass.points));
  const saved = ((1481.4 * 0.4 * percent) / 100).toFixed(2);
  const text = read(CalculationBreakdown, { bill: '123.45', cooling: '40', cost: '9.99' });
  expect(text).toContain(`$1,481.40 × 40% × ${percent}% = $${saved}`);
  expect(text).toContain(`$2,997 ÷ $${saved} a year`);
});

it('a cost that nothing pays back is never paid back', () => {
  expect(read(CalculationBreakdown, { bill: '0' })).toContain('$0 a year = —');
  expect(read(Results, { bill: '0' })).toContain('— never pays back');
});

it('no part of the result shows what is no figure, whatever numbers are typed', () => {
  for (const name of amountKeys)
    for (const typed of ['-5', '-0', '.', 'abc', '1e9', '9'.repeat(15), '9'.repeat(308)])
      for (const Part of [Results, CalculationBreakdown])
        expect(read(Part, { [name]: typed }), `${name}: ${typed}`).not.toMatch(
          /NaN|Infinity|∞|undefined|null/,
        );
  expect(read(Results, { bill: '-5' })).toContain('— never pays back');
});

it.each(['much', '9999999999999999'])(
  'a result that cannot be shown for a bill of %s has its reason',
  (bill) => {
    expect(read(Results, { bill })).toContain('No result');
    expect(read(Results, { bill })).not.toContain('never');
    expect(read(Results, {})).not.toContain('No result');
  },
);
