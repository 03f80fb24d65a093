import { problemAt, type Problem } from '../../src/content-check/problem.ts';
import { recipe } from './recipes.ts';
import { isHidden, textAt, valueAt, type Entry } from '../../src/site/build/content-file.ts';

/** Articles should be reviewed after this many months. */
const articleMonths = 24;

/** The ISO date that many months after another, or the last day of a shorter month. */
function dueAfter(iso: string, months: number): string {
  const day = new Date(`${iso}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + months);
  if (day.getUTCDate() !== Number(iso.slice(8))) day.setUTCDate(0);
  return day.toISOString().slice(0, 10);
}

/** Dated claims whose review period is over on the day `now`: the rules of the state, and articles. */
export function overdueReviews(entries: readonly Entry[], now: Date): Problem[] {
  const today = now.toISOString().slice(0, 10);
  return entries.flatMap((entry) => {
    const { kind, data } = entry;
    if (kind !== 'state' && kind !== 'articles') return [];
    const isState = kind === 'state';
    const path = isState ? ['law', 'reviewedOn'] : ['reviewedOn'];
    const day = textAt(data, path);
    if (!/^\d{4}-\d\d-\d\d$/.test(day)) return [];
    const due = dueAfter(day, isState ? Number(valueAt(data, ['law', 'reviewMonths'])) : articleMonths);
    if (due > today) return [];
    const [check, more] = isState
      ? ['Compare this file with the state’s page', 'another-state.md']
      : ['Check its figures and rules against their sources', 'new-article.md'];
    const wrong = `Last reviewed on ${day}; the next review was due on ${due}.`;
    const remedy = `${check}, correct it, and write today’s date. ${recipe(more)}`;
    return problemAt(entry, path, wrong, remedy, `reviewedOn: '${today}'`);
  });
}

/** Articles that wait for their date, in case its year is a typing error. */
export function scheduledWarnings(entries: readonly Entry[]): Problem[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== 'articles' || valueAt(entry.data, ['draft']) === true || !isHidden(entry)) return [];
    const day = textAt(entry.data, ['datePublished']);
    const wrong = `Visitors do not see the article before ${day}.`;
    return problemAt(entry, ['datePublished'], wrong, 'If that is not the day you mean, correct it.');
  });
}

/** Published articles about a service that is not enabled. */
export function offTopicWarnings(entries: readonly Entry[]): Problem[] {
  const business = entries.find(({ kind }) => kind === 'business');
  return entries.flatMap((entry) => {
    const category = textAt(entry.data, ['category']);
    const service = category.toLowerCase();
    if (entry.kind !== 'articles' || isHidden(entry)) return [];
    if (valueAt(business?.data, ['services', service]) !== false) return [];
    const wrong = `The article is about ${category}, and services > ${service} is false in business.yaml.`;
    const remedy = `Write draft: true at its top, or choose another category if the text fits your shop. ${recipe('services.md')}`;
    return problemAt(entry, ['category'], wrong, remedy, 'draft: true');
  });
}
