import { z } from 'zod';
import { text, type ImageSchema } from '../shared.ts';
import { pageStart, section } from './parts.ts';

const dollars = z
  .number({ error: 'Write dollars as a number without the sign, for example 12' })
  .positive({ error: 'Write a price above 0' });

/** The price page, `src/content/pages/prices.yaml`. Totals of examples are computed, never typed. */
export function pricesSchema<Image extends z.ZodType>(image: ImageSchema<Image>) {
  return z.strictObject({
    ...pageStart(image),
    ranges: z
      .array(
        z.strictObject({
          name: text(4, 60).describe('What is priced, for example Most homes.'),
          from: dollars.describe('Lowest price in dollars.'),
          to: dollars.describe('Highest price in dollars.'),
          unit: text(4, 40).describe('What the price is for, for example per square foot.'),
          text: text(20, 300).describe('What it covers.'),
        }),
      )
      .max(8, { error: 'Give at most 8 ranges' })
      .describe('Price ranges; none for a shop that tints vehicles only.'),
    moves: z
      .strictObject({
        heading: text(4, 80).describe('Heading.'),
        items: z
          .array(section)
          .min(2, { error: 'Give 2 to 8 points' })
          .max(8, { error: 'Give 2 to 8 points' })
          .describe('What makes a price go up or down.'),
      })
      .describe('What moves a price.'),
    examples: z
      .strictObject({
        heading: text(4, 80).describe('Heading.'),
        items: z
          .array(
            z.strictObject({
              title: text(4, 60).describe('The job, for example Three west windows.'),
              text: text(20, 300).describe('What is in it.'),
              squareFeet: z.int().positive().describe('Glass in square feet.'),
              from: dollars.describe('Lowest price per square foot.'),
              to: dollars.describe('Highest price per square foot.'),
            }),
          )
          .max(6, { error: 'Give at most 6 examples' })
          .describe('The examples; the page multiplies. Without one the section is left out.'),
      })
      .describe('Worked examples.'),
    cars: z
      .strictObject({
        heading: text(4, 80).describe('Heading.'),
        text: text(20, 300).describe('Text under the heading.'),
        rows: z
          .array(
            z.strictObject({
              vehicle: text(3, 40).describe('Kind of vehicle, for example Sedan.'),
              film: text(3, 50).describe('Film, for example Nano-ceramic.'),
              from: dollars.describe('Lowest price of yours in dollars.'),
              to: dollars.describe('Highest price of yours in dollars.'),
            }),
          )
          .max(24, { error: 'Give at most 24 rows' })
          .default([])
          .describe('Your prices. While the list is empty, the table is not shown.'),
      })
      .describe('Prices for vehicles.'),
  });
}
