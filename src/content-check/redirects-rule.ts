import type { Entry } from '../site/build/content-file.ts';
import { nearest, problemAt, type Problem } from './problem.ts';
import { redirectsIn, type Routes } from './routes.ts';

/** Old paths that lead nowhere, in a circle or to another old path, that are listed twice, or that are pages now. */
export function redirectProblems(entries: readonly Entry[], pages: Routes): Problem[] {
  const entry = entries.find(({ kind }) => kind === 'redirects');
  if (!entry) return [];
  const { moved, published } = redirectsIn(entries);
  return moved.flatMap(({ from, to }, index) => {
    const problem = (field: 'from' | 'to', wrong: string, remedy: string, example = '') =>
      problemAt(entry, ['moved', index, field], wrong, remedy, example);
    if (moved.findIndex((other) => other.from === from) < index)
      return problem('from', `${from} is already listed above.`, 'Delete one of the two lines.');
    if (pages.has(from))
      return problem('from', `${from} is a page of the site again.`, 'Delete these two lines.');
    const next = moved.find((other) => other.from === to);
    if (next)
      return problem(
        'to',
        `${to} is itself an old address.`,
        'Write the page that it leads to.',
        `to: ${next.to}`,
      );
    // The build redirects a page that was online and is gone.
    if (pages.has(to) || published.some(({ path }) => path === to)) return [];
    const close = nearest(to, [...pages.keys()]) ?? '/';
    const wrong = `There is no page ${to} on this site.`;
    return problem('to', wrong, 'Write the page that took its place.', `to: ${close}`);
  });
}
