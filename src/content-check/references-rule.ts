import { articleProblems } from '../site/queries/article-rules.ts';
import { contentKinds, type ContentKind } from '../schemas/index.ts';
import { type Entry, isHidden, valueAt } from '../site/build/content-file.ts';
import { nearest } from './nearest.ts';
import { toFieldName, type Problem } from './problem.ts';

/** Names in one file that must be those of others: places in menus, articles on the home page and service pages. */
const references: { kind: ContentKind; path: string[]; to: 'locations' | 'articles' }[] = [
  { kind: 'business', path: ['navigation', 'areas'], to: 'locations' },
  { kind: 'business', path: ['aboutAreas'], to: 'locations' },
  { kind: 'services', path: ['articles', 'items'], to: 'articles' },
  { kind: 'home', path: ['articles', 'items'], to: 'articles' },
];

/** Names of places and articles that do not exist. */
export function referenceProblems(entries: readonly Entry[]): Problem[] {
  const names = {
    articles: entries.filter(({ kind }) => kind === 'articles').map(({ slug }) => slug),
    locations: entries
      .filter((entry) => entry.kind === 'locations' && !isHidden(entry))
      .map(({ data }) => String(valueAt(data, ['city']))),
  };
  return references.flatMap(({ kind, path, to }) =>
    entries
      .filter((entry) => entry.kind === kind)
      .flatMap((entry) => {
        const listed = valueAt(entry.data, path);
        if (!Array.isArray(listed)) return [];
        return listed.flatMap((name: unknown, index) => {
          if (typeof name !== 'string' || names[to].includes(name)) return [];
          const at = [...path, index];
          return [
            {
              file: entry.file,
              line: entry.lineOf(at),
              field: toFieldName(at),
              wrong: `There is no ${to === 'articles' ? 'article' : 'published place'} called ${name}.`,
              remedy: names[to].length
                ? `Write one of: ${names[to].join(', ')}.`
                : 'None is published yet. Finish one first: it counts once the line "draft: true" in its file is gone.',
              example: `- ${nearest(name, names[to]) ?? names[to][0] ?? name}`,
            },
          ];
        });
      }),
  );
}

/** What is wrong between articles, by the rules that the build itself uses. */
export function betweenArticles(entries: readonly Entry[]): Problem[] {
  const articles = entries.flatMap((entry) => {
    if (entry.kind !== 'articles') return [];
    const parsed = contentKinds.articles.schema.safeParse(entry.data);
    return parsed.success ? [{ ...parsed.data, slug: entry.slug, entry }] : [];
  });
  const slugs = entries.filter(({ kind }) => kind === 'articles').map(({ slug }) => slug);
  const bySlug = new Map(articles.map(({ slug, entry }) => [slug, entry]));
  return articleProblems(articles, slugs).flatMap(({ slug, field, wrong, remedy }) => {
    const entry = bySlug.get(slug);
    if (!entry) return [];
    return [{ file: entry.file, line: entry.lineOf([field]), field, wrong, remedy, example: '' }];
  });
}
