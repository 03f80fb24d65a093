import type { Calculator } from '../../schemas/calculator.ts';
import type { AmountKey } from './amounts.ts';

/** What a visitor enters: dollars a month, percent, choices, square feet, dollars per square foot, years. */
export type Inputs = Record<AmountKey, number> & {
  /** A film with its base savings in percent of the cooling cost. */
  film: Calculator['films'][number];
  /** A kind of glass with the percentage points that it adds. */
  glass: Calculator['glasses'][number];
};

/** Computes savings, payback and net result. Only the percentage is clamped, to 5 to 45. */
export function calculateSavings(inputs: Inputs) {
  const annualBill = inputs.bill * 12;
  const installCost = inputs.area * inputs.cost;
  const effectivePercent = Math.min(45, Math.max(5, inputs.film.base + inputs.glass.points));
  const annualSavings = (annualBill * inputs.cooling * effectivePercent) / 10_000;
  const grossSavings = annualSavings * inputs.years;
  return {
    annualBill,
    installCost,
    effectivePercent,
    annualSavings,
    /** null if the cost is never paid back, because the savings are not positive; NaN if an input is. */
    paybackYears: annualSavings <= 0 ? null : installCost / annualSavings,
    grossSavings,
    netSavings: grossSavings - installCost,
  };
}

export type Savings = ReturnType<typeof calculateSavings>;
