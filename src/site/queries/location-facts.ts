import type { Business } from '../../schemas/business.ts';
import type { ContentData } from '../../schemas/index.ts';
import { serviceTypes } from '../../schemas/location.ts';
import { joinWords } from '../format/running-text.ts';

/** A position on earth, in degrees. */
export interface Coordinates {
  lat: number;
  lng: number;
}

const MILES_PER_DEGREE = 69;

/** How far `target` is east and north of `origin`, in miles. On a flat earth, which is within 1 % up to 300 miles. */
export function offsetMiles(origin: Coordinates, target: Coordinates): { east: number; north: number } {
  const middle = ((origin.lat + target.lat) / 2) * (Math.PI / 180);
  return {
    east: (target.lng - origin.lng) * MILES_PER_DEGREE * Math.cos(middle),
    north: (target.lat - origin.lat) * MILES_PER_DEGREE,
  };
}

export function milesBetween(a: Coordinates, b: Coordinates): number {
  const { east, north } = offsetMiles(a, b);
  return Math.round(Math.hypot(east, north));
}

/** The fields of a location's file from which other values are computed. */
type Known = 'city' | 'state' | 'fullName' | 'counties' | 'coordinates' | 'services';

/** The first title that fits in search results, which have room for 27 characters before the brand. */
const toTitle = (city: string, fullName = city) =>
  [`${fullName} Window Tinting`, `${city} Window Tint`].find(({ length }) => length <= 27) ??
  `${city} Tinting`;

/** A location with its name in headings, its title, its counties in words, its miles from the shop, and its enabled services. */
export function completeLocation<Location extends Pick<ContentData<'locations'>, Known>>(
  fields: Location,
  shop: Coordinates,
  enabled: Business['services'],
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

/** At most `count` locations: first those in the menu, then the nearest to the shop. If all fit, they keep their order. */
export function mainLocations<T extends { city: string; miles: number }>(
  locations: readonly T[],
  menu: readonly string[],
  count: number,
): readonly T[] {
  if (locations.length <= count) return locations;
  const isInMenu = ({ city }: T) => menu.includes(city);
  return locations
    .toSorted((a, b) => Number(isInMenu(b)) - Number(isInMenu(a)) || a.miles - b.miles)
    .slice(0, count);
}
