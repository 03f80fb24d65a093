import { isPublished } from '../../src/site/published.ts';
import type { Entry } from './entry.ts';
import { valueAt } from './texts.ts';

/** Whether the build leaves an entry out: a draft, or an article of a day that has not come. */
export function isHidden(entry: Entry, now = new Date()): boolean {
  const day = valueAt(entry.data, ['datePublished']);
  const draft = valueAt(entry.data, ['draft']) === true;
  return !isPublished({ draft, datePublished: typeof day === 'string' ? day : undefined }, now);
}
