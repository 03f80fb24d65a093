import type { Entry } from '../site/build/content-file.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problem.ts';
import { movedIn, redirectsIn, type Routes } from './routes.ts';

/** Old addresses that lead nowhere, in a circle or over a second one, that stand twice, or that have a page again. */
export function redirectProblems(entries: readonly Entry[], pages: Routes): Problem[] {
  const entry = entries.find(({ kind }) => kind === 'redirects');
  const moved = movedIn(entries);
  const old = new Set(moved.map(({ from }) => from));
  // A page that was online and is gone leads on by itself.
  const known = new Set(redirectsIn(entries).published.map(({ path }) => path));
  return moved.flatMap(({ from, to }, index) => {
    const problem = (field: 'from' | 'to', wrong: string, remedy: string, example: string): Problem => ({
      file: entry?.file ?? '',
      line: entry?.lineOf(['moved', index, field]) ?? 1,
      field: `moved.${index}.${field}`,
      wrong,
      remedy,
      example,
    });
    if (moved.findIndex((other) => other.from === from) < index)
      return problem('from', `${from} stands above already.`, 'Delete one of the two lines.', '');
    if (pages.has(from))
      return problem('from', `${from} is a page of the site again.`, 'Delete these two lines.', '');
    if (old.has(to))
      return problem(
        'to',
        `${to} is an old address itself.`,
        'Write the page that it leads to.',
        `to: ${moved.find((other) => other.from === to)?.to ?? '/'}`,
      );
    if (pages.has(to) || known.has(to)) return [];
    const close = nearest(to, [...pages.keys()]) ?? '/';
    return problem(
      'to',
      `There is no page ${to} on this site.`,
      'Write the page that took its place.',
      `to: ${close}`,
    );
  });
}
