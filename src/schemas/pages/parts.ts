import { z } from 'zod';
import { needs } from '../claims.ts';
import { iconNames } from '../icons.ts';
import { backdrop, group, keywords, metaDescription, picture, text, type ImageSchema } from '../shared.ts';

const title = text(4, 60).describe('Title of the page in search results, without the brand.');

/** Metadata of a page that search engines do not list. Its description need not fit a search result. */
export const unlistedMeta = z.strictObject({
  title,
  description: text(40, 220).describe('What the page is for, in a sentence or two.'),
  keywords: keywords,
});

/** Metadata of a page, and the text and picture of its social card. */
export const pageMeta = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  group('What search engines and shared links show.', {
    title,
    description: metaDescription,
    keywords: keywords,
    card: text(6, 60).describe('Text on the picture that is shown when the page is shared.'),
    cardPicture: backdrop(image).describe('The picture beside that text.'),
  });

/** The fields that every text page begins with. */
export const pageStart = <Image extends z.ZodType>(image: ImageSchema<Image>) => ({
  meta: pageMeta(image),
  heading: text(8, 60).describe('The big heading.'),
  lead: text(40, 400).describe('The first paragraph.'),
});

export const section = z.strictObject({
  heading: text(4, 80).describe('Heading of the section.'),
  text: text(20, 500).describe('Text under the heading.'),
});

/** A section in a list, which goes when what it is about is off. */
export const listedSection = section.extend({ needs });

export const iconFact = z.strictObject({
  icon: z.enum(iconNames).describe('Icon beside the fact.'),
  title: text(4, 50).describe('The fact in a few words.'),
  description: text(10, 200).describe('One or two sentences that back it up.'),
  needs,
});

/** A band across the page: heading and text over a picture. */
export const pictureBand = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  section.extend({ picture: picture(image).describe('The picture behind the text.') });
