import { cpSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { headersOf, hostRules, type HeaderRule } from '../../server/hosts/table.ts';

/** A rule of Vercel for the paths that match a pattern. The target of a redirect is the header Location. */
interface Route {
  src?: string;
  caseSensitive?: boolean;
  headers?: Record<string, string>;
  status?: number;
  dest?: string;
  continue?: true;
  handle?: 'filesystem';
}

const toPattern = ({ under, notUnder }: HeaderRule) => {
  const folders = (under ?? notUnder ?? []).map((folder) => folder.slice(1)).join('|');
  if (under) return `^/(?:${folders}).*$`;
  return notUnder ? `^/(?!${folders}).*$` : '^/.*$';
};

const toRedirect = (src: string, to: string, caseSensitive = true): Route => ({
  src,
  caseSensitive,
  headers: { Location: to },
  status: 301,
});

/** Redirects to the canonical path of a page: no .html, no slash at the end. Not from two slashes, which lead to another site. */
const cleanUrlRedirects = [
  toRedirect('^/index(?:\\.html)?/?$', '/'),
  toRedirect('^/([^/].*)/index(?:\\.html)?/?$', '/$1'),
  toRedirect('^/([^/].*)\\.html/?$', '/$1'),
  toRedirect('^/([^/].*)/$', '/$1'),
];

/**
 * The routes of Vercel's Build Output, version 3, and the path of each page among `files`, which are paths such as
 * `blog/turf-melt.html`. Vercel keeps the query of a redirect.
 */
export function vercelConfig(files: readonly string[]) {
  // Vercel sets headers by path before it looks for a file. A 404 below /_astro/ gets those of a page, so that no browser caches
  // it for a year.
  const notFound = hostRules.notFound.map(({ under, page }) => ({
    src: `^${under}.*$`,
    dest: page,
    status: 404,
    headers: headersOf(page, 404),
  }));
  const pages = files.filter(
    (name) => name.endsWith('.html') && !notFound.some(({ dest }) => dest === `/${name}`),
  );
  const overrides = Object.fromEntries(
    pages.map((name) => [name, { path: name.replace(/(?:(?:^|\/)index)?\.html$/, '') }]),
  );
  const routes: Route[] = [
    ...hostRules.headers.map((rule) => ({
      src: toPattern(rule),
      headers: { [rule.name]: rule.value },
      continue: true as const,
    })),
    ...Object.entries(hostRules.redirects).map(([from, to]) =>
      toRedirect(`^${from.replaceAll('.', '\\.')}$`, to),
    ),
    ...cleanUrlRedirects,
    { handle: 'filesystem' },
    // No page has this path, except for its capitals.
    ...Object.values(overrides).map(({ path }) => toRedirect(`^/${path}$`, `/${path}`, false)),
    ...notFound,
  ];
  return { version: 3 as const, routes, overrides };
}

/**
 * Copies the built site, without the files for other hosts, to `.vercel/output`. There Vercel uses the rules beside it,
 * whatever its project settings say. Must come after everything that changes the built site.
 */
export const vercelOutput: AstroIntegration = {
  name: 'vercel-output',
  hooks: {
    'astro:build:done': ({ dir, logger }) => {
      if (!process.env.VERCEL) return;
      const output = '.vercel/output';
      const folder = fileURLToPath(dir);
      rmSync(output, { recursive: true, force: true });
      cpSync(folder, join(output, 'static'), { recursive: true });
      for (const name of hostRules.hidden) rmSync(join(output, 'static', name), { force: true });
      const files = globSync('**/*.html', { cwd: folder }).map((name) => name.replaceAll('\\', '/'));
      writeFileSync(join(output, 'config.json'), JSON.stringify(vercelConfig(files), null, 2));
      logger.info('.vercel/output written');
    },
  },
};
