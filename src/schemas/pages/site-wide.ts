import { z } from 'zod';
import { group, text, type ImageSchema } from '../shared.ts';
import { pictureBand } from './parts.ts';

/** Texts on many pages, `src/content/pages/site-wide.yaml`. */
export const siteWideSchema = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  z.strictObject({
    footer: text(20, 200).describe('The sentence under the logo in the footer.'),
    discount: text(20, 160).optional().describe('The discount in one sentence, for menu and footer.'),
    discountNote: text(20, 200)
      .optional()
      .describe('The discount as the quote form words it. What is between *stars* is bold.'),
    calculator: group('The calculator of savings.', {
      heading: text(8, 60).describe('Heading over it.'),
      text: text(20, 160).describe('The line under the heading.'),
      billHint: text(10, 60).describe(
        'What homes pay, under the first box, for example Typical summer bill: $300-$500.',
      ),
      costHint: text(10, 80).describe('What film costs with the work, under the box for that cost.'),
      yearsHint: text(10, 60).describe('How long film lasts, under the box for the years.'),
    }),
    customerQuotes: group('Heading over what customers wrote.', {
      heading: text(4, 80).describe('Heading.'),
    }),
    dealer: pictureBand(image).describe('The band that names the dealership.'),
  });
