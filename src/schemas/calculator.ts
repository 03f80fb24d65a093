import { z } from 'zod';
import { flag, group, list, matching, numberIn, text } from './shared.ts';

const key = matching(
  /^[a-z][a-z0-9_]{1,29}$/,
  'Write lowercase letters, digits and _, such as clearview_plus',
);
const keyHint = 'Its key in shared links and under `start`, which stays once people share links.';

const hasUniqueKeys = (choices: readonly { key: string }[]) =>
  new Set(choices.map((choice) => choice.key)).size === choices.length;
const uniqueKeys = { error: 'Two items have the same key: give each its own' };

const film = z.strictObject({
  name: text(3, 40).describe('Name of the film, as elsewhere on the site.'),
  key: key.describe(keyHint),
  base: numberIn(5, 45).describe('Share of the cooling cost that it saves, in percent.'),
});

const glass = z.strictObject({
  name: text(3, 40).describe('The kind of glass, for example Single-pane.'),
  key: key.describe(keyHint),
  points: numberIn(-20, 20).describe('Percentage points added to what the film saves.'),
});

const start = group('What the calculator starts with.', {
  bill: numberIn(50, 2000).describe('Monthly energy bill, in dollars.'),
  cooling: numberIn(10, 70).describe('Share of the bill that is cooling, in percent.'),
  film: key.describe('Key of the film that is chosen at first.'),
  glass: key.describe('Key of the glass that is chosen at first.'),
  area: numberIn(50, 5000).describe('Tinted glass, in square feet.'),
  cost: numberIn(4, 30).describe('Cost of a square foot, installed, in dollars.'),
  years: numberIn(5, 25).describe('Years over which the savings are added up.'),
});

const hasKey = (choices: { key: string }[], key: string) => choices.some((choice) => choice.key === key);

/** Choices and starting values of the savings calculator, `src/content/calculator.yaml`. */
export const calculatorSchema = z
  .strictObject({
    films: list(2, 6, 'films', film)
      .refine(hasUniqueKeys, uniqueKeys)
      .describe('The films to choose from, in this order.'),
    glasses: list(2, 5, 'kinds of glass', glass)
      .refine(hasUniqueKeys, uniqueKeys)
      .describe('The kinds of glass to choose from, in this order.'),
    start,
    sample: flag('true while films and prices are the sample shop’s. npm run doctor lists it.'),
  })
  .refine(({ films, start }) => hasKey(films, start.film), {
    path: ['start', 'film'],
    error: 'No film has this key. Write one of the keys under films',
  })
  .refine(({ glasses, start }) => hasKey(glasses, start.glass), {
    path: ['start', 'glass'],
    error: 'No glass has this key. Write one of the keys under glasses',
  });

export type Calculator = z.infer<typeof calculatorSchema>;
