/** An ISO day or month in words, in UTC. */
export const toWords = (iso: string, options: Intl.DateTimeFormatOptions) =>
  new Date(iso).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });

/** Short and long wordings of an ISO day in UTC: `Jan 20, 2025` and `January 20, 2025`. */
export const dateWordings = (iso: string) => ({
  short: toWords(iso, { dateStyle: 'medium' }),
  long: toWords(iso, { dateStyle: 'long' }),
});

/** The beginning of an ISO day in a time zone: `2025-01-25T00:00:00-06:00`. */
export function toMidnight(iso: string, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const zone = clock.formatToParts(new Date(`${iso}T00:00:00Z`)).find(({ type }) => type === 'timeZoneName');
  return `${iso}T00:00:00${zone?.value.slice('GMT'.length) || '+00:00'}`;
}

/** `2026-09` in words: `September 2026`. */
export const monthWording = (month: string) => toWords(month, { year: 'numeric', month: 'long' });

/** Whether visitors see an entry: it is no draft, and its ISO day has begun in UTC, so that every machine builds the same. */
export const isPublished = (
  { draft, datePublished = '' }: { draft: boolean; datePublished?: string | undefined },
  now = new Date(),
) => !draft && datePublished <= now.toISOString().slice(0, 10);
