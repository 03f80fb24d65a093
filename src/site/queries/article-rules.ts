import { dateWordings, isSameDay } from '../format/dates.ts';

interface ArticleFacts {
  slug: string;
  id: number;
  featured: boolean;
  related: readonly string[];
  datePublished: string;
  dateText: string;
}

/** What is wrong between articles: in which one, at which field, and what to write instead. */
export interface ArticleProblem {
  slug: string;
  field: string;
  wrong: string;
  remedy: string;
}

/**
 * What is wrong between articles, each with its remedy; empty if all is well. `slugs` are the files that exist,
 * where some of them cannot be read.
 */
export function articleProblems(
  articles: readonly ArticleFacts[],
  slugs: readonly string[] = articles.map(({ slug }) => slug),
): ArticleProblem[] {
  const featured = articles.filter((article) => article.featured);
  const known = new Set(slugs);
  const firstOf = new Map<number, string>();
  for (const { id, slug } of articles) if (slug < (firstOf.get(id) ?? '~')) firstOf.set(id, slug);
  return articles.flatMap((article) => {
    const { slug, id, related, datePublished, dateText } = article;
    const problems: Omit<ArticleProblem, 'slug'>[] = [];
    const earlier = firstOf.get(id);
    if (featured.length === 0 ? article === articles[0] : featured.length > 1 && article.featured)
      problems.push({
        field: 'featured',
        wrong: featured.length
          ? `${featured.length} articles are featured: ${featured.map((one) => one.slug).join(', ')}.`
          : 'No article is featured.',
        remedy: 'Write featured: true in exactly one article, the one that the blog page shows large.',
      });
    if (earlier !== undefined && earlier !== slug)
      problems.push({
        field: 'id',
        wrong: `The number ${id} is taken by ${earlier}.`,
        remedy: `Write ${Math.max(...articles.map((other) => other.id)) + 1}.`,
      });
    const others = slugs.filter((other) => other !== slug);
    for (const name of related)
      if (name === slug || !known.has(name))
        problems.push({
          field: 'related',
          wrong: name === slug ? `It names this article itself, ${name}.` : `There is no article ${name}.`,
          remedy: others.length ? `Write one of: ${others.join(', ')}.` : 'Take the line out.',
        });
    if (!isSameDay(datePublished, dateText))
      problems.push({
        field: 'dateText',
        wrong: `"${dateText}" is not the day of datePublished, ${datePublished}.`,
        remedy: `Write ${dateWordings(datePublished).short}, or change datePublished to the day you mean.`,
      });
    return problems.map((problem) => ({ slug, ...problem }));
  });
}

/** Stops the build with every problem between articles at once. */
export function checkArticles(articles: readonly ArticleFacts[]): void {
  const problems = articleProblems(articles).map(
    ({ slug, field, wrong, remedy }) => `src/content/articles/${slug}.mdx, ${field}: ${wrong} ${remedy}`,
  );
  if (problems.length) throw new Error(`Articles:\n${problems.join('\n')}`);
}
