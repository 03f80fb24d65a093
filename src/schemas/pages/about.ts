import { z } from 'zod';
import { externalUrl, picture, text, type ImageSchema } from '../shared.ts';
import { pageMeta, section } from './parts.ts';

const credential = z.strictObject({
  name: text(3, 80).describe('What is held, for example General liability insurance.'),
  detail: text(10, 200).describe('Who gave it, for how much or until when.'),
  url: externalUrl.optional().describe('Page where it can be checked. Leave out for none.'),
});

/** The about page, `src/content/pages/about.yaml`. */
export function aboutSchema<Image extends z.ZodType>(image: ImageSchema<Image>) {
  return z.strictObject({
    meta: pageMeta(image),
    story: z
      .strictObject({
        heading: text(6, 60).describe('The big heading.'),
        lead: text(40, 320).describe('The first paragraph.'),
        paragraphs: z
          .array(text(40, 600))
          .min(1, { error: 'Write 1 to 6 paragraphs' })
          .max(6, { error: 'Write 1 to 6 paragraphs' })
          .describe('The paragraphs after it.'),
        picture: picture(image).describe('Upright picture beside the story.'),
        shopPicture: picture(image).describe('Wide picture of the shop under it.'),
      })
      .describe('Who owns the shop, and why.'),
    owner: z
      .strictObject({
        branch: text(3, 40).describe('Branch of service, for example U.S. Army.'),
        served: text(4, 30).describe('Years of service, for example 2003 to 2011.'),
        openedIn: z.int().min(1900).max(2100).describe('Year in which the shop opened.'),
        sample: z
          .boolean({ error: 'Write true or false' })
          .default(false)
          .describe('true while these facts are made up. Doctor lists them.'),
      })
      .optional()
      .describe('Facts about the owner, shown beside the story. Leave out to show none.'),
    credentialsHeading: text(4, 80).describe('Heading over them.'),
    credentials: z
      .array(credential)
      .max(8, { error: 'Give at most 8' })
      .default([])
      .describe('Certificates and insurance that the shop holds. Leave the list empty to show none.'),
    stats: z
      .strictObject({
        reviews: text(3, 40).describe('Words under the number of reviews.'),
        rating: text(3, 40).describe('Words under their average.'),
        discount: text(3, 60).describe('Words under the discount.'),
        quote: text(3, 40).describe('Words under the hours until the quote.'),
      })
      .describe('Words under the four figures; the figures come from business.yaml.'),
    team: z.strictObject({ heading: text(4, 80).describe('Heading.') }).describe('Heading over the team.'),
    areas: z.strictObject({ heading: text(4, 80).describe('Heading.') }).describe('Heading over the towns.'),
    contact: section.describe('Words beside phone, e-mail and address.'),
  });
}
