import { keysOf } from '../format/keys-of.ts';
import { readNumber } from '../format/typed-number.ts';

/** The number inputs, in the order of the form. The bounds limit only the sliders; typed values are used as typed. */
export const amounts = {
  bill: {
    label: 'Monthly energy bill',
    min: 50,
    max: 2000,
    step: 10,
    unit: '$',
    decimals: 0,
    about: 'Your whole electric bill for a month. We multiply it by 12, so use an average month.',
  },
  cooling: {
    label: 'Cooling share of bill',
    min: 10,
    max: 70,
    step: 1,
    unit: '%',
    decimals: 0,
    hint: 'How much of the bill is air conditioning',
    about: 'Put a bill from a mild month next to one from August. Most of the difference is cooling.',
  },
  area: {
    label: 'Tinted glass area',
    min: 50,
    max: 5000,
    step: 10,
    unit: 'sq ft',
    decimals: 0,
    hint: 'Add up width × height of each window',
    about:
      'Only the glass that gets film. It sets the cost; the savings in this formula come from your bill.',
  },
  cost: {
    label: 'Installed cost per sq ft',
    min: 4,
    max: 30,
    step: 0.5,
    unit: '$',
    decimals: 2,
    about:
      'Film and labor together. Small panes, high stairwells and old film that has to come off cost more.',
  },
  years: {
    label: 'Analysis horizon',
    min: 5,
    max: 25,
    step: 1,
    unit: 'years',
    decimals: 0,
    about: 'How many years of savings to add up.',
  },
} as const;

export type AmountKey = keyof typeof amounts;

export const amountKeys = keysOf(amounts);

/** The value of the slider for a typed text: the nearest that it allows, or the minimum if the text is not a number. */
export function toSlider(key: AmountKey, typed: string): number {
  const { min, max } = amounts[key];
  return Math.min(max, Math.max(min, readNumber(typed) || 0));
}

/** The slider's position on its track, 0 to 1. */
export function toTrack(key: AmountKey, typed: string): number {
  const { min, max } = amounts[key];
  return (toSlider(key, typed) - min) / (max - min);
}
