interface Candidate {
  city: string;
  miles: number;
}

/**
 * The `count` locations to show where there is no room for all: those that the menu names, then the nearest to the
 * shop. All locations in their own order if there is room.
 */
export function mainLocations<T extends Candidate>(
  locations: readonly T[],
  menu: readonly string[],
  count: number,
): readonly T[] {
  if (locations.length <= count) return locations;
  const named = new Set(menu);
  const ranked = locations
    .map((location) => ({ location, named: named.has(location.city) }))
    .sort((a, b) => Number(b.named) - Number(a.named) || a.location.miles - b.location.miles);
  return ranked.slice(0, count).map(({ location }) => location);
}
