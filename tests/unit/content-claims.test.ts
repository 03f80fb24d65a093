import { describe, expect, it } from 'vitest';
import { lawProblems, savingsProblems } from '../../src/content-check/claims-rule.ts';
import { readEntry } from '../../src/site/build/content-file.ts';
import { readMdx } from '../../src/content-check/mdx.ts';
import { titleProblems } from '../../src/content-check/title-rule.ts';
import { yamlTexts } from '../../src/content-check/texts-rule.ts';
import { overdueReviews } from '../../tools/doctor/reviews.ts';
import { business, state } from '../fixture/shop.ts';

const routes = new Map([['/blog/energy-savings', new Set(['how-we-count'])]]);
const faq = (answer: string) => readEntry('faqs', 'test', `answer: ${answer}\n`);
const law = (answer: string, ownState = state) =>
  lawProblems(faq(answer), yamlTexts(faq(answer)), undefined, ownState);
const article = (body: string) => {
  const entry = readEntry('articles', 'test', `---\ntitle: A\n---\n\n${body}\n`);
  const read = readMdx(entry.body);
  const texts = read.texts.map((place) => ({ ...place, field: 'text' }));
  return [...lawProblems(entry, texts, read, state), ...savingsProblems(entry, texts, read, routes)];
};

describe('a text about the legal limit', () => {
  it.each([
    'Idaho asks for at least 35% on the front doors.',
    'Front doors need at least 35% light transmission.',
  ])('needs the note about the law: %s', (text) => {
    expect(law(text)).toMatchObject([{ line: 1, field: 'answer', example: '{law}' }]);
    expect(law(`'${text} {law}'`)).toEqual([]);
    expect(article(text)).toMatchObject([{ line: 5, example: '<CarRules />' }]);
    expect(article(`${text}\n\n<CarRules />`)).toEqual([]);
  });

  it.each(['A 35% film is legal.', 'Any legal tint will do.'])('may not call a film legal: %s', (text) => {
    expect(law(text)[0]?.wrong).toContain('says that a film is legal');
  });
});

const link = '[How we count](/blog/energy-savings#how-we-count)';

it.each(['Film cuts cooling energy by 10 to 30%.', 'It saves 12% of the bill.', 'That is $576 a year.'])(
  'an article with savings in figures links to how they are calculated: %s',
  (text) => {
    expect(article(text)).toMatchObject([{ line: 5, example: link }]);
    expect(article(`${text} ${link}.`)).toEqual([]);
    expect(article(`${text}\n\n## How we count.`)).toEqual([]);
  },
);

const checkTitle = (front: string, kind: 'articles' | 'services' = 'articles') =>
  titleProblems(readEntry(kind, 'test', kind === 'articles' ? `---\n${front}\n---\n` : front), business);
const long = 'title: How window film cuts your energy bill';

it('a title leaves room for the brand, or has a shorter version for search results', () => {
  expect(checkTitle(long)).toMatchObject([{ line: 2, field: 'title' }]);
  expect(checkTitle(long)[0]?.wrong).toContain('has 65 characters');
  expect(checkTitle(`${long}\nsearchTitle: Window film energy savings`)).toEqual([]);
  expect(checkTitle('title: Residential Window Tinting and More', 'services')).toHaveLength(1);
});

describe('a dated claim', () => {
  const state = readEntry('state', 'state', "law:\n  reviewedOn: '2026-11-21'\n  reviewMonths: 12\n");
  const read = readEntry('articles', 'test', "---\nreviewedOn: '2026-11-21'\n---\n");
  const on = (day: string) =>
    overdueReviews([state, read], new Date(`${day}T12:00:00Z`)).map(({ file }) => file);

  it('is due for review on the day its period ends', () => {
    expect(on('2027-11-20')).toEqual([]);
    expect(on('2027-11-21')).toEqual(['src/content/state.yaml']);
    expect(on('2028-11-21')).toEqual(['src/content/state.yaml', 'src/content/articles/test.mdx']);
  });
});

it('a review is due on the last day of a month that is too short', () => {
  const state = readEntry('state', 'state', "law:\n  reviewedOn: '2026-08-31'\n  reviewMonths: 6\n");
  expect(overdueReviews([state], new Date('2027-02-27T12:00:00Z'))).toEqual([]);
  expect(overdueReviews([state], new Date('2027-02-28T12:00:00Z'))).toHaveLength(1);
});

const ohio = {
  ...state,
  name: 'Ohio',
  law: { ...state.law, summary: 'front windows at least 50%', frontSidesPercent: 50 },
};

it('the limit of another state is recognized by its name and figures', () => {
  expect(law('Ohio allows it on every car that is driven there, and so do we.', ohio)).toHaveLength(1);
  expect(law('The 50% limit holds for the front windows of every car there.', ohio)).toHaveLength(1);
  expect(law('Texas allows it on every car that is driven there, and so do we.', ohio)).toEqual([]);
});
