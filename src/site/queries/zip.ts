/** Address of the page that each ZIP code leads to. */
export type ZipTable = Record<string, string>;

/** The three digits by which ZIP codes are kept together. */
export const startOf = (zip: string) => zip.slice(0, 3);

/**
 * One page for every ZIP code, in tables by the first three digits. A code that several locations name leads to a
 * city rather than a region, and to the location with the fewest codes, which is the smallest.
 */
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

/** The five digits of what was typed, ZIP+4 included; undefined if it is no ZIP code. */
export function toZip(typed: string): string | undefined {
  return /^\s*(\d{5})(?:[-\s]?\d{4})?\s*$/.exec(typed)?.[1];
}
