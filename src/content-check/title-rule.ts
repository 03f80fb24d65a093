import { fullTitle } from '../site/seo/page-meta.ts';
import type { Business } from '../schemas/business.ts';
import { textAt, type Entry } from '../site/build/content-file.ts';
import type { Problem } from './problem.ts';

/** What search results show of a title. */
const shown = 60;
/** A page's own part may always be this long, however long the brand is. */
const own = 27;

/** Titles of articles and service pages that search results would cut off, with the brand behind them. */
export function titleProblems(
  entry: Entry,
  business: Pick<Business, 'brand' | 'titleCity'> | undefined,
): Problem[] {
  if (!business || (entry.kind !== 'articles' && entry.kind !== 'services')) return [];
  const shorter = entry.kind === 'articles' ? textAt(entry.data, ['searchTitle']) : '';
  const field = shorter ? 'searchTitle' : 'title';
  const title = shorter || textAt(entry.data, ['title']);
  const most = Math.max(own, shown - fullTitle('', business).length);
  if (title.length <= most) return [];
  return [
    {
      file: entry.file,
      line: entry.lineOf([field]),
      field,
      wrong: `With the brand behind it, the title has ${fullTitle(title, business).length} characters; search results show about ${shown}.`,
      remedy: `Write ${most} characters or fewer${entry.kind === 'articles' ? ' in searchTitle; the headline may stay as it is' : ''}.`,
      example:
        entry.kind === 'articles' ? 'searchTitle: Window tint shade guide' : 'title: Tesla Window Tinting',
    },
  ];
}
