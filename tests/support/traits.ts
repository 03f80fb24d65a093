import { textAt, type Entry } from '../../src/site/build/content-file.ts';

/** What can make an entry's page differ from others of its kind: its fields, the components in its text, and the shop. */
export function traitsOf({ data, body }: Pick<Entry, 'data' | 'body'>): string[] {
  const components = [...body.matchAll(/<([A-Z]\w+)/g)].map(([, name = '']) => name);
  const shop = textAt(data, ['landscape']) === 'shop' ? ['the town of the shop'] : [];
  return [...new Set([...Object.keys(data as object), ...components, ...shop])];
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
