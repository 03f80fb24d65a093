import { z } from 'zod';
import { group, list, text, type ImageSchema } from '../shared.ts';
import { iconFact, pageMeta, unlistedMeta } from './parts.ts';

/** The quote page, `src/content/pages/request-quote.yaml`. */
export const quotePageSchema = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  z.strictObject({
    meta: pageMeta(image),
    heading: text(8, 60).describe('The big heading.'),
    vehicles: group('The form that asks about a vehicle, on the automotive and Tesla pages.', {
      heading: text(8, 60).describe('Heading of that form.'),
      text: text(20, 200).describe('The text under it.'),
    }),
    frame: unlistedMeta.describe('The page with only the form, which service pages show in a frame.'),
    answer: unlistedMeta.describe('The page that confirms a request sent without JavaScript.'),
    facts: list(2, 4, 'facts', iconFact).describe('The facts beside the form.'),
  });
