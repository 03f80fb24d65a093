import { z } from 'zod';
import { text, type ImageSchema } from '../shared.ts';
import { pageStart, section } from './parts.ts';

const point = z.strictObject({
  title: text(4, 60).describe('The point in a few words.'),
  text: text(20, 300).describe('One to three sentences about it.'),
});
const list = (what: string) =>
  z
    .strictObject({
      heading: text(4, 80).describe('Heading.'),
      items: z
        .array(point)
        .min(2, { error: 'Give 2 to 8 points' })
        .max(8, { error: 'Give 2 to 8 points' })
        .describe('The points.'),
    })
    .describe(what);

/** The warranty page, `src/content/pages/warranty.yaml`. */
export function warrantySchema<Image extends z.ZodType>(image: ImageSchema<Image>) {
  return z.strictObject({
    ...pageStart(image),
    terms: z
      .strictObject({
        heading: text(4, 80).describe('Heading.'),
        items: z
          .array(
            z.strictObject({
              glass: text(4, 60).describe('Which film on which glass.'),
              term: text(2, 30).describe('For how long, for example Lifetime.'),
              text: text(10, 260).describe('For whom, and what goes with it.'),
            }),
          )
          .max(10, { error: 'Give at most 10 terms' })
          .describe('The terms.'),
      })
      .describe('How long each warranty runs, and for whom.'),
    covered: list('What is covered.'),
    excluded: list('What is not covered.'),
    claim: list('How a claim runs, step by step.'),
    closing: section.describe('The last words, beside phone and e-mail.'),
  });
}
