import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirectsSchema } from '../schemas/redirects.ts';
import { pathOf, textsOf, type Entry } from '../site/build/content-file.ts';
import { isEnabled, type FeatureFlags } from '../site/build/enabled.ts';
import { anchorsOf, nodesOf, placeOf } from './body.ts';
import { findNearest, type Finding, type Place } from './problem.ts';

/** The paths of the site, each with the anchors of its page. An old path has the anchors of its target. */
type Routes = Map<string, Set<string>>;

/** Paths of the pages with their own file in `src/pages`. */
export const readFixedPages = (root: string) =>
  readdirSync(join(root, 'src/pages'), { recursive: true, encoding: 'utf8' })
    .filter((page) => /^[^[]+\.astro$/.test(page) && !page.endsWith('404.astro'))
    .map((page) => `/${page.replaceAll('\\', '/').replace(/(?:^|\/)index\.astro$|\.astro$/, '')}`);

/** The pages of the site, from the files in `src/pages` and the content. */
export function readPages(root: string, entries: readonly Entry[]): Routes {
  const made = entries.filter(({ kind }) => ['ownPages', 'services', 'articles', 'locations'].includes(kind));
  // Which page has which id, the built site is tested for.
  const ids = globSync('src/**/*.astro', { cwd: root }).flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), 'utf8').matchAll(/\bid=(?:"|\{.*?')([\w-]+)/g),
      ([, id = '']) => id,
    ),
  );
  return new Map([
    ...made.map((entry) => [pathOf(entry), new Set([...ids, ...anchorsOf(entry)])] as const),
    ...readFixedPages(root).map((path) => [path, new Set(ids)] as const),
  ]);
}

/** The redirects in `redirects.yaml`, with old paths without a slash at the end. None if the file cannot be read. */
const redirectsIn = (entries: readonly Entry[]) =>
  entries
    .flatMap(({ kind, data }) => (kind === 'redirects' && redirectsSchema.safeParse(data).data?.moved) || [])
    .map(({ from, to }) => ({ from: from.replace(/\/$/, ''), to }));

interface Site {
  routes: Routes;
  /** The paths of pages that are not published. */
  hidden: ReadonlySet<string>;
  /** The URL of the site. */
  site: string | undefined;
}

/** Where links may lead: to pages, from old paths to their targets, and to the feed and the sitemap. */
export function findRoutes(entries: readonly Entry[], pages: Routes): Routes {
  const none = new Set<string>();
  const old = redirectsIn(entries).map(({ from, to }) => [from, pages.get(to) ?? none] as const);
  return new Map([...old, ['/rss.xml', none], ['/sitemap-index.xml', none], ...pages]);
}

/** What is wrong with a link on the page at `own`, and what to write; undefined for a good one. */
export function explainLink(href: string, own: string, { routes, hidden, site }: Site): string | undefined {
  const base = new URL(site ?? 'https://site.invalid');
  const written = href.startsWith('#') ? own + href : href;
  const url = URL.parse(written, base);
  if (url?.protocol === 'http:' || href.startsWith('//'))
    return `${href} is not a secure link. Instead: Write ${url?.href.replace(/^http:/, 'https:') ?? 'another'}`;
  if (url?.origin !== base.origin) return undefined;
  const path = url.pathname.replace(/(?<=.)\/$/, '');
  const right = path + url.search + url.hash;
  if (written !== right)
    return `"${href}" is not written as a path of this site. Instead: Write ${href.length > 1 ? right : 'the path of a page'}`;
  if (hidden.has(path))
    return `The page ${path} is not published yet. Instead: Delete the link, or publish that page first.`;
  const anchors = routes.get(path);
  if (!anchors)
    return `There is no page ${path} on this site. Instead: Write ${findNearest(path, [...routes.keys()]) ?? 'the path of another one'}, or delete the link and keep its text.`;
  if (!url.hash || anchors.has(url.hash.slice(1))) return undefined;
  return `The page ${path} has no section called ${url.hash}. Instead: Write one of #${[...anchors].toSorted().join(', #')}, or delete the # and what follows.`;
}

/** Links in the fields and the text of a file that are broken or badly written. */
export function linkProblems(entry: Entry, site: Site): Finding[] {
  const inFields = textsOf(entry.data).filter(({ path, text }) => path.at(-1) === 'href' && /^\//.test(text));
  const inText = nodesOf(entry).filter((node) => node.type === 'link');
  const links: [at: Place, href: string][] = [
    ...inFields.map(({ path, text }): [Place, string] => [path, text]),
    ...inText.map((node): [Place, string] => [placeOf(node, `[…](${node.url})`), node.url]),
  ];
  return links.flatMap(([at, href]): Finding[] => {
    const text = explainLink(href, pathOf(entry), site);
    return text ? [[at, text]] : [];
  });
}

/**
 * Redirects to a missing page, an unpublished page or another old path; and old paths that are listed twice or are pages
 * again. The page of a service that is off may redirect to another.
 */
export function* redirectProblems(entry: Entry, routes: Site, flags?: FeatureFlags): Generator<Finding> {
  const moved = redirectsIn([entry]);
  for (const [index, { from, to }] of moved.entries()) {
    const isTwice = moved.findIndex((other) => other.from === from) < index;
    const isPage = routes.routes.has(from) && (!flags || isEnabled(from, flags));
    const twice = isTwice && `${from} is already listed above. Instead: Delete one of the two redirects.`;
    const ofOld =
      twice || (isPage && `${from} is a page of the site again. Instead: Delete these two lines.`);
    const next = moved.find((other) => other.from === to)?.to;
    const ofTarget = next
      ? `${to} is itself an old path. Instead: Write the page that took its place, such as ${next}.`
      : explainLink(to, from, routes);
    if (ofOld) yield [['moved', index, 'from'], ofOld];
    else if (ofTarget) yield [['moved', index, 'to'], ofTarget];
  }
}
