import { existsSync, readFileSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';

export { business, state } from '../content.ts';

/** The built file that a path is served from. */
export const fileOf = (path: string) => `dist${path === '/' ? '/index' : path}.html`;

/** Whether the built site has a page or file at a path. */
export const isServed = (path: string) => existsSync(`dist${path}`) || existsSync(fileOf(path));

const parsed = new Map<string, HTMLElement>();

/** The built page at a path, parsed once. */
export function pageAt(path: string): HTMLElement {
  const known = parsed.get(path);
  if (known) return known;
  const root = parse(readFileSync(fileOf(path), 'utf8'), {
    blockTextElements: { script: true, style: true },
  });
  parsed.set(path, root);
  return root;
}

/** A text with plain spaces, hyphens and quotes, for comparisons. */
export const plain = (text: string) =>
  text
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .trim();

/** The text of an element without scripts, styles and templates. */
export function visibleText(root: HTMLElement): string {
  const copy = parse(root.toString());
  for (const hidden of copy.querySelectorAll('script, style, template')) hidden.remove();
  return plain(copy.structuredText);
}

/** The visible text of the main part of a page. */
export const mainText = (path: string) => visibleText(pageAt(path).querySelector('main') ?? pageAt(path));

/** An attribute of the first element that a selector finds on a page. */
export const attribute = (path: string, selector: string, name: string) =>
  pageAt(path).querySelector(selector)?.getAttribute(name);

/** The styles of a page. */
export const stylesOf = (path: string): string =>
  pageAt(path)
    .querySelectorAll('style')
    .map(({ rawText }) => rawText)
    .join('\n');

/** The typeface files that a page preloads on all but slow connections. */
export const preloadedFonts = (path: string): string[] =>
  pageAt(path)
    .querySelectorAll('head script')
    .filter(({ rawText }) => rawText.includes('as="font"'))
    .flatMap(({ rawText }) => rawText.match(/\/_astro\/fonts\/[^"]+/g) ?? []);
