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

/** What can make an entry's page differ from others of its kind: its fields, and the components in its text. */
export function traitsOf({ data, body }: Pick<Entry, 'data' | 'body'>): string[] {
  const components = [...body.matchAll(/<([A-Z]\w+)/g)].map(([, name = '']) => name);
  return [...new Set([...fieldsOf(data), ...components])];
}

/** Chooses a few items that together have every trait. The first has the most. */
export function coverTraits<Item>(items: readonly Item[], traits: (item: Item) => string[]): Item[] {
  const candidates = items.map((item) => ({ item, missing: new Set(traits(item)) }));
  const chosen: Item[] = [];
  while (candidates.some(({ missing }) => missing.size > 0)) {
    const [best] = candidates.toSorted((a, b) => b.missing.size - a.missing.size);
    if (!best) break;
    chosen.push(best.item);
    const covered = [...best.missing];
    for (const { missing } of candidates) for (const trait of covered) missing.delete(trait);
  }
  return chosen;
}
