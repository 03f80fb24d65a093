import { milesBetween, type Coordinates } from './distance.ts';

interface Town {
  city: string;
  coordinates: Coordinates;
}

/**
 * The `count` towns to show where there is no room for all: those that the menu names, then the nearest to the
 * shop. All towns in their own order if there is room.
 */
export function mainTowns<T extends Town>(
  towns: readonly T[],
  shop: Coordinates,
  menu: readonly string[],
  count: number,
): readonly T[] {
  if (towns.length <= count) return towns;
  const named = new Set(menu);
  const ranked = towns
    .map((town) => ({ town, named: named.has(town.city), miles: milesBetween(shop, town.coordinates) }))
    .sort((a, b) => Number(b.named) - Number(a.named) || a.miles - b.miles);
  return ranked.slice(0, count).map(({ town }) => town);
}
