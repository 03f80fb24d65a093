import { z } from 'zod';
import { text, type ImageSchema } from '../shared.ts';
import { iconFact, pictureBand } from './parts.ts';

/** Texts that stand on many pages, `src/content/pages/everywhere.yaml`. */
export function everywhereSchema<Image extends z.ZodType>(image: ImageSchema<Image>) {
  return z.strictObject({
    footer: text(20, 200).describe('The sentence under the logo in the footer.'),
    discount: text(20, 160).optional().describe('The discount in one sentence, for menu and footer.'),
    discountNote: text(20, 200)
      .optional()
      .describe('The discount as the quote form tells it. What stands between *stars* is bold.'),
    billHint: text(10, 60).describe(
      'What homes pay, under the first box of the calculator, for example Typical summer bill: $300-$500.',
    ),
    dealer: pictureBand(image).describe('The band that names the dealership.'),
    booking: z
      .strictObject({ picture: pictureBand(image).shape.picture })
      .describe('The picture behind the booking band of the car pages.'),
    town: z
      .strictObject({
        facts: z
          .array(iconFact)
          .min(2, { error: 'Give 2 to 9 facts' })
          .max(9, { error: 'Give 2 to 9 facts' })
          .describe('Facts about the shop on the page of every place.'),
        automotive: text(20, 160).describe('The note under the services where cars are one of them.'),
      })
      .describe('What the page of every place says about the shop.'),
  });
}
