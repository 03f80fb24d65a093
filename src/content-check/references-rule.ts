import { contentKinds, type ContentKind } from '../schemas/index.ts';
import { type Entry, isHidden, textAt, valueAt } from '../site/build/content-file.ts';
import { dateWordings, isSameDay } from '../site/format/dates.ts';
import { nearest, problemAt, type Problem } from './problem.ts';

/** Fields that name other files, for example the locations in menus. */
const references: { kind: ContentKind; path: string[]; to: 'locations' | 'articles' | 'services' }[] = [
  { kind: 'business', path: ['navigation', 'areas'], to: 'locations' },
  { kind: 'business', path: ['aboutAreas'], to: 'locations' },
  { kind: 'services', path: ['articles', 'items'], to: 'articles' },
  { kind: 'home', path: ['articles', 'items'], to: 'articles' },
  { kind: 'reviews', path: ['service'], to: 'services' },
];

const nouns = { articles: 'article', locations: 'published location', services: 'service' };

/** Names of locations, articles and services that do not exist. */
export function referenceProblems(entries: readonly Entry[]): Problem[] {
  const names = {
    articles: entries.filter(({ kind }) => kind === 'articles').map(({ slug }) => slug),
    services: entries.filter(({ kind }) => kind === 'services').map(({ slug }) => slug),
    locations: entries
      .filter((entry) => entry.kind === 'locations' && !isHidden(entry))
      .map(({ data }) => textAt(data, ['city'])),
  };
  return references.flatMap(({ kind, path, to }) =>
    entries.flatMap((entry) => {
      const value = entry.kind === kind ? valueAt(entry.data, path) : [];
      const listed: unknown[] = Array.isArray(value) ? value : [value];
      return listed.flatMap((name, index) => {
        if (typeof name !== 'string' || names[to].includes(name)) return [];
        const none =
          to === 'locations'
            ? 'None is published yet. Finish one first: it counts once the line "draft: true" in its file is gone.'
            : `There is none at all. Take out ${path[0] ?? ''} with all that is below it.`;
        const [first] = names[to];
        const remedy = first
          ? `Write one of: ${names[to].join(', ')}.${Array.isArray(value) ? ' Or take the line out.' : ''}`
          : none;
        return problemAt(
          entry,
          Array.isArray(value) ? [...path, index] : path,
          `There is no ${nouns[to]} called ${name}.`,
          remedy,
          first && `${Array.isArray(value) ? '-' : 'service:'} ${nearest(name, names[to]) ?? first}`,
        );
      });
    }),
  );
}

/** Problems between articles. An article that the schema refuses counts here by its name alone. */
export function articleProblems(entries: readonly Entry[]): Problem[] {
  const files = entries.filter(({ kind }) => kind === 'articles');
  const articles = files.flatMap((entry) => {
    const parsed = contentKinds.articles.schema.safeParse(entry.data);
    return parsed.success ? [{ ...parsed.data, slug: entry.slug, entry }] : [];
  });
  const featured = articles.filter((article) => article.featured).map(({ slug }) => slug);
  // The featured article may be among those that the schema refuses.
  const isNoneFeatured = featured.length === 0 && articles.length === files.length;
  const numbers = articles.map(({ id }) => id);
  return articles.flatMap(({ entry, slug, id, related, datePublished, dateText, ...article }, index) => {
    const problems: Problem[] = [];
    const add = (field: string, wrong: string, remedy: string) =>
      problems.push(problemAt(entry, [field], wrong, remedy));
    if (isNoneFeatured ? index === 0 : featured.length > 1 && article.featured) {
      const wrong = isNoneFeatured
        ? 'No article is featured.'
        : `${featured.length} articles are featured: ${featured.join(', ')}.`;
      add(
        'featured',
        wrong,
        'Write featured: true in exactly one article, the one that the blog page shows large.',
      );
    }
    const first = articles[numbers.indexOf(id)]?.slug;
    if (first !== slug)
      add('id', `The number ${id} is taken by ${first ?? ''}.`, `Write ${Math.max(...numbers) + 1}.`);
    const others = files.flatMap((other) => (other.slug === slug ? [] : other.slug));
    const remedy = others.length ? `Write one of: ${others.join(', ')}.` : 'Take the line out.';
    for (const name of related.filter((one) => !others.includes(one)))
      add(
        'related',
        name === slug ? `It names this article itself, ${name}.` : `There is no article ${name}.`,
        remedy,
      );
    if (!isSameDay(datePublished, dateText))
      add(
        'dateText',
        `"${dateText}" is not the day of datePublished, ${datePublished}.`,
        `Write ${dateWordings(datePublished).short}, or change datePublished to the day you mean.`,
      );
    return problems;
  });
}
