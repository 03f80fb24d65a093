interface Town {
  city: string;
  miles: number;
}

/**
 * The `count` towns to show where there is no room for all: those that the menu names, then the nearest to the
 * shop. All towns in their own order if there is room.
 */
export function mainLocations<T extends Town>(
  towns: readonly T[],
  menu: readonly string[],
  count: number,
): readonly T[] {
  if (towns.length <= count) return towns;
  const named = new Set(menu);
  const ranked = towns
    .map((town) => ({ town, named: named.has(town.city) }))
    .sort((a, b) => Number(b.named) - Number(a.named) || a.town.miles - b.town.miles);
  return ranked.slice(0, count).map(({ town }) => town);
}
