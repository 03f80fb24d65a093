import { serviceTypes } from '../schemas/location.ts';
import { joinWords } from './words.ts';

/** A kind of service that a place can have. */
export type ServiceType = (typeof serviceTypes)[number];

/** Services offered in a place, in the order of their cards; all three if the place names none. */
export function servicesOf(location: { services?: readonly ServiceType[] | undefined }): ServiceType[] {
  return serviceTypes.filter((service) => location.services?.includes(service) ?? true);
}

/** The place with its state, as headings say it: Lakeway, TX. */
export function toFullName({
  city,
  state,
  fullName,
}: {
  city: string;
  state: string;
  fullName?: string | undefined;
}): string {
  return fullName ?? `${city}, ${state}`;
}

/** Title of a town's page, short enough that search results show it whole with the brand behind it. */
export function toTownTitle({ city, fullName }: { city: string; fullName?: string | undefined }): string {
  const title = `${fullName ?? city} Window Tinting`;
  return title.length > 28 ? `${city} Window Tint` : title;
}

/** The counties in words: Travis County; Burnet, Travis and Blanco Counties. Empty if none is known. */
export function toCounties(counties: readonly string[] = []): string {
  if (counties.length === 0) return '';
  return `${joinWords(counties)} ${counties.length === 1 ? 'County' : 'Counties'}`;
}
