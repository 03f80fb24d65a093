import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { articleSchema } from '../../src/schemas/article';
import { faqSchema } from '../../src/schemas/faq';
import { factsOf, fillFactsDeep, lawText } from '../../src/site/facts';
import { business, state } from '../content';
import { isSample } from './sample';

const content = new URL('../../src/content/', import.meta.url);
const read = (folder: string) =>
  readdirSync(new URL(folder, content)).map((name) => ({
    name,
    slug: name.replace(/\.\w+$/, ''),
    source: readFileSync(new URL(`${folder}/${name}`, content), 'utf8').replaceAll('’', "'"),
  }));
const facts = factsOf(business, state);
const schema = articleSchema(() => z.string());

/** The body as a reader sees it: link texts without addresses, captions and cells without the tags around them. */
function toProse(body: string): string {
  return body
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[A-Z][^>]*>/g, '')
    .replace(/[#*]/g, '');
}

const articles = read('articles').map(({ name, slug, source }) => {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  return {
    name,
    slug,
    source,
    body,
    prose: toProse(body),
    data: schema.parse(fillFactsDeep(parse(head), facts)),
  };
});
const faqs = read('faqs').map((file) => ({
  ...file,
  data: faqSchema.parse(fillFactsDeep(parse(file.source), facts)),
}));

const count = (text: string) => text.split(/\s+/).filter(Boolean).length;
const sentences = (text: string) => text.split(/(?<=[.?])\s+/).length;
const find = (slug: string) => articles.find((article) => article.slug === slug);

/** Order, category, label and date of each article, and the page that its box at the end leads to. */
const table = {
  'energy-savings': ['Residential', 'Residential', 'Jan 20, 2025', '/residential-window-tinting'],
  'turf-melt': ['Residential', 'Residential', 'Jan 25, 2025', '/residential-window-tinting'],
  'tint-maintenance': ['Automotive', 'Guide', 'Jan 15, 2025', '/auto-window-tinting'],
  'residential-benefits': ['Residential', 'Residential', 'March 15, 2024', '/residential-window-tinting'],
  'commercial-investment': ['Commercial', 'Commercial', 'March 10, 2024', '/commercial-window-tinting'],
  'windshield-tinting': ['Automotive', 'Automotive', 'Mar 20, 2024', '/auto-window-tinting'],
  'tesla-tinting': ['Automotive', 'Automotive', 'March 5, 2024', '/tesla-window-tinting'],
  'tint-shade-guide': ['Automotive', 'Guide', 'Feb 28, 2024', '/residential-window-tinting#quote'],
};

const automotiveCure = ['3 to 5 days', 'up to a week if'];
/** The rules themselves stand in state.yaml; the built pages are read for them in tests/dist/law.test.ts. */
const texas = ['<CarRules />'];
const figures: Record<keyof typeof table, (string | RegExp)[]> = {
  'energy-savings': [
    '$6 to $12',
    '10 to 30%',
    '$192',
    '$384',
    '$576',
    '$400',
    'up to 80% of solar heat',
    '15 to 20 years',
  ],
  'turf-melt': [
    '$6 to $12',
    '1 to 3 days',
    '7 to 14 days',
    'name="exteriorWarrantyYears"',
    'name="glassWarrantyYears"',
  ],
  'tint-maintenance': [...automotiveCure, '7 to 14 days'],
  'residential-benefits': [
    '$6 to $12',
    '10 to 30%',
    '50 to 70%',
    '30 to 50%',
    '15 to 30%',
    'up to 99% of UV',
    '7 to 14 days',
  ],
  'commercial-investment': [
    '7-year',
    'up to 50%',
    '1 to 3 days',
    '7 to 14 days',
    'name="glassWarrantyYears"',
  ],
  'windshield-tinting': [...texas, ...automotiveCure, 'up to 60%', 'about 2 to 4 hours'],
  'tesla-tinting': [
    ...texas,
    '35%, 20% and, for windshields, 70%',
    '5 to 10%',
    'up to 60%',
    '20 to 35% VLT',
    '3 to 4 hours',
  ],
  'tint-shade-guide': [
    ...texas,
    '50 to 70%',
    '30 to 50%',
    '15 to 30%',
    'vlt: 70',
    'vlt: 50',
    'vlt: 35',
    'vlt: 20',
    'vlt: 15',
  ],
};

const filler =
  /in today's world|look no further|best in class|state[- ]of[- ]the[- ]art|cutting[- ]edge|world[- ]class|second to none|game[- ]chang|unparalleled|one-stop|elevate your|say goodbye/i;

/** The rules of length are those of the eight; an article that the shop adds may be shorter. */
const firstEight = articles.filter(({ slug }) => slug in table);

describe.runIf(isSample)('the specification, while the sample business is in business.yaml: words', () => {
  describe('the articles', () => {
    it('are the eight of the table, in its order', () => {
      const inOrder = firstEight.toSorted((a, b) => a.data.id - b.data.id);
      expect(inOrder.map(({ slug }) => slug)).toEqual(Object.keys(table).filter(find));
    });

    it.each(Object.entries(table).filter(([slug]) => find(slug)))(
      '%s has its category, label, date and next step',
      (slug, wanted) => {
        const data = find(slug)?.data;
        expect([data?.category, data?.badge, data?.dateText, data?.callToAction.links[0]?.href]).toEqual(
          wanted,
        );
      },
    );

    it.each(Object.entries(figures).filter(([slug]) => find(slug)))(
      '%s states its figures',
      (slug, wanted) => {
        const source = find(slug)?.source.replace(/\s+/g, ' ') ?? '';
        for (const figure of wanted)
          expect(source).toMatch(typeof figure === 'string' ? new RegExp(escape(figure), 'i') : figure);
      },
    );

    it('count only one with a 7-year commercial warranty and none with 99.9% of UV', () => {
      const telling = firstEight.filter(({ source }) => /7-year/.test(source)).map(({ slug }) => slug);
      expect(telling).toEqual(['commercial-investment'].filter(find));
      expect(articles.filter(({ source }) => source.includes('99.9')).map(({ slug }) => slug)).toEqual([]);
    });

    it.each(firstEight)(
      '$name has 900 to 1,600 words and says truly how long they take',
      ({ prose, data }) => {
        expect(count(prose)).toBeGreaterThanOrEqual(900);
        expect(count(prose)).toBeLessThanOrEqual(1600);
        // Rounded up, because tables are read as well.
        expect(data.readTime).toBe(`${Math.ceil(count([prose, ...data.summary].join(' ')) / 220)} min read`);
      },
    );

    it.each(firstEight)(
      '$name has three related articles and statements for headings',
      ({ body, slug, data }) => {
        expect(data.related).toHaveLength(3);
        for (const related of data.related) expect(related !== slug && find(related)).toBeTruthy();
        const headings = [...body.matchAll(/^(#+) (.*)$/gm)];
        expect(headings.length).toBeGreaterThanOrEqual(5);
        for (const [, level, text] of headings) {
          expect(level).toMatch(/^###?$/);
          expect(text).toMatch(/\.$/);
        }
      },
    );
  });

  describe('the questions', () => {
    it.each(faqs)('$name holds enough of them', ({ slug, data }) => {
      expect(data.items.length).toBeGreaterThanOrEqual(slug === 'tesla' ? 6 : 7);
    });

    it.each(faqs.flatMap(({ slug, data }) => data.items.map((item) => ({ slug, ...item }))))(
      '$slug: $question',
      ({ answer }) => {
        const own = answer.replace(lawText(state), 'The law.');
        expect(sentences(own)).toBeGreaterThanOrEqual(2);
        expect(sentences(own)).toBeLessThanOrEqual(5);
      },
    );
  });

  describe('the words', () => {
    const texts = [...articles, ...faqs].map(({ name, source }) => ({ name, source }));

    it.each(texts)('$name has no filler and no exclamation marks', ({ source }) => {
      expect(source.match(filler)).toBeNull();
      expect(source.replace(/!\[/g, '[').match(/!/)).toBeNull();
    });

    it.each(texts)('$name leaves the business facts to business.yaml', ({ source }) => {
      expect(source.match(/\(512\)|\b468\b|oakshade|within 24 hours|Live Oak Trail|78669/i)).toBeNull();
    });
  });
});

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
