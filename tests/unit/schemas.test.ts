import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { factsOf, fillFactsDeep } from '../../src/site/facts';
import { articleSchema } from '../../src/schemas/article';
import { businessSchema } from '../../src/schemas/business';
import { faqSchema } from '../../src/schemas/faq';
import { gallerySchema } from '../../src/schemas/gallery';
import { locationSchema } from '../../src/schemas/location';
import { serviceSchema } from '../../src/schemas/service';
import { stateSchema } from '../../src/schemas/state';
import { teamSchema } from '../../src/schemas/team';
import { business, state } from '../content';

const image = () => z.string();
const content = 'src/content';

const frontMatter = (text: string) => /^---\n([^]*?)\n---/.exec(text)?.[1] ?? text;
const facts = factsOf(business, state);
const read = (file: string) =>
  fillFactsDeep(parse(frontMatter(readFileSync(`${content}/${file}`, 'utf8'))) as Entry, facts);

type Entry = Record<string, unknown>;
type Bad = [field: string, value: unknown, remedy: string];

/** A copy of an entry with one field changed; a path such as `faqs.0.question`, and undefined to take it out. */
function withField(entry: Entry, path: string, value: unknown): Entry {
  const copy = structuredClone(entry);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Entry>((inner, key) => inner[key] as Entry, copy);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  return copy;
}

const long = (length: number) => 'x'.repeat(length);
const date = 'Write the date as year-month-day, for example 2025-01-20';
const address = 'Write an address on this site';
const https = 'Write a full web address that starts with https://';
const missing = 'Missing text: write';

