import { z } from 'zod';
import {
  backdrop,
  dollars,
  externalUrl,
  flag,
  group,
  groups,
  list,
  optionalGroups,
  picture,
  text,
  type ImageSchema,
} from '../shared.ts';
import { needs } from '../claims.ts';
import { landscapes } from '../location.ts';
import { iconFact, listedSection, pageMeta, pageStart, section, unlistedMeta } from './parts.ts';

/* Pages with a file of their own in `src/content/pages`; the home and the about page are in files beside this one. */

/** The gallery page, `src/content/pages/automotive-gallery.yaml`; in it {count} is the number of pictures in `galleries/gallery.yaml`. */
export const galleryPageSchema = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  z.strictObject({
    ...pageStart(image),
    rules: section.describe('Why front doors are lighter, beside the drawing of the rules.'),
    closing: section.describe('The band under the pictures, beside the buttons to book and to call.'),
  });

/** The list of articles, `src/content/pages/blog.yaml`. */
export const blogPageSchema = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  z.strictObject({
    ...pageStart(image),
    feed: text(20, 160).describe('What the feed of the articles says about itself.'),
  });

/** The list of locations, `src/content/pages/locations.yaml`; in it {count} is the number of locations. */
export const locationsPageSchema = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  z.strictObject({
    ...pageStart(image),
    distances: text(10, 120).describe('The line that says how distances are measured.'),
    groups: groups(1, 5, 'groups', {
      ...section.shape,
      landscapes: list(1, 6, 'landscapes', z.enum(landscapes)).describe('Landscapes of its locations.'),
    }).describe('The parts of the list, by the landscape of the locations. A part without any is not shown.'),
    regions: section.describe('Heading and text over the locations that are regions.'),
  });

const prices = {
  from: dollars.describe('Lowest price in dollars.'),
  to: dollars.describe('Highest price in dollars.'),
  needs,
};
const isRange = ({ from, to }: { from: number; to: number }) => from <= to;
const rangeError = { path: ['to'], error: 'Write a highest price that is not below the lowest' };

const range = z
  .strictObject({
    name: text(4, 60).describe('What is priced, for example Most homes.'),
    ...prices,
    unit: text(4, 40).describe('What the price is for, for example per square foot.'),
    text: text(20, 300).describe('What it covers.'),
  })
  .refine(isRange, rangeError);

const car = z
  .strictObject({
    vehicle: text(3, 40).describe('Kind of vehicle, for example Sedan.'),
    film: text(3, 50).describe('Film, for example Nano-ceramic.'),
    ...prices,
  })
  .refine(isRange, rangeError);

/** The price page, `src/content/pages/prices.yaml`. Totals of examples are computed, never typed. */
export function pricesSchema<Image extends z.ZodType>(image: ImageSchema<Image>) {
  const example = z
    .strictObject({
      title: text(4, 60).describe('The job, for example Three west windows.'),
      picture: backdrop(image).optional().describe('What is seen through its glass.'),
      text: text(20, 300).describe('What is in it, with the prices per square foot below.'),
      squareFeet: z.int().positive().describe('Glass in square feet.'),
      ...prices,
    })
    .refine(isRange, rangeError);
  return z.strictObject({
    ...pageStart(image),
    picture: picture(image).optional().describe('A picture beside the heading.'),
    rangesHeading: text(4, 80).optional().describe('Heading over the ranges.'),
    ranges: list(0, 8, 'ranges', range).describe('Price ranges; none for a shop that tints vehicles only.'),
    factors: group('What changes the price.', {
      heading: text(4, 80).describe('Heading.'),
      items: list(2, 8, 'points', listedSection).describe('What makes a price go up or down.'),
    }),
    examples: group('Worked examples.', {
      heading: text(4, 80).describe('Heading.'),
      items: list(0, 6, 'examples', example).describe('The examples; none for no section.'),
    }),
    cars: group('Prices for vehicles.', {
      heading: text(4, 80).describe('Heading.'),
      text: text(20, 300).describe('Text under the heading.'),
      rows: list(0, 24, 'rows', car).default([]).describe('Your prices; none for no table.'),
    }),
  });
}

const point = z.strictObject({
  title: text(4, 60).describe('The point in a few words.'),
  text: text(20, 300).describe('One to three sentences about it.'),
  needs,
});
const points = (what: string) =>
  group(what, {
    heading: text(4, 80).describe('Heading.'),
    items: list(2, 8, 'points', point).describe('The points.'),
  });

/** Bars that show how long each thing runs. */
const terms = (what: string, { name, term, text: more }: Record<'name' | 'term' | 'text', string>) =>
  group(what, {
    heading: text(4, 80).describe('Heading.'),
    items: groups(0, 10, 'terms', {
      group: text(3, 40).optional().describe('Heading over the terms with the same one, for example Homes.'),
      name: text(4, 60).describe(name),
      term: text(2, 30).describe(term),
      text: text(10, 260).describe(more),
      needs,
    }).describe('The terms.'),
  });

