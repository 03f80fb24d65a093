import { z } from 'zod';
import { metaDescription, text, type ImageSchema } from '../shared.ts';
import { pageStart } from './parts.ts';

const title = text(10, 60).describe('Their title in search results.');
const heading = text(8, 60).describe('Their big heading.');

/** The list of articles, `src/content/pages/blog.yaml`. */
export function blogPageSchema<Image extends z.ZodType>(image: ImageSchema<Image>) {
  return z.strictObject({
    ...pageStart(image),
    feed: text(20, 160).describe('What the feed of the articles says of itself.'),
    topic: z
      .strictObject({ title, heading })
      .describe(
        'Lists of one topic, once there are more articles than a page lists; {topic} is its name, such as Residential.',
      ),
    further: metaDescription.describe(
      'What search results show of those lists and of further pages. {title} is the title of the list, {page} the number of the page and {pages} how many there are.',
    ),
  });
}

/** The list of locations, `src/content/pages/locations.yaml`; in it {count} is the number of locations. */
export function locationsPageSchema<Image extends z.ZodType>(image: ImageSchema<Image>) {
  return z.strictObject({
    ...pageStart(image),
    distances: text(10, 120).describe('The line that says how distances are measured.'),
    further: z
      .strictObject({
        title,
        description: metaDescription.describe('What search results show of them.'),
        heading,
      })
      .describe(
        'Further pages, once there are more locations than a page lists. {from} and {to} are the first and the last location of the page, {page} is its number and {pages} how many there are.',
      ),
  });
}
