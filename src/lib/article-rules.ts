import { isSameDay } from './dates';

interface ArticleFacts {
  slug: string;
  id: number;
  featured: boolean;
  related: readonly string[];
  datePublished: string;
  dateText: string;
  draft: boolean;
}

const file = (slug: string) => `src/content/articles/${slug}.mdx`;

/** What is wrong between articles, one sentence each with file, field and remedy; empty if all is well. */
export function articleProblems(articles: readonly ArticleFacts[]): string[] {
  const problems: string[] = [];
  const featured = articles.filter((article) => article.featured);
  if (featured.length !== 1)
    problems.push(
      `${featured.length ? featured.map(({ slug }) => file(slug)).join(', ') : 'src/content/articles'}: ` +
        `featured is true in ${featured.length} articles. Set it in exactly one.`,
    );
  for (const article of articles) {
    const twin = articles.find((other) => other.id === article.id && other.slug < article.slug);
    if (twin)
      problems.push(
        `${file(article.slug)}: id ${article.id} is taken by ${file(twin.slug)}. ` +
          `Write ${Math.max(...articles.map(({ id }) => id)) + 1}.`,
      );
    for (const slug of article.related)
      if (slug === article.slug || !articles.some((other) => other.slug === slug))
        problems.push(
          `${file(article.slug)}: related names "${slug}", which is no other article. ` +
            `Write one of: ${articles
              .map((other) => other.slug)
              .filter((other) => other !== article.slug)
              .join(', ')}.`,
        );
    if (!isSameDay(article.datePublished, article.dateText))
      problems.push(
        `${file(article.slug)}: dateText "${article.dateText}" is not the day of datePublished ${article.datePublished}. ` +
          `Write both for the same day, for example 2025-01-20 and Jan 20, 2025.`,
      );
  }
  return problems;
}

/** Stops the build with every problem between articles at once. */
export function checkArticles(articles: readonly ArticleFacts[]): void {
  const problems = articleProblems(articles);
  if (problems.length) throw new Error(`Articles:\n${problems.join('\n')}`);
}
