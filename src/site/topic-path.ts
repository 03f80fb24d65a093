import type { ArticleCategory } from '../schemas/article-categories.ts';

/** Address of the list of a category, where the articles fill more than one page. */
export function topicPath(category: ArticleCategory): string {
  return `/blog/topic/${category.toLowerCase()}`;
}
