import { articleCategories, type ArticleCategory } from '../../schemas/article-categories.ts';

/** A chip of the blog page. */
export type Chip = 'All' | ArticleCategory;

/** The chips in their order. */
export const chips: readonly Chip[] = ['All', ...articleCategories];

/** The chip that an address asks for with `?category=residential`; All for anything else. */
export function chipOf(search: string): Chip {
  const wanted = new URLSearchParams(search).get('category');
  return articleCategories.find((category) => category.toLowerCase() === wanted) ?? 'All';
}

/** The query that asks for a chip; empty for All. */
export function queryOf(chip: Chip): string {
  return chip === 'All' ? '' : `?category=${chip.toLowerCase()}`;
}
