import { z } from 'zod';
import {
  backdrop,
  flag,
  group,
  optionalGroups,
  latitude,
  list,
  longitude,
  metaDescription,
  month,
  numberIn,
  picture,
  question,
  stateCode,
  text,
  zipCode,
  type ImageSchema,
} from './shared.ts';

/** The services that a location can have, in the order of its page. */
export const serviceTypes = ['commercial', 'residential', 'automotive'] as const;

/** The landscapes of locations. A page shows the skyline of its landscape, with the order and backgrounds that go with it. */
export const landscapes = ['hills', 'lake', 'prairie', 'plain', 'city', 'shop'] as const;

/** The drawings in `src/assets/skylines`: one of each landscape, and marks that a town may have instead. */
export const skylines = [
  ...landscapes,
  'arch-bridge',
  'bluff',
  'boulder',
  'bridge',
  'courthouse',
  'main-street',
  'spring',
  'station',
  'water-tower',
] as const;

const side = z
  .enum(['right', 'left', 'above', 'below'])
  .optional()
  .describe('Its side. Omit for right, or left where it would leave the map.');
const down = numberIn(-80, 80).optional().describe('How much lower it stands; negative for higher.');
const nameOnMap = z.strictObject({
  side,
  down,
  onPhones: group('Another place on phones, where names are larger.', { side, down }).optional(),
});
/** Where the name of a town stands on a map. */
export type NameOnMap = z.output<typeof nameOnMap>;

const statement = text(10, 60).endsWith('.', { error: 'End it with a period, as a statement' });

const facts = z.strictObject({
  city: text(3, 40)
    .regex(/^[A-Z]/, { error: 'Begin the name with a capital letter, for example Bee Cave' })
    .describe('Name of the location, for example Bee Cave.'),
  state: stateCode.describe('The state in two letters, as in state.yaml, for example TX.'),
  fullName: text(3, 60).optional().describe('Its name in headings. Omit for the city and the state.'),
  legalName: text(3, 40).optional().describe('What the city calls itself, for example West Lake Hills.'),
  region: flag('true for a page about a whole region instead of a city.'),
  zipCodes: list(1, Infinity, 'ZIP codes', zipCode).describe('Its ZIP codes, each in quotes.'),
  counties: list(1, 12, 'counties', text(3, 30)).optional().describe('Its counties, without “County”.'),
  coordinates: group('Where the location is. The map and the distances are computed from it.', {
    lat: latitude.describe('Latitude in degrees, for example 30.36.'),
    lng: longitude.describe('Longitude in degrees, negative in the United States, for example -97.98.'),
  }),
  landscape: z.enum(landscapes).default('hills').describe('What its horizon shows; shop is your shop’s.'),
  skyline: z.enum(skylines).optional().describe('Its horizon. Omit for that of its landscape.'),
  description: metaDescription,
  highlights: list(3, 8, 'highlights', text(8, 70)).describe('Short facts; the index shows the first three.'),
  towns: optionalGroups(16, 'towns', {
    city: text(3, 24).describe('Name of the town.'),
    lat: latitude.describe('Its latitude in degrees, to two decimals.'),
    lng: longitude.describe('Its longitude in degrees, to two decimals.'),
    nameOnMap: nameOnMap.optional().describe('Where its name stands, if not beside its point.'),
  }).describe('Towns that the map of a region shows. Omit for the map that all locations share.'),
  nameOnMap: nameOnMap.optional().describe('Where its name stands on the maps, if not beside its point.'),
  ringAngles: list(0, 4, 'angles', numberIn(-180, 180))
    .optional()
    .describe('Where the miles of its rings stand, from the inner one, in degrees clockwise from below.'),
  neighborhoods: list(3, 14, 'neighborhoods', text(3, 40)).describe('Neighborhoods that we serve there.'),
  services: list(1, Infinity, 'services', z.enum(serviceTypes))
    .optional()
    .describe('Those there. Omit for all.'),
  headings: group('Two headings of the page, about this location only.', {
    intro: statement.describe('Heading over the introduction, a statement with a period.'),
    climate: statement.describe('Heading over the local climate, a statement with a period.'),
  }),
  uniqueContent: group('Texts about this location and no other.', {
    intro: text(300, 1200).describe('Its buildings, sun and people, as no other location has them.'),
    whyChooseUs: text(120, 900).describe('Why people there choose this shop.'),
    localInsight: text(400, 1500).describe('Its climate, exposure and glass, as no other location has them.'),
  }),
  roads: text(60, 320).optional().describe('How its streets run, in two or three sentences.'),
  savings: text(60, 400).optional().describe('What film saves there; How we count follows it.'),
  jobs: optionalGroups(6, 'jobs', {
    done: text(20, 240).describe('What was done, on which glass and with which film, in a sentence.'),
    when: month.describe('The month of the job as year-month, for example 2026-09.'),
    area: text(3, 40).describe('In which part of town, for example Allandale.'),
    sample: flag('true while the job is made up, so that it is not published. npm run doctor lists it.'),
  }).describe('Jobs of yours in this location, the newest first. Omit to show none.'),
  faqs: list(3, 4, 'questions', question).describe('Questions that people there ask.'),
  draft: flag('true keeps the location out of the published site.'),
});

/** A location we serve, `src/content/locations/<city>-window-tinting.yaml`; the file name is the slug. */
export const locationSchema = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  facts.extend({
    picture: picture(image)
      .extend({
        caption: text(10, 120).optional().describe('The line below it. Omit for that of all location pages.'),
      })
      .optional()
      .describe('A wide picture above the facts about the shop. Omit for none.'),
    servicePictures: group('The pictures on its service cards. Omit one to show that of the service.', {
      commercial: backdrop(image).optional().describe('On the card for businesses.'),
      residential: backdrop(image).optional().describe('On the card for homes.'),
      automotive: backdrop(image).optional().describe('On the card for vehicles.'),
    }).default({}),
  });
