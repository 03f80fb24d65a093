import { z } from 'zod';
import {
  externalUrl,
  flag,
  group,
  list,
  optionalGroups,
  picture,
  text,
  whole,
  type ImageSchema,
} from '../shared.ts';
import { pageMeta, section } from './parts.ts';

/** The about page, `src/content/pages/about.yaml`. */
export const aboutSchema = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  z.strictObject({
    meta: pageMeta(image),
    story: group('Who owns the shop, and why they opened it.', {
      heading: text(6, 60).describe('The big heading.'),
      lead: text(40, 320).describe('The first paragraph.'),
      paragraphs: list(1, 6, 'paragraphs', text(40, 600)).describe('The paragraphs after it.'),
      picture: picture(image).describe('Upright picture beside the story.'),
      shopPicture: picture(image).describe('Wide picture of the shop, below the story.'),
    }),
    owner: group('Facts about the owner, shown beside the story. Omit to show none.', {
      name: text(2, 40).optional().describe('First name or full name of the owner. Omit for none.'),
      branch: text(3, 40).describe('Branch of service, for example U.S. Army.'),
      served: text(4, 30).describe('Years of service, for example 2003 to 2011.'),
      openedIn: whole(1900, 2100).describe('Year in which the shop opened.'),
      sample: flag('true while these facts are made up. npm run doctor lists them.'),
    }).optional(),
    credentialsHeading: text(4, 80).describe('Heading above the credentials.'),
    credentials: optionalGroups(8, 'credentials', {
      name: text(3, 80).describe(
        'License, certificate or insurance, for example General liability insurance.',
      ),
      detail: text(10, 200).describe('Who issued it, for what amount, or until when.'),
      url: externalUrl.optional().describe('Page where visitors can verify it. Omit for none.'),
      sample: flag('true while it is the sample shop’s. npm run doctor lists it.'),
    }).describe('Licenses, certificates and insurance of the shop. Leave the list empty to show none.'),
    stats: group('Captions of the four figures. The figures themselves come from business.yaml.', {
      reviews: text(3, 40).describe('Caption of the number of reviews.'),
      rating: text(3, 40).describe('Caption of their average.'),
      discount: text(3, 60).describe('Caption of the discount.'),
      quote: text(3, 40).describe('Caption of the hours until a quote.'),
    }),
    team: group('The section about the team.', { heading: text(4, 80).describe('Heading.') }),
    areas: group('Where the shop works.', {
      heading: text(4, 80).describe('Heading above the towns of business.yaml.'),
      further: text(4, 60).optional().describe('Words before up to eight more towns. Omit for none.'),
    }),
    contact: section.describe('The section with phone, email and address.'),
  });
