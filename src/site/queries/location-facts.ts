import type { ContentData } from '../../schemas/index.ts';
import { serviceTypes } from '../../schemas/location.ts';
import { milesBetween, type Coordinates } from './distance.ts';
import type { EnabledServices } from '../build/enabled.ts';
import { joinWords } from '../format/running-text.ts';

/** The fields of a location's file from which other values are computed. */
type LocationFields = Pick<
  ContentData<'locations'>,
  'city' | 'state' | 'fullName' | 'counties' | 'coordinates' | 'services'
>;

/** Title of the page: the first that search results show whole, which is 27 characters before the brand. */
function toTitle(city: string, fullName = city): string {
  const shorter = `${city} Tinting`;
  return [`${fullName} Window Tinting`, `${city} Window Tint`].find((title) => title.length <= 27) ?? shorter;
}

/**
 * A location with what is computed from its file: `name` as headings show it (Lakeway, TX), `title` of its page,
 * `countyNames` in words (Travis County; empty if unknown), `miles` from the shop (straight-line, rounded), and
 * `services` in the order of their cards, all that the shop offers if the file names none.
 */
export function completeLocation<Location extends LocationFields>(
  fields: Location,
  shop: Coordinates,
  enabled: EnabledServices,
) {
  const { city, state, fullName, counties = [], coordinates } = fields;
  const county = counties.length === 1 ? 'County' : 'Counties';
  return {
    ...fields,
    name: fullName ?? `${city}, ${state}`,
    title: toTitle(city, fullName),
    countyNames: counties.length > 0 ? `${joinWords(counties)} ${county}` : '',
    miles: milesBetween(shop, coordinates),
    services: serviceTypes.filter(
      (service) => enabled[service] && (fields.services?.includes(service) ?? true),
    ),
  };
}

/**
 * The `count` locations to show if there is no room for all: first those in the menu, then the nearest to the shop. If there
 * is room, all locations in their order.
 */
export function mainLocations<T extends { city: string; miles: number }>(
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
