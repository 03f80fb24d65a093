import { z } from 'zod';
import { group, text, type ImageSchema } from '../shared.ts';
import { pictureBand } from './parts.ts';

/** Texts on many pages, `src/content/pages/site-wide.yaml`. */
export const siteWideSchema = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  z.strictObject({
    footer: text(20, 200).describe('The sentence under the logo in the footer.'),
    discount: text(20, 160).optional().describe('The discount in one sentence, for menu and footer.'),
    discountNote: text(20, 200).optional().describe('The same in the quote form; *stars* make bold.'),
    calculator: group('The savings calculator.', {
      heading: text(8, 60).describe('Heading above it.'),
      text: text(20, 160).describe('The text under the heading.'),
      billHint: text(10, 60).describe('Hint, for example Typical summer bill: $300-$500.'),
      costHint: text(10, 80).describe('Hint under the cost: what film costs, installed.'),
      yearsHint: text(10, 60).describe('Hint under the years: how long film lasts.'),
    }),
    customerQuotes: group('The section with quotes from reviews.', {
      heading: text(4, 80).describe('Heading.'),
    }),
    dealer: pictureBand(image).describe('The band about the dealership.'),
  });
