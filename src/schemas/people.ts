import { z } from 'zod';
import { day, externalUrl, flag, picture, text, type ImageSchema } from './shared.ts';

/** One member of the team, `src/content/team/<name>.yaml`. */
export const teamSchema = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  z.strictObject({
    order: z.int().positive().describe('Position in the row, from 1.'),
    name: text(2, 40).describe('First name, or full name if the person agrees.'),
    role: text(3, 60).describe('What the person does at the shop.'),
    photo: picture(image).describe('Portrait, 4:5 upright, at least 800 px wide.'),
    sample: flag('true while this person is made up. npm run doctor lists it.'),
  });

/** A review as its author wrote it, `src/content/reviews/<name>.yaml`. */
export const reviewSchema = z.strictObject({
  name: text(2, 40).describe('Who wrote it, as the review site shows the name.'),
  place: text(3, 40).describe('Town of the author, spelled as on its page, for example Lakeway.'),
  service: text(3, 40).describe('Which service it is about, by file name, for example residential.'),
  date: day
    .refine((date) => date <= new Date().toISOString().slice(0, 10), {
      error: 'Write a date that is not in the future',
    })
    .describe('Date of the review as year-month-day.'),
  source: externalUrl.describe('URL where visitors can read it.'),
  text: text(20, 500).describe('The words of the author. Mark what you leave out with an ellipsis.'),
  sample: flag('true while the review is made up. It is then not published, and npm run doctor lists it.'),
});
