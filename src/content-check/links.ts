import { isHidden, pathOf, textsOf, type Entry } from '../site/build/content-file.ts';
import { isEnabled, type FeatureFlags } from '../site/build/enabled.ts';
import type { MdxBody } from './body.ts';
import { nearest, placeOf, toProblem, type Problem } from './problem.ts';
import { redirectsIn, type Routes } from './routes.ts';

interface Site {
  routes: Routes;
  /** The paths of pages that are not published. */
  hidden: ReadonlySet<string>;
  /** The URL of the site. */
  site: string | undefined;
}

/** What is wrong with a link on the page at `own`, and what to write; undefined for a good one. */
export function explainLink(href: string, own: string, { routes, hidden, site }: Site): string | undefined {
  if (/^(?:mailto|tel|sms):/i.test(href)) return undefined;
  if (/^#?$/.test(href))
    return 'The link has no target. Instead: Write the path of a page, or delete the link.';
  if (/^(?:http:)?\/\//i.test(href))
    return `${href} is not a secure link. Instead: Write ${href.replace(/^(?:http:)?/i, 'https:')}`;
  const isOwn = site && URL.parse(href)?.origin === URL.parse(site)?.origin;
  if (isOwn)
    return `${href} is a link to this site. Instead: Write just ${href.slice(site.length).replace(/^(?!\/)/, '/')}`;
  if (/^https:/i.test(href)) return undefined;
  const [target = '', anchor] = href.startsWith('#') ? [own, href.slice(1)] : href.split('#');
  // Such as /blog?category=residential.
  const [path = ''] = target.split('?');
  const plain = `/${path.replace(/^[./]+|\/+$/g, '')}`;
  if (path !== plain)
    return `${href} is not written as a path of this site. Instead: Write ${href.replace(path, plain)}`;
  if (hidden.has(path))
    return `The page ${path} is not published yet. Instead: Delete the link, or publish that page first.`;
  const anchors = routes.get(path);
  if (!anchors)
    return `There is no page ${path} on this site. Instead: Write ${nearest(path, [...routes.keys()]) ?? 'another one'}, or delete the link and keep its text.`;
  if (anchor === undefined || anchors.has(anchor)) return undefined;
  return `The page ${path} has no section called #${anchor}. Instead: Write one of #${[...anchors].toSorted().join(', #')}, or delete the # and what follows.`;
}

/** Links in the fields and the text of a file that are broken or badly written. */
export function linkProblems(entry: Entry, body: MdxBody | undefined, site: Site): Problem[] {
  const inFields = textsOf(entry.data)
    .filter(({ path, text }) => path.at(-1) === 'href' && text.startsWith('/'))
    .map(({ path, text }) => ({ place: placeOf(entry, path), href: text }));
  const { file } = entry;
  const inText = (body?.links ?? []).map(({ line, href }) => ({
    place: { file, line, field: `[…](${href})` },
    href,
  }));
  return [...inFields, ...inText].flatMap(({ place, href }) => {
    const text = explainLink(href, pathOf(entry), site);
    return text ? toProblem(place, text) : [];
  });
}

/** The page that a path finally redirects to. Undefined if its redirects go in a circle. */
function findTarget(path: string, targets: ReadonlyMap<string, string>, steps = 0): string | undefined {
  const next = targets.get(path);
  if (next === undefined) return path;
  return steps > targets.size ? undefined : findTarget(next, targets, steps + 1);
}

/**
 * Redirects that go in a circle, or to a missing page, an unpublished page or another old path; and old paths that are
 * listed twice or are pages again. The page of a service that is off may redirect to another.
 */
export function redirectProblems(
  entries: readonly Entry[],
  pages: Routes,
  business?: FeatureFlags,
): Problem[] {
  const entry = entries.find(({ kind }) => kind === 'redirects');
  const moved = redirectsIn(entries);
  const targets = new Map(moved.map(({ from, to }) => [from, to]));
  const hidden = entries.filter((each) => isHidden(each)).map(pathOf);
  const known = [...pages.keys()];
  const explainFrom = (from: string, index: number) => {
    if (moved.findIndex((other) => other.from === from) < index)
      return `${from} is already listed above. Instead: Delete one of the two lines.`;
    const isPage = pages.has(from) && (!business || isEnabled(from, business));
    return isPage && `${from} is a page of the site again. Instead: Delete these two lines.`;
  };
  const explainTo = (to: string) => {
    const target = findTarget(to, targets);
    if (!target) return `From ${to}, redirects go in a circle. Instead: Write the page that took its place.`;
    if (target !== to)
      return `${to} is itself an old path. Instead: Redirect straight to the final page: write ${target}`;
    if (hidden.includes(to))
      return `The page ${to} is not published yet. Instead: Publish it first, or write another one.`;
    return (
      !known.includes(to) &&
      `There is no page ${to} on this site. Instead: Write the page that took its place, such as ${nearest(to, known) ?? '/'}`
    );
  };
  return moved.flatMap(({ from, to }, index) => {
    const [ofFrom, ofTo] = [explainFrom(from, index), explainTo(to)];
    const text = ofFrom || ofTo;
    return entry && text ? toProblem(placeOf(entry, ['moved', index, ofFrom ? 'from' : 'to']), text) : [];
  });
}
