import { z } from 'zod';
import { group, list, text, type ImageSchema } from '../shared.ts';
import { iconFact, pageMeta, searchWords } from './parts.ts';

/** The quote page, `src/content/pages/request-quote.yaml`. */
export function quotePageSchema<Image extends z.ZodType>(image: ImageSchema<Image>) {
  return z.strictObject({
    meta: pageMeta(image),
    heading: text(8, 60).describe('The big heading.'),
    vehicles: group('The form that asks about a vehicle, on the automotive and Tesla pages.', {
      heading: text(8, 60).describe('Its heading.'),
      text: text(20, 200).describe('The lines below it.'),
    }),
    frame: searchWords.describe('The form by itself, as it stands in a frame on the service pages.'),
    answer: searchWords.describe('The page that answers a form sent without JavaScript.'),
    facts: list(2, 4, 'facts', iconFact).describe('The facts beside the form.'),
  });
}
