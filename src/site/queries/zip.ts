import { toPlainCharacters } from '../format/plain-characters.ts';

export type ZipTable = Record<string, string>;

/** The first three digits of a ZIP code, by which the tables are named. */
export const startOf = (zip: string) => zip.slice(0, 3);

/** The page for every ZIP code, in tables by `startOf`: that of the city with the fewest codes, or else of the region. */
export function toZipTables(
  locations: readonly { path: string; zipCodes: readonly string[]; region: boolean }[],
): Record<string, ZipTable> {
  const bySize = locations.toSorted(
    (a, b) => Number(a.region) - Number(b.region) || a.zipCodes.length - b.zipCodes.length,
  );
  const tables: Record<string, ZipTable> = {};
  for (const { path, zipCodes } of bySize)
    for (const zip of zipCodes) (tables[startOf(zip)] ??= {})[zip] ??= path;
  return tables;
}

/** The five digits of a typed ZIP code or ZIP+4; undefined for anything else. */
export const toZip = (typed: string): string | undefined =>
  /^(\d{5})(?:\p{Dash_Punctuation}?\d{4})?$/u.exec(toPlainCharacters(typed).replace(/\s/g, ''))?.[1];
