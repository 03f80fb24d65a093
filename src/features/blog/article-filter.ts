import { articleCategories, type ArticleCategory } from '@/schemas/article-categories';

/**
 * The filter chips, with the number of their articles; none without articles. A disabled service has one only if an article
 * is in its category.
 */
export function getChips(
  articles: readonly { category: ArticleCategory }[],
  enabled: Record<Lowercase<ArticleCategory>, boolean>,
) {
  if (articles.length === 0) return [];
  const chips = articleCategories.flatMap((name) => {
    const count = articles.filter(({ category }) => category === name).length;
    const isEnabled = Object.entries(enabled).some(
      ([service, isOn]) => isOn && service === name.toLowerCase(),
    );
    return count || isEnabled ? { name, href: `/blog?category=${name.toLowerCase()}`, count } : [];
  });
  return [{ name: 'All', href: '/blog', count: articles.length }, ...chips];
}
