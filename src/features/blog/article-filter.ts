import { articleCategories, type ArticleCategory } from '@/schemas/article-categories';

export type Chip = 'All' | ArticleCategory;

const chips: readonly Chip[] = ['All', ...articleCategories];

/** The filter chips; none without articles. A service that is not enabled gets one only if an article is in its category. */
export function chipsOf(
  articles: readonly { category: ArticleCategory }[],
  offered: Record<Lowercase<ArticleCategory>, boolean>,
): Chip[] {
  const isUsed = (chip: Chip) => articles.some(({ category }) => category === chip);
  const isOffered = (chip: Chip) =>
    !Object.entries(offered).some(([name, on]) => !on && name === chip.toLowerCase());
  return articles.length ? chips.filter((chip) => isOffered(chip) || isUsed(chip)) : [];
}

/** The chip that a query such as `?category=residential` asks for, or All. */
export function chipOf(search: string): Chip {
  const wanted = new URLSearchParams(search).get('category');
  return articleCategories.find((category) => category.toLowerCase() === wanted) ?? 'All';
}
