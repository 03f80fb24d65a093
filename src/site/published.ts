import { hasCome } from './dates.ts';

/** Whether visitors see an entry: no draft, and its day, if it has one, has come. */
export function isPublished(
  entry: { draft: boolean; datePublished?: string | undefined },
  now = new Date(),
): boolean {
  return !entry.draft && (entry.datePublished === undefined || hasCome(entry.datePublished, now));
}
