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
const remediesIfNone = {
  articles: 'There are no articles yet. Delete articles and everything under it.',
  locations: 'No location is published yet. Finish one, and delete the line "draft: true" from its file.',
  services: '',
};
const slugsOf = (entries: readonly Entry[], kind: ContentKind) =>
  entries.flatMap((entry) => (entry.kind === kind ? entry.slug : []));

/** References to locations, articles and services that do not exist, and lists whose articles are all unpublished. */
export function referenceProblems(entries: readonly Entry[]): Problem[] {
  const published = entries.filter((entry) => !isHidden(entry));
  const publishedArticles = new Set<unknown>(slugsOf(published, 'articles'));
  const names = {
    articles: slugsOf(entries, 'articles'),
    services: slugsOf(entries, 'services'),
    locations: published.filter(({ kind }) => kind === 'locations').map(({ data }) => textAt(data, ['city'])),
  };
  return references.flatMap(({ kind, path, to }) =>
    entries.flatMap((entry) => {
      const value = entry.kind === kind ? valueAt(entry.data, path) : undefined;
      const isList = Array.isArray(value);
      const listed: unknown[] = isList ? value : [value];
      const [first] = names[to];
      const missing = listed.flatMap((name, index) => {
        if (typeof name !== 'string' || names[to].includes(name)) return [];
        const remedy = first
          ? `Write one of: ${names[to].join(', ')}.${isList ? ' Or delete the line.' : ''}`
          : remediesIfNone[to];
        const example =
          first && `${isList ? '-' : `${path.join('.')}:`} ${nearest(name, names[to]) ?? first}`;
        const wrong = `There is no ${nouns[to]} called ${name}.`;
        return problemAt(entry, isList ? [...path, index] : path, wrong, remedy, example);
      });
      if (missing.length || to !== 'articles' || !isList) return missing;
      if (listed.some((name) => publishedArticles.has(name))) return [];
      const wrong = 'None of these articles is published, so visitors would not see this part of the page.';
      const remedy =
        'Publish one of them, list one that is published, or delete articles and everything under it.';
      return problemAt(entry, path, wrong, remedy);
    }),
  );
}

/** Reviews whose town is almost the name of a location, so that the page of the location does not show them. */
export function reviewProblems(entries: readonly Entry[]): Problem[] {
  const cities = entries.flatMap(({ kind, data }) => (kind === 'locations' ? textAt(data, ['city']) : []));
  return entries.flatMap((entry) => {
    const place = textAt(entry.data, ['place']);
    if (entry.kind !== 'reviews' || cities.includes(place)) return [];
    const [town = ''] = place.toLowerCase().split(',');
    const city = cities.find((name) => name.toLowerCase() === town) ?? nearest(place, cities);
    if (!city) return [];
    const wrong = `The review from ${place} is not shown on the page of ${city}.`;
    const remedy = `Write ${city}. If you mean another town with a similar name, add its state.`;
    return problemAt(entry, ['place'], wrong, remedy, `place: ${city}`);
  });
}

/** Problems between articles. An article that fails its schema still reserves its file name and number. */
export function articleProblems(entries: readonly Entry[]): Problem[] {
  const files = entries.filter(({ kind }) => kind === 'articles');
  const articles = files.flatMap((entry) => {
    const parsed = contentKinds.articles.schema.safeParse(entry.data);
    return parsed.success ? [{ ...parsed.data, slug: entry.slug, entry }] : [];
  });
  const numbers = files.map(({ data }) => valueAt(data, ['id']));
  let lastId = Math.max(...numbers.filter((id) => typeof id === 'number'));
  const problems = articles.flatMap(({ entry, slug, id, related, datePublished, dateText }) => {
    const problem = (field: string, wrong: string, remedy: string) =>
      problemAt(entry, [field], wrong, remedy);
    const others = slugsOf(files, 'articles').filter((other) => other !== slug);
    const first = files[numbers.indexOf(id)];
    return [
      ...(first && first !== entry
        ? [problem('id', `${first.slug} already has the number ${id}.`, `Write ${++lastId}.`)]
        : []),
      ...related
        .filter((name) => !others.includes(name))
        .map((name) =>
          problem(
            'related',
            name === slug ? `It lists the article itself, ${name}.` : `There is no article called ${name}.`,
            others.length ? `Write one of: ${others.join(', ')}. Or delete the line.` : 'Delete the line.',
          ),
        ),
      ...(isSameDay(datePublished, dateText)
        ? []
        : [
            problem(
              'dateText',
              `"${dateText}" is not the day of datePublished, ${datePublished}.`,
              `Write ${dateWordings(datePublished).short}, or change datePublished to the day you mean.`,
            ),
          ]),
    ];
  });
  const published = articles.filter(({ entry }) => !isHidden(entry));
  // An article that fails its schema may be the featured one.
  if (!published[0] || articles.length < files.length || published.some(({ featured }) => featured))
    return problems;
  const remedy = 'Write featured: true in the article that the blog page should show large.';
  return [
    problemAt(published[0].entry, ['featured'], 'No published article is featured.', remedy),
    ...problems,
  ];
}
