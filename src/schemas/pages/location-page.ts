import { z } from 'zod';
import { list, text } from '../shared.ts';
import { iconFact } from './parts.ts';

/** Texts of every location page, `src/content/pages/location.yaml`. */
export const locationPageSchema = z.strictObject({
  heading: text(8, 60).describe(
    'The big heading. Here and below, {location} is the location with its state, and {city} its name alone.',
  ),
  lead: text(20, 200).describe(
    'The line under the heading. {services} lists the services there, and {neighborhoods} the best known neighborhoods.',
  ),
  trust: text(20, 160).describe('One line at the top of the page on why to trust the shop.'),
  whyHeading: text(8, 60).describe('Heading above the reasons why people there call.'),
  pictureCaption: text(10, 120).describe(
    'The line below a wide rendering, if the location has no caption of its own. Not shown below a photo.',
  ),
  aboutHeading: text(4, 60).describe('Heading above the facts about the shop.'),
  facts: list(2, 9, 'facts', iconFact).describe('Facts about the shop.'),
  servicesHeading: text(8, 60).describe('Heading above the services.'),
  savingsNote: text(10, 160).describe(
    'One sentence on what the figures of the services include. The link How we count follows it.',
  ),
  automotive: text(20, 160).describe('Note under the services, in locations where the shop tints vehicles.'),
  questionsHeading: text(8, 60).describe('Heading above the questions.'),
  closingHeading: text(8, 60).describe('Heading of the closing section, with phone, email and address.'),
});
