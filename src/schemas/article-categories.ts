// Apart from article.ts, so that browser code does not import zod.
export const articleCategories = ['Automotive', 'Residential', 'Commercial'] as const;

export type ArticleCategory = (typeof articleCategories)[number];
