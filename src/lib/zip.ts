/** ZIP codes by the address of the page they lead to. */
export type ZipPages = Record<string, readonly string[]>;

interface Place {
  path: string;
  zipCodes: readonly string[];
  region: boolean;
}

/**
 * One page for every ZIP code. A code that several places name leads to a town rather than a region, and to
 * the place with the fewest codes, which is the smallest.
 */
export function toZipPages(places: readonly Place[]): ZipPages {
  const bySize = places.toSorted(
    (a, b) => Number(a.region) - Number(b.region) || a.zipCodes.length - b.zipCodes.length,
  );
  const taken = new Set<string>();
  const pages: ZipPages = {};
  for (const { path, zipCodes } of bySize) {
    pages[path] = zipCodes.filter((zip) => !taken.has(zip));
    for (const zip of zipCodes) taken.add(zip);
  }
  return pages;
}

/** The five digits of what was typed, ZIP+4 included; undefined if it is no ZIP code. */
export function toZip(typed: string): string | undefined {
  return /^\s*(\d{5})(?:[-\s]?\d{4})?\s*$/.exec(typed)?.[1];
}

/** Address of the page that a ZIP code leads to; undefined outside of all places. */
export function pageOf(zip: string, pages: ZipPages): string | undefined {
  return Object.keys(pages).find((path) => pages[path]?.includes(zip));
}
