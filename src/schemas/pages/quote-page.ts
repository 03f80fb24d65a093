import { z } from 'zod';
import { group, list, text, type ImageSchema } from '../shared.ts';
import { iconFact, pageMeta, unlistedMeta } from './parts.ts';

const clockTime = z.iso.time({ precision: -1, error: "Write the time in quotes, for example '21:00'" });

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
    mail: group('The email that visitors get right after a request, if a mail server is set up.', {
      send: z.boolean().default(true).describe('false sends visitors no email at all.'),
      subject: text(8, 80).describe('Subject of the email.'),
      opening: text(20, 300).describe(
        'The first sentences. After them, the email says when you will answer and repeats the request.',
      ),
      closing: text(10, 300).describe('The last sentences, with how to reach you.'),
    }),
    texts: text(120, 400)
      .optional()
      .describe(
        'The words beside the checkbox for text messages, to which a visitor agrees: who texts, about what, how often, rates, STOP and HELP, that the number is not shared, and that consent is not a condition of purchase. Omit for no checkbox; you may then send no automatic texts.',
      ),
    quietHours: group(
      'Hours when visitors get nothing automatic, in the shop’s time zone. Only the email that confirms a request is sent at any hour. Write the same time twice for no quiet hours.',
      {
        from: clockTime.describe('Start of the quiet hours.'),
        to: clockTime.describe('End of the quiet hours.'),
      },
    ).default({ from: '21:00', to: '09:00' }),
    facts: list(2, 4, 'facts', iconFact).describe('The facts beside the form.'),
  });
