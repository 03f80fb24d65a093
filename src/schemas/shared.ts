import { z } from 'zod';
import { needs } from './claims.ts';

/** Returns the schema of a picture path: Astro's `image` in the build, `z.string` in tools and unit tests. */
export type ImageSchema<Image extends z.ZodType> = () => Image;

/** A text of `min` to `max` characters. The error says how long the text is and how long it may be. */
export function text(min: number, max: number) {
  const refuse =
    (what: string) =>
    ({ input }: { input: unknown }) =>
      `${what} (length ${String(input).length}): write ${min} to ${max} characters`;
  return z
    .string({ error: `Missing text: write ${min} to ${max} characters` })
    .trim()
    .min(min, { error: refuse('Too short') })
    .max(max, { error: refuse('Too long') });
}

/** A text of a given form. */
export const matching = (form: RegExp, error: string) => z.string({ error }).regex(form, { error });

/** A group of fields with its description. */
export const group = <Fields extends z.ZodRawShape>(about: string, fields: Fields) =>
  z.strictObject(fields).describe(about);

/** A list of `min` to `max` items. `noun` names the items in errors. */
export function list<Item extends z.ZodType>(min: number, max: number, noun: string, item: Item) {
  const least = min === 1 ? 'one or more' : `at least ${min}`;
  const finite = min === max ? `exactly ${min}` : min ? `${min} to ${max}` : `at most ${max}`;
  const error = `List ${max === Infinity ? least : finite} ${noun}`;
  const items = min ? z.array(item).min(min, { error }) : z.array(item);
  return max === Infinity ? items : items.max(max, { error });
}

/** A list of `min` to `max` groups of fields. */
export const groups = <Fields extends z.ZodRawShape>(
  min: number,
  max: number,
  noun: string,
  fields: Fields,
) => list(min, max, noun, z.strictObject(fields));

/** A list of up to `max` groups of fields that may be omitted. */
export const optionalGroups = <Fields extends z.ZodRawShape>(max: number, noun: string, fields: Fields) =>
  groups(0, max, noun, fields).default([]);

/** A switch that defaults to off. */
export const flag = (about: string) => z.boolean().default(false).describe(about);

export const day = z.iso.date({
  error: ({ input }) => {
    const isForm = /^\d{4}-\d\d-\d\d$/.test(String(input));
    return `${isForm ? `${String(input)} is not in the calendar. ` : ''}Write the date as year-month-day, for example 2026-09-14`;
  },
});

/** A ZIP code as text. Without quotes YAML would read a number. */
export const zipCode = matching(
  /^\d{5}$/,
  "Write a ZIP code of five digits. Put the ZIP code in quotes, for example '78669'",
);

/** How long a page's meta description may be, so that search results show all of it. */
export const descriptionWords = '120 to 158 characters';

export const metaDescription = text(120, 158).describe(
  `What search results show, one or two sentences of ${descriptionWords}.`,
);

/** Words for the page's keywords tag. */
export const keywords = list(2, 10, 'keywords, such as window tinting Austin', text(2, 60)).describe(
  'Words that people search for.',
);

export const stateCode = matching(/^[A-Z]{2}$/, 'Write the two capital letters of the state, for example TX');

export const numberIn = (min: number, max: number) => {
  const error = `Write a number from ${min} to ${max} without quotes or signs such as % and $`;
  return z.number({ error }).min(min, { error }).max(max, { error });
};

export const dollars = z
  .number({ error: 'Write dollars as a number without the sign, for example 250' })
  .positive();

export const whole = (min: number, max: number) => z.int().min(min).max(max);

export const latitude = numberIn(-90, 90);

/** Degrees east of Greenwich. Negative in the United States, which are west of it. */
export const longitude = numberIn(-180, 180);

export const month = matching(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Write the month as year-month, such as 2026-09');

/** A picture with its alt text, so that one cannot be added without the other. */
export const picture = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  z.strictObject({
    src: image().describe('Path from this file, for example ../../assets/pictures/gallery/blue-pickup.webp.'),
    alt: text(20, 160).describe('The picture for someone who cannot see it.'),
    focus: whole(0, 100).optional().describe('The part to keep in view, in percent from the left.'),
  });

/** A decorative picture, which needs no alt text. */
export const backdrop = <Image extends z.ZodType>(image: ImageSchema<Image>) =>
  picture(image).omit({ alt: true });

/** A path on this site: starts with a slash, no trailing slash, may end in a #fragment. */
export const internalPath = matching(
  /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/,
  'Write a path on this site that starts with /, in lowercase, without a slash at the end, for example /residential-window-tinting#quote',
);

export const externalUrl = z.url({
  protocol: /^https$/,
  error: 'Write a full URL that starts with https://, for example https://example.com/book',
});

/** A question with its answer, for FAQ lists and structured data. */
export const question = z.strictObject({
  question: text(10, 120)
    .endsWith('?', { error: 'A question ends with a question mark' })
    .describe('The question, as a customer asks it, ending with a question mark.'),
  answer: text(40, 700).describe('Two to five sentences, of which the first answers.'),
  needs,
});

/** The questions of one topic, `src/content/faqs/<topic>.yaml`. */
export const faqSchema = z.strictObject({
  heading: text(8, 60).describe('Heading above the list, for example Questions drivers ask.'),
  items: list(1, 16, 'questions', question).describe('Questions with their answers, the most common first.'),
});

const colorError = { error: "Write a color in quotes with six digits, for example '#ffb627'" };
export const color = z.string(colorError).regex(/^#[\da-f]{6}$/, colorError);
