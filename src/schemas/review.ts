import { z } from 'zod';
import { day, externalUrl, flag, text } from './shared.ts';

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
