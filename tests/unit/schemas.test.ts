import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { articleSchema } from '../../src/schemas/article';
import { businessSchema } from '../../src/schemas/business';
import { faqSchema } from '../../src/schemas/faq';
import { gallerySchema } from '../../src/schemas/gallery';
import { locationSchema } from '../../src/schemas/location';
import { factsOf, fillFactsDeep } from '../../src/site/format/facts';
import { business, state } from '../content';

const object = z.record(z.string(), z.unknown());
const facts = factsOf(business, state);

/** The first file of a kind as its schema gets it. */
function readFirst(pattern: string) {
  const [file = ''] = globSync(`src/content/${pattern}`).toSorted();
  const text = readFileSync(file, 'utf8');
  return fillFactsDeep(object.parse(parse(/^---\n([^]*?)\n---/.exec(text)?.[1] ?? text)), facts);
}

const image = () => z.string();
const kinds = {
  article: { schema: articleSchema(image), entry: readFirst('articles/*.mdx') },
  business: { schema: businessSchema, entry: readFirst('business.yaml') },
  questions: { schema: faqSchema, entry: readFirst('faqs/*.yaml') },
  gallery: { schema: gallerySchema(image), entry: readFirst('galleries/*.yaml') },
  location: { schema: locationSchema(image), entry: readFirst('locations/*.yaml') },
} satisfies Record<string, { schema: z.ZodType; entry: object }>;

// What is special about a field; content-mutations.test.ts breaks every field of every kind.
it.each([
  ['article', 'title', 'Short', 'Too short (5 characters): write 10 to 70'],
  ['article', 'category', 'Guide', 'Choose one of: Automotive, Residential, Commercial'],
  ['article', 'datePublished', '2025-02-30', 'Write the date as year-month-day, for example 2025-01-20'],
  ['article', 'readTime', '7 minutes', 'Write the reading time as "7 min read"'],
  ['article', 'sources', [{ text: 'A study, 2020', url: 'http://example.com' }], 'starts with https://'],
  ['article', 'callToAction', { links: [{ href: 'https://a.example' }] }, 'Write an address on this site'],
  ['article', 'callToAction', { links: [{ href: '/about/' }] }, 'Write an address on this site'],
  ['business', 'phone', '5125550142', 'Write the phone as (512) 555-0142'],
  ['business', 'address', { zip: 78669 }, 'Put the ZIP code in quotes'],
  ['business', 'address', { lat: 148.1 }, 'Latitude is a number from -90 to 90'],
  ['business', 'social', [{ url: 'javascript:alert(1)' }], 'starts with https://'],
  ['questions', 'items', [{ question: 'How much range.' }], 'A question ends with a question mark'],
  ['questions', 'items', [{ answer: 'Yes.' }], 'the first one answers'],
  ['gallery', 'images', [{ alt: 'A car' }], 'say what is seen in the picture'],
  ['location', 'zipCodes', ['7873'], 'Write a ZIP code of five digits'],
  ['location', 'coordinates', { lng: 197.74 }, 'Longitude is a number from -180 to 180'],
  ['location', 'services', [], 'Give at least 1 service, or leave the field out'],
  ['location', 'uniqueContent', { intro: 'Hot.' }, 'at least 60 words about this location'],
  ['location', 'faqs', [], 'Give 3 or 4 questions'],
] as const)('the schema of %s refuses %s: %j and says what to write', (kind, field, value, remedy) => {
  const { schema, entry } = kinds[kind];
  const issues = schema.safeParse({ ...entry, [field]: value }).error?.issues ?? [];
  const messages = issues.filter(({ path }) => path[0] === field).map(({ message }) => message);
  expect(messages.filter((message) => message.includes(remedy))).not.toEqual([]);
});
