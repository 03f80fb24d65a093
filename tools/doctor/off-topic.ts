import { type Entry, isHidden, valueAt } from '../../src/site/build/content-file.ts';
import type { Problem } from '../../src/content-check/problem.ts';
import { recipe } from '../../src/content-check/recipes.ts';

/** Published articles about a service that the shop does not offer. */
export function offTopicWarnings(entries: readonly Entry[]): Problem[] {
  const business = entries.find(({ kind }) => kind === 'business');
  return entries.flatMap((entry) => {
    const category = valueAt(entry.data, ['category']);
    if (entry.kind !== 'articles' || isHidden(entry) || typeof category !== 'string') return [];
    if (valueAt(business?.data, ['services', category.toLowerCase()]) !== false) return [];
    return [
      {
        file: entry.file,
        line: entry.lineOf(['category']),
        field: 'category',
        wrong: `The article is about ${category}, and services > ${category.toLowerCase()} is false in business.yaml.`,
        remedy: `Write draft: true at its top, or choose another category if the text fits your shop. ${recipe('services.md')}`,
        example: 'draft: true',
      },
    ];
  });
}
