const createFormat = (month: 'short' | 'long') =>
  new Intl.DateTimeFormat('en-US', { year: 'numeric', month, day: 'numeric', timeZone: 'UTC' });
const shortFormat = createFormat('short');
const longFormat = createFormat('long');

/** Short and long wordings of an ISO day in UTC: `Jan 20, 2025` and `January 20, 2025`. */
export function dateWordings(iso: string): { short: string; long: string } {
  const day = new Date(`${iso}T00:00:00Z`);
  return { short: shortFormat.format(day), long: longFormat.format(day) };
}

const monthName = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** A month as `2026-09` in words: September 2026. */
export function monthWording(month: string): string {
  return monthName.format(new Date(`${month}-01T00:00:00Z`));
}

/** Whether a date such as `Jan 20, 2025` or `March 15, 2024` is the ISO day. */
export function isSameDay(iso: string, wording: string): boolean {
  const { short, long } = dateWordings(iso);
  return wording === short || wording === long;
}

/** Whether an ISO day has begun in UTC. */
export function hasBegun(iso: string, now: Date): boolean {
  return iso <= now.toISOString().slice(0, 10);
}

/** Whether visitors see an entry: it is neither a draft nor dated in the future. */
export function isPublished(
  entry: { draft: boolean; datePublished?: string | undefined },
  now = new Date(),
): boolean {
  return !entry.draft && (entry.datePublished === undefined || hasBegun(entry.datePublished, now));
}
