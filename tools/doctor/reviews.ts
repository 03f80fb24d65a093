import { type Entry, valueAt } from '../../src/site/build/content-file.ts';
import { toFieldName, type Problem } from '../../src/content-check/problem.ts';
import { recipe } from '../../src/content-check/recipes.ts';

/** Articles are looked through again after this many months. */
const articleMonths = 24;

/** The day that many months after an ISO day. */
function dueAfter(iso: string, months: number): string {
  const day = new Date(`${iso}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10);
}

/** Dated claims whose review period is over on the day `now`: the rules of the state, and articles. */
export function overdueReviews(entries: readonly Entry[], now = new Date()): Problem[] {
  const today = now.toISOString().slice(0, 10);
  return entries.flatMap((entry) => {
    const path = entry.kind === 'state' ? ['law', 'reviewedOn'] : ['reviewedOn'];
    const months =
      entry.kind === 'state' ? Number(valueAt(entry.data, ['law', 'reviewMonths'])) : articleMonths;
    const day = valueAt(entry.data, path);
    if (typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day)) return [];
    const due = dueAfter(day, months);
    if (due > today) return [];
    return [
      {
        file: entry.file,
        line: entry.lineOf(path),
        field: toFieldName(path),
        wrong: `Last reviewed on ${day}; the next review was due on ${due}.`,
        remedy:
          entry.kind === 'state'
            ? `Compare this file with the state’s page, correct it, and write the day of today. ${recipe('another-state.md')}`
            : `Check its figures and rules against their sources, correct it, and write the day of today. ${recipe('new-article.md')}`,
        example: `reviewedOn: '${today}'`,
      },
    ];
  });
}
