export const articleCategories = ['Automotive', 'Residential', 'Commercial'] as const;

export type ArticleCategory = (typeof articleCategories)[number];
