import { headersOf, table, type HeaderRule } from '../../server/hosts/table.ts';

/** A rule of Vercel's for paths that a pattern finds; a redirect carries its target as the header Location. */
interface Route {
  src?: string;
  headers?: Record<string, string>;
  status?: number;
  dest?: string;
  continue?: true;
  handle?: 'filesystem';
}

const source = ({ under, notUnder }: HeaderRule) => {
  const folders = (under ?? notUnder ?? []).map((folder) => folder.slice(1)).join('|');
  if (under) return `^/(?:${folders}).*$`;
  return notUnder ? `^/(?!${folders}).*$` : '^/.*$';
};

const movedTo = (src: string, to: string): Route => ({ src, headers: { Location: to }, status: 301 });

/** One address a page: no .html, no slash at the end. A path of two slashes would lead to another site. */
const clean = [
  movedTo('^/index(?:\\.html)?/?$', '/'),
  movedTo('^/([^/].*)/index(?:\\.html)?/?$', '/$1'),
  movedTo('^/([^/].*)\\.html/?$', '/$1'),
  movedTo('^/([^/].*)/$', '/$1'),
];

/**
 * The routes of Vercel's Build Output, version 3, and the address of each page among `files`, which are paths such as
 * `blog/turf-melt.html`. Vercel keeps the query of a redirect.
 */
export function vercelConfig(files: readonly string[]) {
  // The headers by path come before Vercel looks for a file: those of a hashed one have to be taken back here.
  const { 'Cache-Control': kept = '' } = headersOf('/', 404);
  const missing = table.notFound.map(({ under, page }) => ({
    src: `^${under}.*$`,
    dest: page,
    status: 404,
    headers: { 'Cache-Control': kept },
  }));
  const routes: Route[] = [
    ...table.headers.map((rule) => ({
      src: source(rule),
      headers: { [rule.name]: rule.value },
      continue: true as const,
    })),
    ...Object.entries(table.redirects).map(([from, to]) => movedTo(`^${from}$`, to)),
    ...clean,
    { handle: 'filesystem' },
    ...missing,
  ];
  const pages = files.filter(
    (name) => name.endsWith('.html') && !missing.some(({ dest }) => dest === `/${name}`),
  );
  const overrides = Object.fromEntries(
    pages.map((name) => [name, { path: name.replace(/(?:(?:^|\/)index)?\.html$/, '') }]),
  );
  return { version: 3 as const, routes, overrides };
}
