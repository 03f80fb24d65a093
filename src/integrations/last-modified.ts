import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { readContentFile, valueAt } from '../site/build/content-file.ts';

/** A page's file and the addresses that it makes. */
export interface PageFile {
  entrypoint: string;
  patternRegex: RegExp;
}

/** Where the words of a page stand, by the file of the page; `*` is the last part of its address. */
const contentOf: Readonly<Record<string, string>> = {
  'src/pages/index.astro': 'pages/home.yaml',
  'src/pages/about.astro': 'pages/about.yaml',
  'src/pages/automotive-gallery.astro': 'pages/automotive-gallery.yaml',
  'src/pages/blog/index.astro': 'pages/blog.yaml',
  'src/pages/credits.astro': 'pages/credits.yaml',
  'src/pages/locations/index.astro': 'pages/locations.yaml',
  'src/pages/prices.astro': 'pages/prices.yaml',
  'src/pages/privacy.astro': 'pages/privacy.yaml',
  'src/pages/request-quote.astro': 'pages/request-quote.yaml',
  'src/pages/warranty.astro': 'pages/warranty.yaml',
  'src/pages/auto-window-tinting.astro': 'services/automotive.yaml',
  'src/pages/commercial-window-tinting.astro': 'services/commercial.yaml',
  'src/pages/residential-window-tinting.astro': 'services/residential.yaml',
  'src/pages/tesla-window-tinting.astro': 'services/tesla.yaml',
  'src/pages/blog/[slug].astro': 'articles/*.mdx',
  'src/pages/locations/[slug].astro': 'locations/*.yaml',
};

/** File whose change changes the page at a site path. Throws where a page has none, as the map above has it wrong. */
export function sourceOf(path: string, pages: readonly PageFile[]): string {
  const page = pages.find(({ patternRegex }) => patternRegex.test(path));
  if (!page) throw new Error(`No file of src/pages makes ${path}.`);
  const content = contentOf[page.entrypoint]?.replace('*', path.split('/').at(-1) ?? '');
  const source = content ? `src/content/${content}` : page.entrypoint;
  if (!existsSync(source)) throw new Error(`${path}: its words should stand in ${source}, which is missing.`);
  return source;
}

/** Day of the last commit of each file under `src`, by one call of git; empty outside a repository. */
function commitDays(): Map<string, string> {
  const days = new Map<string, string>();
  try {
    const log = execFileSync('git', ['log', '--format=@%cs', '--name-only', '--', 'src'], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let day = '';
    for (const line of log.split('\n')) {
      if (line.startsWith('@')) day = line.slice(1);
      else if (line && !days.has(line)) days.set(line, day);
    }
  } catch {
    // Not a repository: pages simply have no date.
  }
  return days;
}

/**
 * Finds the day of the last change of the page at a site path, as ISO day, for the sitemap.
 * An article says it itself; else it is the last commit of the page's source; undefined outside git.
 */
export function lastModifiedIn(pages: readonly PageFile[]): (path: string) => string | undefined {
  const days = commitDays();
  return (path) => {
    const source = sourceOf(path, pages);
    if (!source.endsWith('.mdx')) return days.get(source);
    const { data } = readContentFile('.', 'articles', basename(source, '.mdx'));
    const day = valueAt(data, ['dateModified']) ?? valueAt(data, ['datePublished']);
    return typeof day === 'string' ? day : undefined;
  };
}
