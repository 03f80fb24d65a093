import { z } from 'zod';
import { list, text } from '../shared.ts';
import { iconFact } from './parts.ts';

/** Texts of every location page, `src/content/pages/location.yaml`. */
export const locationPageSchema = z.strictObject({
  heading: text(8, 60).describe('The big heading. {location} has its state, {city} is its name alone.'),
  lead: text(20, 200).describe('The line under the heading. {services} and {neighborhoods} list its own.'),
  trust: text(20, 160).describe('One line at the top of the page on why to trust the shop.'),
  whyHeading: text(8, 60).describe('Heading above the reasons why people there call.'),
  pictureCaption: text(10, 120).describe('The line below a rendering without a caption of its own.'),
  aboutHeading: text(4, 60).describe('Heading above the facts about the shop.'),
  facts: list(2, 9, 'facts', iconFact).describe('Facts about the shop.'),
  servicesHeading: text(8, 60).describe('Heading above the services.'),
  savingsNote: text(10, 160).describe('What the figures of the services include; How we count follows.'),
  automotive: text(20, 160).describe('Note under the services, in locations where the shop tints vehicles.'),
  questionsHeading: text(8, 60).describe('Heading above the questions.'),
  closingHeading: text(8, 60).describe('Heading of the closing section, with phone, email and address.'),
});
