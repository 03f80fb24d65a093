import { nearest, type Position, type Problem } from './problem.ts';
import type { Routes } from './routes.ts';

export interface PlacedLink extends Position {
  href: string;
}

type Words = Pick<Problem, 'wrong' | 'remedy' | 'example'>;

function wordsFor(
  href: string,
  own: string,
  routes: Routes,
  hidden: ReadonlySet<string>,
  site: string | undefined,
): Words | undefined {
  if (/^(?:mailto|tel):/.test(href)) return undefined;
  if (/^http:/.test(href))
    return {
      wrong: `${href} is not a secure link.`,
      remedy: 'Write it with https:// and open it once to see that it works.',
      example: href.replace('http:', 'https:'),
    };
  if (/^https:/.test(href)) {
    if (!site || !`${href}/`.startsWith(`${site}/`)) return undefined;
    const example = href.slice(site.length) || '/';
    return { wrong: `${href} is a link to this site.`, remedy: `Write ${example} alone.`, example };
  }
  const [path = '', anchor] = href.startsWith('#') ? [own, href.slice(1)] : href.split('#');
  if (!path.startsWith('/'))
    return {
      wrong: `${href} does not work on every page.`,
      remedy: 'Start a link within this site with a slash, and any other link with https://.',
      example: `/${href.replace(/^[./]+/, '')}`,
    };
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (plain !== path && routes.has(plain))
    return { wrong: `${href} ends in a slash.`, remedy: 'Write it without the slash.', example: plain };
  if (hidden.has(path))
    return {
      wrong: `The page ${path} is not published yet, so visitors would find nothing.`,
      remedy: 'Delete the link for now, or publish that page first.',
      example: '/blog',
    };
  const anchors = routes.get(path);
  if (!anchors) {
    const close = nearest(path, [...routes.keys()]);
    return {
      wrong: `There is no page ${path} on this site.`,
      remedy: close
        ? `Write ${close} if you mean that page, or delete the link and keep its text.`
        : 'Open the page you mean and copy its path, or delete the link and keep its text.',
      example: close ?? '/residential-window-tinting#quote',
    };
  }
  if (anchor === undefined || anchors.has(anchor)) return undefined;
  const names = [...anchors].toSorted();
  const close = nearest(anchor, names);
  return {
    wrong: `The page ${path} has no section called #${anchor}.`,
    remedy: names.length
      ? `Write one of: ${names.map((name) => `#${name}`).join(', ')}. Or delete the part after #.`
      : 'Delete the part after #.',
    example: close ? `${path}#${close}` : path,
  };
}

/**
 * Links and anchors that lead nowhere. `own` is the path of the page that has them, `hidden` are the pages that visitors
 * do not see yet, and `site` is the URL of the site.
 */
export function linkProblems(
  file: string,
  links: readonly PlacedLink[],
  own: string,
  routes: Routes,
  hidden: ReadonlySet<string>,
  site: string | undefined,
): Problem[] {
  return links.flatMap(({ line, field, href }) => {
    const words = wordsFor(href, own, routes, hidden, site);
    return words ? [{ file, line, field, ...words }] : [];
  });
}
