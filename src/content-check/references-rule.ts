import { contentKinds, type ContentKind } from '../schemas/index.ts';
import { type Entry, isHidden, textAt, valueAt } from '../site/build/content-file.ts';
import { articleProblems } from '../site/queries/article-rules.ts';
import { nearest, problemAt, type Problem } from './problem.ts';

/** Names in one file that must be those of others, for example locations in menus. */
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
        const remedy = names[to].length
          ? `Write one of: ${names[to].join(', ')}.${Array.isArray(value) ? ' Or take the line out.' : ''}`
          : 'None is published yet. Finish one first: it counts once the line "draft: true" in its file is gone.';
        return problemAt(
          entry,
          Array.isArray(value) ? [...path, index] : path,
          `There is no ${nouns[to]} called ${name}.`,
          remedy,
          `${Array.isArray(value) ? '-' : 'service:'} ${nearest(name, names[to]) ?? names[to][0] ?? name}`,
        );
      });
    }),
  );
}

/** What is wrong between articles, by the rules that the build itself uses. */
export function betweenArticles(entries: readonly Entry[]): Problem[] {
  const files = new Map(
    entries.flatMap((entry) => (entry.kind === 'articles' ? [[entry.slug, entry] as const] : [])),
  );
  const articles = [...files].flatMap(([slug, { data }]) => {
    const parsed = contentKinds.articles.schema.safeParse(data);
    return parsed.success ? [{ ...parsed.data, slug }] : [];
  });
  const isFeaturedKnown = articles.length === files.size;
  return articleProblems(articles, [...files.keys()]).flatMap(({ slug, field, wrong, remedy }) => {
    const entry = files.get(slug);
    // The one that is featured may be among those with a mistake.
    if (field === 'featured' && !isFeaturedKnown) return [];
    return entry ? problemAt(entry, [field], wrong, remedy) : [];
  });
}