/** The warranty page, `src/content/pages/warranty.yaml`. */
export const warrantySchema = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  z.strictObject({
    ...pageStart(image),
    picture: picture(image).optional().describe('A wide picture under the heading.'),
    terms: terms('How long each warranty runs, and for whom.', {
      name: 'Which film on which glass.',
      term: 'For how long, for example Lifetime.',
      text: 'Who it is for, and what comes with it.',
    }),
    covered: points('What is covered.'),
    excluded: points('What is not covered.'),
    definitions: group('What the words of the warranty mean.', {
      heading: text(4, 80).describe('Heading.'),
      items: groups(0, 8, 'words', point.shape).describe('The words.'),
    }).optional(),
    claim: points('How a claim works, step by step.'),
    closing: section.describe('The last words, beside phone and email.'),
  });

/** The privacy page, `src/content/pages/privacy.yaml`. */
export const privacySchema = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  z.strictObject({
    ...pageStart(image),
    picture: picture(image).optional().describe('A picture beside the heading.'),
    keepDays: z.int().min(0).describe('QUOTES_KEEP_DAYS of the server; 0 keeps requests for good.'),
    terms: terms('How long each thing is kept, shown as bars.', {
      name: 'What is kept.',
      term: 'For how long: a number of days, months or years. Without a number the bar has no end.',
      text: 'What happens until then, and after.',
    }).optional(),
    sections: groups(2, 12, 'sections', {
      ...listedSection.shape,
      fields: optionalGroups(20, 'fields', {
        name: text(2, 90).describe('What is kept, for example Phone number.'),
        use: text(4, 160).describe('What it is used for.'),
        asks: list(0, 20, 'fields', text(2, 40))
          .optional()
          .describe('The fields of the quote form that it is about, as rules/fields.ts names them.'),
        kept: text(2, 120).optional().describe('How long, if not as the text above the list says.'),
      }).describe('What is kept, each with its use and for how long. Omit for no such list.'),
    }).describe('The sections, each with a heading and a paragraph.'),
    closing: section.describe('The last words, beside phone and email.'),
  });

/** The credits page, `src/content/pages/credits.yaml`. */
export const creditsSchema = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  z.strictObject({
    ...pageStart(image),
    examples: optionalGroups(4, 'examples', picture(image).shape).describe('Examples, with what each shows.'),
    works: optionalGroups(40, 'works', {
      name: text(3, 80).describe('Name of the work.'),
      author: text(3, 120).describe('Who made it, named as the license requires.'),
      source: externalUrl.describe('Where it comes from.'),
      license: text(3, 40).describe('Its license, for example CC BY 4.0.'),
      terms: externalUrl.describe('Where the license can be read.'),
      change: text(10, 200).describe('What was changed.'),
    }).describe('Works of others that the pictures are based on. Leave the list empty for none.'),
  });

/** The quote page, `src/content/pages/request-quote.yaml`. */
export const quotePageSchema = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  z.strictObject({
    meta: pageMeta(image),
    heading: text(8, 60).describe('The big heading.'),
    vehicles: group('The form that asks about a vehicle, on the automotive and Tesla pages.', {
      heading: text(8, 60).describe('Heading of that form.'),
      text: text(20, 200).describe('The text under it.'),
    }),
    frame: unlistedMeta.describe('The page with only the form, which service pages show in a frame.'),
    answer: unlistedMeta.describe('The page that confirms a request sent without JavaScript.'),
    facts: list(2, 4, 'facts', iconFact).describe('The facts beside the form.'),
  });

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

/** Texts for paths without a page, `src/content/pages/not-found.yaml`. */
export const notFoundSchema = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  z.strictObject({
    page: group('The page for any other path that does not exist.', {
      ...unlistedMeta.shape,
      text: text(6, 60).describe('The text under the big 404.'),
      picture: picture(image).describe('The picture beside it.'),
    }),
    location: group('The page for a location that is not listed.', {
      ...unlistedMeta.shape,
      heading: text(6, 60).describe('The big heading.'),
      text: text(20, 260).describe('The text under it.'),
    }),
  });

/** One of the shop's own pages, `src/content/pages/<name>.mdx`. The file name is the path. */
export const ownPageSchema = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  z.strictObject({
    meta: pageMeta(image),
    heading: text(4, 60).describe('The big heading.'),
    lead: text(20, 400).optional().describe('The first paragraph, in larger letters.'),
    picture: picture(image).optional().describe('A picture beside the heading.'),
    inFooter: text(3, 24).optional().describe('Text of its link in the footer. Omit for no link.'),
    draft: flag('true keeps the page out of the published site.'),
  });
