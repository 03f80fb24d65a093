import { describe, expect, it } from 'vitest';
import { readOne } from '../content';
import { defaultEntries, toInputs } from '@/site/savings/entries';
import { calculateSavings } from '@/site/savings/estimate';
import { isSample } from './sample';

describe.runIf(isSample)('the calculator of the specification', () => {
  it('has its four films, three kinds of glass and starting values', () => {
    const { films, glasses } = readOne('calculator', 'calculator');
    expect(films.map(({ key, name, base }) => [key, name, base])).toEqual([
      ['clearview_plus', 'Clear View Plus', 30],
      ['clearview_ceramic', 'Clear View Ceramic', 25],
      ['daylight_dual', 'Daylight (Dual-Reflective)', 28],
      ['neutral', 'Neutral', 18],
    ]);
    expect(glasses.map(({ key, name, points }) => [key, name, points])).toEqual([
      ['single', 'Single-pane', 0],
      ['double', 'Double-pane (standard)', 5],
      ['lowe', 'Low-E / High-performance', 10],
    ]);
    expect(defaultEntries).toEqual({
      bill: '400',
      cooling: '40',
      film: 'clearview_ceramic',
      glass: 'double',
      area: '300',
      cost: '10.00',
      years: '15',
    });
  });

  it('gives its figures for the starting values', () => {
    expect(calculateSavings(toInputs(defaultEntries))).toEqual({
      annualBill: 4800,
      installCost: 3000,
      effectivePercent: 30,
      annualSavings: 576,
      paybackYears: 3000 / 576,
      grossSavings: 8640,
      netSavings: 5640,
    });
  });
});
