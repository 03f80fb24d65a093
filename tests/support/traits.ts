import type { Entry } from '../../src/site/build/content-file.ts';

/** Paths of the fields that a value has, at any depth. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    `${path}.${name}`,
    ...fieldsOf(part, `${path}.${name}`),
  ]);
}

/** What makes an entry's page look different from its siblings: its fields, and the components in its text. */
export function traitsOf({ data, body }: Pick<Entry, 'data' | 'body'>): string[] {
  const components = [...body.matchAll(/<([A-Z]\w+)/g)].map(([, name = '']) => name);
  return [...new Set([...fieldsOf(data), ...components])];
}

/** As few items as show every trait that any of them has, those with the most first; at least one if there is any. */
export function coverTraits<Item>(items: readonly Item[], traits: (item: Item) => string[]): Item[] {
  const left = items.map((item) => ({ item, missing: new Set(traits(item)) }));
  const chosen: Item[] = [];
  while (left.some(({ missing }) => missing.size > 0)) {
    const [best] = left.toSorted((a, b) => b.missing.size - a.missing.size);
    if (!best) break;
    chosen.push(best.item);
    const shown = [...best.missing];
    for (const { missing } of left) for (const trait of shown) missing.delete(trait);
  }
  return chosen;
}
