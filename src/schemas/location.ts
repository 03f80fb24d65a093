import { z } from 'zod';
import {
  latitude,
  longitude,
  metaDescription,
  descriptionWords,
  month,
  picture,
  question,
  stateCode,
  text,
  type ImageSchema,
} from './shared.ts';

/** The services a location can have, in the order in which its page shows them. */
export const serviceTypes = ['commercial', 'residential', 'automotive'] as const;

/** What a location looks like from far away: its page has that horizon, and the order and backgrounds that go with it. */
const landscapes = ['hills', 'lake', 'prairie', 'city', 'shop'] as const;

const facts = z.strictObject({
  city: text(3, 40).describe('Name of the location, for example Bee Cave.'),
  state: stateCode.describe('The state in two letters, as in state.yaml, for example TX.'),
  fullName: text(3, 60)
    .optional()
    .describe('The name with its state as headings say it. Leave out for the city, a comma and the state.'),
  legalName: text(3, 40)
    .optional()
    .describe('What the city calls itself where people say it differently, for example West Lake Hills.'),
  region: z
    .boolean({ error: 'Write true or false' })
    .default(false)
    .describe('true for a page about a whole region instead of a city.'),
  zipCodes: z
    .array(
      z.string({ error: "Put each ZIP code in quotes, for example '78734'" }).regex(/^\d{5}$/, {
        error: "Write a ZIP code of five digits in quotes, for example '78734'",
      }),
    )
    .min(1, { error: "Name at least one ZIP code, for example '78734'" })
    .describe('ZIP codes of the location, each in quotes. The ZIP finder uses them.'),
  counties: z
    .array(text(3, 30))
    .min(1, { error: 'Name at least one county, for example Travis' })
    .max(12, { error: 'Name at most 12 counties' })
    .optional()
    .describe('Its counties without the word County, the one with most of the location first.'),
  coordinates: z
    .strictObject({
      lat: latitude.describe('Latitude in degrees, for example 30.36.'),
      lng: longitude.describe('Longitude in degrees, negative in the United States, for example -97.98.'),
    })
    .describe('Where the location lies. The map and the distances are computed from it.'),
  landscape: z
    .enum(landscapes, { error: `Choose from: ${landscapes.join(', ')}` })
    .default('hills')
    .describe('What is seen on its horizon: hills, lake, prairie, city, or shop where your shop stands.'),
  description: metaDescription.describe(
    `What the location card and search results show, ${descriptionWords}.`,
  ),
  highlights: z
    .array(text(8, 70))
    .min(3, { error: 'Give at least 3 highlights; the index shows the first three' })
    .max(8, { error: 'Give at most 8 highlights' })
    .describe('Three to eight short facts. The index page shows the first three.'),
  neighborhoods: z
    .array(text(3, 40))
    .min(3, { error: 'Name at least 3 neighborhoods' })
    .max(14, { error: 'Name at most 14 neighborhoods' })
    .describe('Neighborhoods that we serve there.'),
  services: z
    .array(z.enum(serviceTypes, { error: `Choose from: ${serviceTypes.join(', ')}` }))
    .min(1, { error: 'Name at least one service, or leave the field out for all three' })
    .optional()
    .describe('Services offered there: commercial, residential, automotive. Leave out for all three.'),
  headings: z
    .strictObject({
      intro: text(10, 60).describe('Heading over the introduction, a statement with a full stop.'),
      climate: text(10, 60).describe('Heading over the local climate, a statement with a full stop.'),
    })
    .describe('Two headings of the page, about this location only.'),
  uniqueContent: z
    .strictObject({
      intro: text(300, 1200, 'at least 60 words about this location').describe(
        'What its buildings, sun and people are like. At least 60 words; no other location may say the same.',
      ),
      whyChooseUs: text(120, 900).describe('Why people there choose this shop.'),
      localInsight: text(400, 1500, 'at least 80 words about the local climate').describe(
        'Its climate, exposure and glass. At least 80 words; no other location may say the same.',
      ),
    })
    .describe('Texts about this location and no other.'),
  roads: text(60, 320)
    .optional()
    .describe('How its streets lie, in two or three sentences that a neighbor would nod at.'),
  savings: text(60, 400)
    .optional()
    .describe(
      'What film saves there in figures; the page links it to How we count. For two locations at most.',
    ),
  job: z
    .strictObject({
      done: text(20, 240).describe('What was done, on which glass and with which film, in a sentence.'),
      when: month.describe('The month of the job as year-month, for example 2026-09.'),
      area: text(3, 40).describe('In which part of town, for example Allandale.'),
      sample: z
        .boolean({ error: 'Write true or false' })
        .default(false)
        .describe('true while the job is made up. Such a note is not published. Doctor lists it.'),
    })
    .optional()
    .describe('A job of yours in this location. Leave out to show none.'),
  faqs: z
    .array(question)
    // One may be about a service that is off.
    .min(2, { error: 'Give 3 or 4 questions' })
    .max(4, { error: 'Give 3 or 4 questions' })
    .describe('Three or four questions that people there ask.'),
  draft: z
    .boolean({ error: 'Write true or false' })
    .default(false)
    .describe('true keeps the location out of the published site.'),
});

/** A location we serve, `src/content/locations/<city>-window-tinting.yaml`; the file name is the slug. */
export function locationSchema<Image extends z.ZodType>(image: ImageSchema<Image>) {
  return facts.extend({
    picture: picture(image).optional().describe('A picture beside the introduction. Leave out for none.'),
  });
}
