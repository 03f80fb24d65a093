import { isHidden, pathOf, type Entry } from '../site/build/content-file.ts';
import { isEnabled } from '../site/build/enabled.ts';
import { nearest, problemAt, type Problem } from './problem.ts';
import { redirectsIn, type Routes } from './routes.ts';
import { businessOf } from './schema-rule.ts';

/** The page that a path finally redirects to. Undefined if its redirects go in a circle. */
function findTarget(path: string, targets: ReadonlyMap<string, string>): string | undefined {
  let target = path;
  for (let step = 0; step <= targets.size; step += 1) {
    const next = targets.get(target);
    if (next === undefined) return target;
    target = next;
  }
  return undefined;
}

/**
 * Redirects that go in a circle, or to a missing page, an unpublished page or another old path; and old paths that are
 * listed twice or are pages again. The page of a service that is off may redirect to another.
 */
export function redirectProblems(entries: readonly Entry[], pages: Routes): Problem[] {
  const entry = entries.find(({ kind }) => kind === 'redirects');
  if (!entry) return [];
  const moved = redirectsIn(entries);
  const business = businessOf(entries);
  const isServed = (path: string) => pages.has(path) && (!business || isEnabled(path, business));
  const targets = new Map(moved.map(({ from, to }) => [from, to]));
  const hidden = new Set(entries.filter((each) => isHidden(each)).map(pathOf));
  return moved.flatMap(({ from, to }, index) => {
    const problem = (field: 'from' | 'to', wrong: string, remedy: string, example = '') =>
      problemAt(entry, ['moved', index, field], wrong, remedy, example);
    if (moved.findIndex((other) => other.from === from) < index)
      return problem('from', `${from} is already listed above.`, 'Delete one of the two lines.');
    if (isServed(from))
      return problem('from', `${from} is a page of the site again.`, 'Delete these two lines.');
    if (targets.has(to)) {
      const target = findTarget(to, targets);
      return target
        ? problem(
            'to',
            `${to} is itself an old path.`,
            'Redirect straight to the final page.',
            `to: ${target}`,
          )
        : problem('to', `From ${to}, redirects go in a circle.`, 'Write the page that took its place.');
    }
    if (hidden.has(to)) {
      const wrong = `The page ${to} is not published yet, so visitors would find nothing.`;
      return problem('to', wrong, 'Publish that page first, or write another one.');
    }
    if (pages.has(to)) return [];
    const close = nearest(to, [...pages.keys()]) ?? '/';
    const wrong = `There is no page ${to} on this site.`;
    return problem('to', wrong, 'Write the page that took its place.', `to: ${close}`);
  });
}
