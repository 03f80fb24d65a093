import { z } from 'zod';
import { flag, group, list, numberIn, text } from './shared.ts';

const percent = numberIn(0, 100);
const share = numberIn(0, 1);
const range = (number: typeof percent) =>
  z
    .strictObject({ from: number.describe('Lowest value.'), to: number.describe('Highest value.') })
    .refine(({ from, to }) => from <= to, {
      path: ['to'],
      error: 'Write a number that is not below "from"',
    });

const film = z.strictObject({
  name: text(4, 50).describe('Name of the film, as elsewhere on the site.'),
  type: text(4, 60).describe('How it is made, for example Ceramic.'),
  vlt: range(percent).describe('Visible light let through, in percent.'),
  tser: range(percent).describe('Total solar energy rejected, in percent, glass included.'),
  shgc: range(share).describe('Solar heat gain coefficient: the share of the sun’s heat let in.'),
  reflection: range(percent).describe('Visible light reflected to the outside, in percent.'),
  uv: percent.describe('UV blocked, in percent.'),
  warranty: text(1, 60).describe('Warranty, as worded on the service page, or a dash, –, for none.'),
});

const table = z.strictObject({
  glass: text(20, 260).describe('The glass that the figures were measured on.'),
  items: list(2, 6, 'films', film).describe('The films of the service.'),
});

/** Film figures by service, `src/content/films.yaml`. */
export const filmsSchema = z.strictObject({
  heading: text(5, 70).describe('Heading above each table.'),
  text: text(20, 420).describe('How the figures are measured, in plain words.'),
  sampleNote: text(20, 200).describe('Note under the tables while the figures are samples.'),
  sample: flag('true while the figures are not from your data sheets. npm run doctor lists it.'),
  tables: group('The tables by service.', {
    commercial: table.describe('Films on the commercial page.'),
    residential: table.describe('Films on the residential page.'),
    automotive: table.describe('Films on the automotive and the Tesla page.'),
  }),
});
