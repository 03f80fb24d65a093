import { z } from 'zod';
import { group, list, text, type ImageSchema } from '../shared.ts';
import { iconFact, pageMeta, searchWords } from './parts.ts';

const clockTime = z.iso.time({ precision: -1, error: "Write the time in quotes, for example '21:00'" });

/** The quote page, `src/content/pages/request-quote.yaml`. */
export const quotePageSchema = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  z.strictObject({
    meta: pageMeta(image),
    heading: text(8, 60).describe('The big heading.'),
    vehicles: group('The form that asks about a vehicle, on the automotive and Tesla pages.', {
      heading: text(8, 60).describe('Its heading.'),
      text: text(20, 200).describe('The lines below it.'),
    }),
    frame: searchWords.describe('The form by itself, as it is shown in a frame on the service pages.'),
    answer: searchWords.describe('The page that answers a form sent without JavaScript.'),
    mail: group('The email that a visitor gets right away, if a mail server is set.', {
      send: z.boolean().default(true).describe('false sends visitors no email at all.'),
      subject: text(8, 80).describe('Its subject.'),
      opening: text(20, 300).describe(
        'The first sentences. When you will answer and what was sent follow them.',
      ),
      closing: text(10, 300).describe('The last sentences, with how to reach you.'),
    }),
    texts: text(120, 400)
      .optional()
      .describe(
        'What the box about texts says, and what a visitor who checks it agrees to: who texts, about what, how often, rates, STOP and HELP, that the number is not shared, and that consent is not a condition of purchase. Leave it out for no box; then you may send no texts automatically.',
      ),
    quietHours: group(
      'When nothing automatic goes to visitors, on your clock. The email for a request that was just sent goes at once. The same time twice means never.',
      {
        from: clockTime.describe('When they begin.'),
        to: clockTime.describe('When they end.'),
      },
    ).default({ from: '21:00', to: '09:00' }),
    facts: list(2, 4, 'facts', iconFact).describe('The facts beside the form.'),
  });
