import { articleCategories, type ArticleCategory } from '@/schemas/article-categories';

type Chip = 'All' | ArticleCategory;

const chips: readonly Chip[] = ['All', ...articleCategories];

/** The filter chips; none without articles. A disabled service has one only if an article is in its category. */
export function getChips(
  articles: readonly { category: ArticleCategory }[],
  enabled: Record<Lowercase<ArticleCategory>, boolean>,
): Chip[] {
  const isUsed = (chip: Chip) => articles.some(({ category }) => category === chip);
  const isEnabled = (chip: Chip) =>
    !Object.entries(enabled).some(([name, isOn]) => !isOn && name === chip.toLowerCase());
  return articles.length ? chips.filter((chip) => isEnabled(chip) || isUsed(chip)) : [];
}
