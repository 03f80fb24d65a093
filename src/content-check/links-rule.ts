import { nearest, type Position, type Problem } from './problem.ts';
import type { Routes } from './routes.ts';

export interface PlacedLink extends Position {
  href: string;
}

interface Site {
  /** The path of the page that has the links. */
  own: string;
  routes: Routes;
  /** The paths of pages that are not published. */
  hidden: ReadonlySet<string>;
  /** The URL of the site. */
  site?: string | undefined;
}

function explain(
  href: string,
  { own, routes, hidden, site }: Site,
): Pick<Problem, 'wrong' | 'remedy' | 'example'> | undefined {
  if (!href || href === '#')
    return {
      wrong: 'The link has no target.',
      remedy: 'Write the path of a page, or delete the link and keep its text.',
      example: '/blog',
    };
  if (/^(?:mailto|tel|sms):/i.test(href)) return undefined;
  if (/^(?:http:)?\/\//i.test(href))
    return {
      wrong: `${href} is not a secure link.`,
      remedy: 'Write it with https:// and open it once to see that it works.',
      example: href.replace(/^(?:http:)?/i, 'https:'),
    };
  if (/^https:/i.test(href)) {
    if (!site || URL.parse(href)?.origin !== URL.parse(site)?.origin) return undefined;
    const example = href.slice(site.length).replace(/^(?!\/)/, '/');
    return { wrong: `${href} is a link to this site.`, remedy: `Write just ${example}.`, example };
  }
  const [target = '', anchor] = href.startsWith('#') ? [own, href.slice(1)] : href.split('#');
  // Such as /blog?category=residential.
  const [path = ''] = target.split('?');
  if (!path.startsWith('/'))
    return {
      wrong: `${href} is a relative link, which works only from some pages.`,
      remedy: 'Start a link within this site with a slash, and any other link with https://.',
      example: `/${href.replace(/^[./]+/, '')}`,
    };
  const plain = path.replace(/(?<=.)\/+$/, '');
  if (plain !== path && routes.has(plain))
    return {
      wrong: `The path in ${href} ends in a slash.`,
      remedy: 'Write it without the slash.',
      example: href.replace(path, plain),
    };
  if (hidden.has(plain))
    return {
      wrong: `The page ${plain} is not published yet, so visitors would find nothing.`,
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
      ? `Use one of ${names.map((name) => `#${name}`).join(', ')}, or delete the # and what follows.`
      : 'Delete the # and what follows.',
    example: close ? `${path}#${close}` : path,
  };
}

/** Links in a file that are broken or badly written. */
export const linkProblems = (file: string, links: readonly PlacedLink[], site: Site): Problem[] =>
  links.flatMap(({ line, field, href }) => {
    const explanation = explain(href, site);
    return explanation ? [{ file, line, field, ...explanation }] : [];
  });
