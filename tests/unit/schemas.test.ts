import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { articleSchema } from '../../src/schemas/article';
import { businessSchema } from '../../src/schemas/business';
import { faqSchema } from '../../src/schemas/faq';
import { gallerySchema } from '../../src/schemas/gallery';
import { locationSchema } from '../../src/schemas/location';
import { stateSchema } from '../../src/schemas/state';
import { factsOf, fillFactsDeep } from '../../src/site/format/facts';
import { business, state } from '../content';

type Entry = Record<string, unknown>;
const image = () => z.string();
const facts = factsOf(business, state);
const firstOf = (folder: string) => `${folder}/${readdirSync(`src/content/${folder}`)[0] ?? ''}`;

/** A file of the content as its schema gets it. */
function read(file: string): Entry {
  const text = readFileSync(`src/content/${file}`, 'utf8');
  return fillFactsDeep(parse(/^---\n([^]*?)\n---/.exec(text)?.[1] ?? text) as Entry, facts);
}

/** A copy of an entry with one field changed; a path such as `faqs.0.question`. */
function withField(entry: Entry, path: string, value: unknown): Entry {
  const copy = structuredClone(entry);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  keys.reduce<Entry>((inner, key) => inner[key] as Entry, copy)[last] = value;
  return copy;
}

const date = 'Write the date as year-month-day, for example 2025-01-20';
const address = 'Write an address on this site';
const https = 'Write a full web address that starts with https://';

/** What only its own schema says of a kind; tests/unit/content-mutations.test.ts breaks every field of every kind. */
const kinds: [name: string, schema: z.ZodType, file: string, rows: [string, unknown, string][]][] = [
  [
    'an article',
    articleSchema(image),
    firstOf('articles'),
    [
      ['id', 0, 'Article numbers start at 1'],
      ['title', 'Short', 'Too short (5 characters): write 10 to 70'],
      ['category', 'Guide', 'Choose one of: Automotive, Residential, Commercial'],
      ['datePublished', '2025-02-30', date],
      ['sources', [{ text: 'A study of film, 2020', url: 'http://example.com' }], https],
      ['readTime', '7 minutes', 'Write the reading time as "7 min read"'],
      ['related', ['one', 'two', 'three', 'four'], 'Name at most 3 related articles'],
      ['callToAction.links.0.href', 'https://elsewhere.example', address],
      ['callToAction.links.0.href', '/residential-window-tinting/', address],
    ],
  ],
  [
    'the business',
    businessSchema,
    'business.yaml',
    [
      ['phone', '5125550142', 'Write the phone as (512) 555-0142'],
      ['email', 'hello', 'Write an e-mail address'],
      ['address.zip', 78669, 'Put the ZIP code in quotes'],
      ['address.lat', 148.1, 'Latitude is a number from -90 to 90'],
      ['social.0.url', 'javascript:alert(1)', https],
    ],
  ],
  [
    'the state',
    stateSchema,
    'state.yaml',
    [['windows.0.tone', 'dark', 'Choose one of: clear, limited, free']],
  ],
  [
    'questions',
    faqSchema,
    firstOf('faqs'),
    [
      ['items.0.question', 'How much range.', 'A question ends with a question mark'],
      ['items.0.answer', 'Yes.', 'the first one answers'],
    ],
  ],
  [
    'a gallery',
    gallerySchema(image),
    firstOf('galleries'),
    [['images.0.alt', 'A car', 'say what is seen in the picture']],
  ],
  [
    'a location',
    locationSchema(image),
    firstOf('locations'),
    [
      ['zipCodes', ['7873'], 'Write a ZIP code of five digits'],
      ['coordinates.lng', 197.74, 'Longitude is a number from -180 to 180'],
      ['services', [], 'Name at least one service, or leave the field out'],
      ['uniqueContent.intro', 'Hot.', 'at least 60 words about this location'],
      ['faqs', [], 'Give 3 or 4 questions'],
    ],
  ],
];

describe.each(kinds)('the schema of %s', (_name, schema, file, rows) => {
  it.each(rows)('refuses %s: %o and says what to write', (field, value, remedy) => {
    const issues = schema.safeParse(withField(read(file), field, value)).error?.issues ?? [];
    const found = issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    expect(found.filter((line) => line.startsWith(field) && line.includes(remedy))).not.toEqual([]);
  });
});
