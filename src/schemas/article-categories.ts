/** What a reader can filter by: the chips on the blog page. */
export const articleCategories = ['Automotive', 'Residential', 'Commercial'] as const;

export type ArticleCategory = (typeof articleCategories)[number];
