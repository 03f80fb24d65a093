import { contentKinds, type ContentKind } from '../schemas/index.ts';
import { type Entry, isHidden, textAt, valueAt } from '../site/build/content-file.ts';
import { articleProblems } from '../site/queries/article-rules.ts';
import { nearest, problemAt, type Problem } from './problem.ts';

/** Names in one file that must be those of others: locations in menus, articles on the home page and service pages. */
const references: { kind: ContentKind; path: string[]; to: 'locations' | 'articles' }[] = [
  { kind: 'business', path: ['navigation', 'areas'], to: 'locations' },
  { kind: 'business', path: ['aboutAreas'], to: 'locations' },
  { kind: 'services', path: ['articles', 'items'], to: 'articles' },
  { kind: 'home', path: ['articles', 'items'], to: 'articles' },
];

/** Names of locations and articles that do not exist. */
export function referenceProblems(entries: readonly Entry[]): Problem[] {
  const names = {
    articles: entries.filter(({ kind }) => kind === 'articles').map(({ slug }) => slug),
    locations: entries
      .filter((entry) => entry.kind === 'locations' && !isHidden(entry))
      .map(({ data }) => textAt(data, ['city'])),
  };
  return references.flatMap(({ kind, path, to }) =>
    entries.flatMap((entry) => {
      const listed = entry.kind === kind ? valueAt(entry.data, path) : [];
      return (Array.isArray(listed) ? listed : []).flatMap((name: unknown, index) => {
        if (typeof name !== 'string' || names[to].includes(name)) return [];
        const remedy = names[to].length
          ? `Write one of: ${names[to].join(', ')}.`
          : 'None is published yet. Finish one first: it counts once the line "draft: true" in its file is gone.';
        return problemAt(
          entry,
          [...path, index],
          `There is no ${to === 'articles' ? 'article' : 'published location'} called ${name}.`,
          remedy,
          `- ${nearest(name, names[to]) ?? names[to][0] ?? name}`,
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
  return articleProblems(articles, [...files.keys()]).flatMap(({ slug, field, wrong, remedy }) => {
    const entry = files.get(slug);
    return entry ? problemAt(entry, [field], wrong, remedy) : [];
  });
}
