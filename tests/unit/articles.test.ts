import { describe, expect, it } from 'vitest';
import { chipsOf } from '../../src/features/blog/article-filter';
import { articleProblems } from '../../src/content-check/references-rule';
import { isModule } from '../../src/site/build/is-module';
import { readContent, readEntry } from '../../src/site/build/content-file';

const services = { automotive: true, residential: true, commercial: true };
const chips = chipsOf([], services);

it('the chips of the blog page leave out a service that is off, unless an article is in its category', () => {
  const withoutVehicles = { ...services, automotive: false };
  expect(chips).toEqual(['All', 'Automotive', 'Residential', 'Commercial']);
  expect(chipsOf([{ category: 'Residential' }], withoutVehicles)).toEqual([
    'All',
    'Residential',
    'Commercial',
  ]);
  expect(chipsOf([{ category: 'Automotive' }], withoutVehicles)).toEqual(chips);
});

const written = readContent('tests/fixture', ['articles']);
/** What is wrong once a line of the article on care is another. */
const problems = (line: RegExp, now: string) =>
  articleProblems(
    written.map((entry) =>
      entry.slug === 'caring-for-new-film'
        ? readEntry('articles', entry.slug, entry.source.replace(line, now))
        : entry,
    ),
  );

it('the rules between articles name both articles where two are featured', () => {
  const wrong = '2 articles are featured: caring-for-new-film, film-on-a-west-wall.';
  expect(problems(/^category/m, 'featured: true\ncategory')).toMatchObject([
    { file: 'src/content/articles/caring-for-new-film.mdx', field: 'featured', wrong },
    { file: 'src/content/articles/film-on-a-west-wall.mdx', field: 'featured', wrong },
  ]);
});

describe('the body of an article', () => {
  it.each([
    "import Chart from '../chart.astro';",
    "import Chart, { Axis } from '../chart.astro';",
    "import { Axis } from '../chart.astro';",
    "import * as chart from '../chart.ts';",
    "import {\n  Axis,\n} from '../chart.astro';",
    'export const rows = [1, 2];',
    "export { rows } from './rows.ts';",
  ])('is a module if it has a line like %j', (line) => {
    expect(isModule(`${line}\n\nText.`)).toBe(true);
    expect(isModule(`Text.\n\n${line}\n`)).toBe(true);
  });

  it('is not one because a line of prose begins with such a word', () => {
    expect(isModule('Much of what we\nimport comes by ship, and what others\nexport to us is film.')).toBe(
      false,
    );
    expect(isModule('What we\nimport from Japan is glass.')).toBe(false);
  });
});
