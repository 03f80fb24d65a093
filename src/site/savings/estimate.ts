/** Films of the calculator with their base savings in percent of the cooling cost. */
export const films = {
  clearview_plus: { name: 'Clear View Plus', base: 30 },
  clearview_ceramic: { name: 'Clear View Ceramic', base: 25 },
  daylight_dual: { name: 'Daylight (Dual-Reflective)', base: 28 },
  neutral: { name: 'Neutral', base: 18 },
} as const;

/** Kinds of glass with the percentage points that each adds. */
export const glasses = {
  single: { name: 'Single-pane', points: 0 },
  double: { name: 'Double-pane (standard)', points: 5 },
  lowe: { name: 'Low-E / High-performance', points: 10 },
} as const;

/** Key of a film. */
export type FilmKey = keyof typeof films;

/** Key of a kind of glass. */
export type GlassKey = keyof typeof glasses;

/** What a visitor enters: dollars a month, percent, keys, square feet, dollars per square foot, years. */
export interface Inputs {
  bill: number;
  cooling: number;
  film: FilmKey;
  glass: GlassKey;
  area: number;
  cost: number;
  years: number;
}

/** What follows from the inputs: dollars, percent and years. */
export interface Savings {
  annualBill: number;
  installCost: number;
  effectivePercent: number;
  annualSavings: number;
  /** null when the savings are not positive, so that the cost never comes back. */
  paybackYears: number | null;
  grossSavings: number;
  netSavings: number;
}

/** Base plus adjustment in percent, held between 5 and 45. */
export function getEffectivePercent(base: number, points: number): number {
  return Math.min(45, Math.max(5, base + points));
}

/** Works out savings, payback and net result. Values are used as entered; only the percentage is held in bounds. */
export function calculateSavings(inputs: Inputs): Savings {
  const annualBill = inputs.bill * 12;
  const installCost = inputs.area * inputs.cost;
  const effectivePercent = getEffectivePercent(films[inputs.film].base, glasses[inputs.glass].points);
  const annualSavings = (annualBill * inputs.cooling * effectivePercent) / 10_000;
  const grossSavings = annualSavings * inputs.years;
  return {
    annualBill,
    installCost,
    effectivePercent,
    annualSavings,
    paybackYears: annualSavings > 0 ? installCost / annualSavings : null,
    grossSavings,
    netSavings: grossSavings - installCost,
  };
}
