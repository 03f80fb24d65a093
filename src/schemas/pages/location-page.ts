import { z } from 'zod';
import { list, text } from '../shared.ts';
import { iconFact } from './parts.ts';

/** What every page of a location says, `src/content/pages/location.yaml`. */
export const locationPageSchema = z.strictObject({
  heading: text(8, 60).describe(
    'The big heading. Here and below, {location} is the location with its state and {city} its name alone.',
  ),
  lead: text(20, 200).describe(
    'The line under it. {services} is what the location gets and {neighborhoods} are its best known neighborhoods.',
  ),
  trust: text(20, 160).describe('Why to trust the shop, in one line of the first screen.'),
  whyHeading: text(8, 60).describe('Heading over why people there call.'),
  aboutHeading: text(4, 60).describe('Heading above the facts about the shop.'),
  facts: list(2, 9, 'facts', iconFact).describe('Facts about the shop.'),
  servicesHeading: text(8, 60).describe('Heading over the services.'),
  savingsNote: text(10, 160).describe(
    'What the figures of the services count, in a sentence; a link to How we count follows it.',
  ),
  automotive: text(20, 160).describe('The note under the services where cars are one of them.'),
  questionsHeading: text(8, 60).describe('Heading over the questions.'),
  closingHeading: text(8, 60).describe('Heading of the last band, beside phone, email and address.'),
});
