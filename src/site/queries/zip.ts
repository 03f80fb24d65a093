import { toPlainCharacters } from '../format/plain-characters.ts';

/** The page for every ZIP code: that of the city with the fewest codes, or else of the region. */
export function toZipTable(
  locations: readonly { path: string; zipCodes: readonly string[]; region: boolean }[],
): Record<string, string> {
  const bySize = locations.toSorted(
    (a, b) => Number(a.region) - Number(b.region) || a.zipCodes.length - b.zipCodes.length,
  );
  return Object.fromEntries(
    bySize.reverse().flatMap(({ path, zipCodes }) => zipCodes.map((zip) => [zip, path])),
  );
}

/** The five digits of a typed ZIP code or ZIP+4; undefined for anything else. */
export const toZip = (typed: string): string | undefined =>
  /^(\d{5})(?:\p{Dash_Punctuation}?\d{4})?$/u.exec(toPlainCharacters(typed).replace(/\s/g, ''))?.[1];
