import { existsSync, readFileSync } from 'node:fs';
import { commitDays } from './commit-days.ts';

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

let days: Map<string, string> | undefined;

/** File whose change changes the page at a site path. Throws where a page has none, as the map above has it wrong. */
export function sourceOf(path: string, pages: readonly PageFile[]): string {
  const page = pages.find(({ patternRegex }) => patternRegex.test(path));
  if (!page) throw new Error(`No file of src/pages makes ${path}.`);
  const content = contentOf[page.entrypoint]?.replace('*', path.split('/').at(-1) ?? '');
  const source = content ? `src/content/${content}` : page.entrypoint;
  if (!existsSync(source)) throw new Error(`${path}: its words should stand in ${source}, which is missing.`);
  return source;
}

/**
 * Day of the last change of the page at a site path, as ISO day, for the sitemap.
 * An article says it itself; else it is the last commit of the page's source; undefined outside git.
 */
export function lastModified(path: string, pages: readonly PageFile[]): string | undefined {
  const source = sourceOf(path, pages);
  if (source.endsWith('.mdx')) {
    const front = readFileSync(source, 'utf8');
    const said = /^dateModified: *(\S+)/m.exec(front) ?? /^datePublished: *(\S+)/m.exec(front);
    return said?.[1];
  }
  days ??= commitDays();
  return days.get(source);
}
