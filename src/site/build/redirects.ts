import { isEnabled } from './enabled.ts';
import { ifValid, readBusiness, readRedirects } from './read-config.ts';

/** Whether a page of this site could be at a path. */
const isPagePath = (path: string) => /^(?:\/[a-z0-9-]+)+$/.test(path);

/** The redirects of the project at `root`, except those to services that are off. */
export function findRedirects(root = '.'): [from: string, to: string][] {
  const business = readBusiness(root);
  return readRedirects(root)
    .moved.filter(({ to }) => isEnabled(to, business))
    .flatMap(({ from, to }) => {
      const path = from.replace(/\/$/, '');
      // Hosts ignore a slash after a page's path, but match any other path exactly.
      const paths = isPagePath(path) ? [path] : [path, `${path}/`];
      return paths.map((old): [string, string] => [old, to]);
    });
}

export const redirects: Readonly<Record<string, string>> = Object.fromEntries(ifValid(findRedirects) ?? []);

/** Redirects that also get a page, for development and for hosts without rules. Not from a path that has a page of its own. */
export const redirectPages = Object.entries(redirects).filter(
  ([from]) => isPagePath(from) && isEnabled(from, readBusiness()),
);