const schemas: Record<string, { schema: z.ZodType; good: string; folder?: string; bad: Bad[] }> = {
  article: {
    schema: articleSchema(image),
    good: 'articles/energy-savings.mdx',
    folder: 'articles',
    bad: [
      ['id', 'one', 'Give the article a whole number'],
      ['id', 0, 'Article numbers start at 1'],
      ['title', undefined, missing],
      ['title', 'Short', 'Too short (5 characters): write 10 to 70'],
      ['title', long(71), 'Too long (71 characters): write 10 to 70'],
      ['description', long(90), 'Too short (90 characters): write 120 to 158'],
      ['keywords', ['one'], 'Name at least 2 keywords'],
      ['category', 'Guide', 'Choose one of: Automotive, Residential, Commercial'],
      ['datePublished', '20.1.2025', date],
      ['datePublished', '2025-02-30', date],
      ['dateModified', 'today', date],
      ['reviewedOn', undefined, 'Write the date as year-month-day'],
      ['searchTitle', 'Short', 'Too short (5 characters)'],
      ['sources', [{ text: 'A study', url: 'https://example.com' }], 'Too short (7 characters)'],
      ['sources', [{ text: 'A study of film, 2020', url: 'http://example.com' }], https],
      ['readTime', '7 minutes', 'Write the reading time as "7 min read"'],
      ['cover', 'cover.webp', 'expected object'],
      ['cover.alt', undefined, missing],
      ['featured', 'yes', 'Write true or false'],
      ['summary', ['A point that is long enough to be one.'], 'Give 3 to 5 summary points'],
      ['related', ['one', 'two', 'three', 'four'], 'Name at most 3 related articles'],
      ['callToAction.links', [], 'Give the box 1 or 2 buttons'],
      ['callToAction.links.0.href', 'https://elsewhere.example', address],
      ['callToAction.links.0.href', '/residential-window-tinting/', address],
      ['draft', 'no', 'Write true or false'],
      ['colour', 'red', 'Unrecognized key: "colour"'],
    ],
  },
  business: {
    schema: businessSchema,
    good: 'business.yaml',
    bad: [
      ['brand', '', 'Too short (0 characters)'],
      ['site', 'http://oakshade.example', https],
      ['phone', '5125550142', 'Write the phone as (512) 555-0142'],
      ['email', 'hello', 'Write an e-mail address'],
      ['address.state', 'Texas', 'Write the two capital letters'],
      ['address.zip', 78669, 'Put the ZIP code in quotes'],
      ['address.lat', 148.1, 'Latitude is a number from -90 to 90'],
      ['reviews.rating', 6, 'expected number to be <=5'],
      ['reviews.url', 'reviews', https],
      ['discountPercent', 120, 'expected number to be <=90'],
      ['warranties.commercialFilmYears', 'lifetime', 'Write the number of years as a whole number'],
      ['links.booking', undefined, https],
      ['social.0.url', 'javascript:alert(1)', https],
      ['quoteFrame', '/form', https],
      ['navigation.automotive.0.href', 'tesla', address],
      ['fax', '1', 'Unrecognized key: "fax"'],
    ],
  },
  state: {
    schema: stateSchema,
    good: 'state.yaml',
    bad: [
      ['law.summary', 'Tint.', 'Too short (5 characters)'],
      ['law.reviewedOn', 'last fall', 'Write the date as year-month-day'],
      ['law.reviewMonths', 'yearly', 'Write the number of months'],
      ['law.page', 'dps.texas.gov', https],
      ['windows', [], 'Name the three kinds of window'],
      ['windows.0.tone', 'dark', 'Choose one of: clear, limited, free'],
      ['details', [], 'Name at least 3 rules'],
      ['fine', 1000, 'Unrecognized key: "fine"'],
    ],
  },
  faq: {
    schema: faqSchema,
    good: 'faqs/tesla.yaml',
    folder: 'faqs',
    bad: [
      ['heading', undefined, missing],
      ['items', [], 'Give at least one question'],
      ['items.0.question', 'How much range.', 'A question ends with a question mark'],
      ['items.0.answer', 'Yes.', 'the first one answers'],
      ['items.0.link', '/', 'Unrecognized key: "link"'],
    ],
  },
  gallery: {
    schema: gallerySchema(image),
    good: 'galleries/tesla.yaml',
    folder: 'galleries',
    bad: [
      ['images', [], 'Give at least 3 pictures'],
      ['images.0.alt', 'A car', 'say what is seen in the picture'],
      ['images.0.alt', undefined, missing],
      ['images.0.src', undefined, 'expected string'],
      ['title', '', 'Too short'],
    ],
  },
  location: {
    schema: locationSchema(image),
    good: 'locations/austin-window-tinting.yaml',
    folder: 'locations',
    bad: [
      ['city', '', 'Too short'],
      ['state', 'Ok', 'Write the two capital letters'],
      ['zipCodes', [], 'Name at least one ZIP code'],
      ['zipCodes', [78734], 'Put each ZIP code in quotes'],
      ['zipCodes', ['7873'], 'Write a ZIP code of five digits'],
      ['coordinates.lat', 130.27, 'Latitude is a number from -90 to 90'],
      ['coordinates.lng', 197.74, 'Longitude is a number from -180 to 180'],
      ['coordinates.lng', '-97.74', 'Longitude is a number from -180 to 180'],
      ['description', long(200), 'Too long (200 characters)'],
      ['highlights', ['One of two', 'Two of two'], 'Give at least 3 highlights'],
      ['neighborhoods', ['Downtown'], 'Name at least 3 neighborhoods'],
      ['services', [], 'Name at least one service, or leave the field out'],
      ['services', ['marine'], 'Choose from: commercial, residential, automotive'],
      ['uniqueContent.intro', 'Hot.', 'at least 60 words about this place'],
      ['uniqueContent.localInsight', undefined, 'at least 80 words'],
      ['faqs', [], 'Give 3 or 4 questions'],
      ['population', 1, 'Unrecognized key: "population"'],
    ],
  },
  service: {
    schema: serviceSchema(image),
    good: 'services/automotive.yaml',
    folder: 'services',
    bad: [
      ['name', undefined, missing],
      ['hero.picture.alt', 'Car', 'say what is seen in the picture'],
      ['benefits.items.0.icon', 'rocket', 'Choose one of: sash'],
      ['benefits.items', [], '>=3 items'],
      ['films.items.0.infrared', 130, '<=99'],
      ['articles.showDates', 'no', 'expected boolean'],
      ['quote', undefined, 'expected object'],
      ['price', 1, 'Unrecognized key: "price"'],
    ],
  },
  team: {
    schema: teamSchema(image),
    good: `team/${readdirSync(`${content}/team`)[0] ?? ''}`,
    folder: 'team',
    bad: [
      ['order', 'first', 'Give a whole number'],
      ['order', 0, 'Order starts at 1'],
      ['role', undefined, missing],
      ['photo.alt', '', 'say what is seen in the picture'],
      ['sample', 'yes', 'Write true or false'],
      ['age', 9, 'Unrecognized key: "age"'],
    ],
  },
};

describe.each(Object.entries(schemas))('the schema of %s', (_name, { schema, good, folder, bad }) => {
  const files = folder ? readdirSync(`${content}/${folder}`).map((name) => `${folder}/${name}`) : [good];

  it.each(files)('takes %s', (file) => {
    expect(schema.safeParse(read(file)).error?.issues ?? []).toEqual([]);
  });

  it.each(bad)('refuses %s: %o and says what to write', (field, value, remedy) => {
    const { error } = schema.safeParse(withField(read(good), field, value));
    const found = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
    const key = /^Unrecognized/.test(remedy) ? field.split('.').slice(0, -1).join('.') : field;
    expect(
      found.some((line) => line.startsWith(key) && line.includes(remedy)),
      found.join('\n'),
    ).toBe(true);
  });
});
