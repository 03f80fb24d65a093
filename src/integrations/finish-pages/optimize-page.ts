import { brotliCompressSync, constants } from 'node:zlib';
import { FIRST_ROUND_TRIP } from '../compression.ts';
import type { PagePolicy } from '../content-security.ts';
import { runtimeElements } from './island-runtime.ts';
import { deferredStyles, firstPaintStyles, pageStyles, type IsUsed } from './page-styles.ts';
import { readPage, withChanges, type Element } from './read-page.ts';
import { createStyleScopeRemover, removeElementScopes } from './scopes.ts';
import type { ScriptWords } from './script-words.ts';

/** Whether a text has a character of a range such as `U+A1-FF,U+131`. */
function hasCharacter(text: string, range: string): boolean {
  const set = range.replaceAll(/U\+([\dA-F]+)/g, '\\u{$1}').replaceAll(/-([\dA-F]+)/g, '-\\u{$1}');
  return new RegExp(`[${set.replaceAll(',', '')}]`, 'u').test(text);
}

/** Markup, and what a browser does not show in the typefaces of the page. */
const notText = /^[\s\S]*?<body[^>]*>|<(script|style|template)\b[\s\S]*?<\/\1>|<[^>]*>/g;

/**
 * The elements, ids, attributes, classes, custom properties and characters of a page, or of its part before `end`. Visitors
 * may type any character into a text box.
 */
function usedNames(html: string, elements: readonly Element[], end = html.length): IsUsed {
  const names = new Set<string>();
  const part = elements.filter(({ range }) => range[0] < end);
  for (const { rawTagName, attributes } of part) {
    names.add(rawTagName).add(`#${attributes['id'] ?? ''}`);
    for (const name of (attributes['class'] ?? '').split(/\s+/)) names.add(`.${name}`);
    for (const [attribute, value] of Object.entries(attributes)) {
      names.add(`[${attribute}]`).add(`[${attribute}=${value}]`);
      for (const name of value.match(/--[\w-]+/g) ?? []) names.add(name);
    }
  }
  const hasTextBox = part.some(({ rawTagName }) => rawTagName === 'textarea');
  const text = html.slice(0, end).replaceAll(notText, '');
  const ranges = new Map<string, boolean>();
  return (name) => {
    if (!name.startsWith('U+')) return names.has(name);
    const isUsed = ranges.get(name) ?? (hasTextBox || hasCharacter(text, name));
    ranges.set(name, isUsed);
    return isUsed;
  };
}

/**
 * Preloads the largest pictures of the first screen before the fonts. Otherwise a browser would find them after the fonts,
 * which delays them on a slow connection. If a picture has a separate file for phones, only that file is preloaded.
 * @returns the first icon, which comes before the fonts, and its replacement
 */
function preloadPictures(elements: readonly Element[]): [Element, string][] {
  const icon = elements.find(
    ({ rawTagName, attributes }) => rawTagName === 'link' && attributes['rel'] === 'icon',
  );
  if (!icon) return [];
  const links = elements.map((element, index) => {
    if (!element.attributes['fetchpriority']) return '';
    const before = elements[index - 1];
    const { media, srcset, sizes } = (before?.rawTagName === 'source' ? before : element).attributes;
    if (!srcset) return '';
    const conditions = [media && ` media="${media}"`, sizes && ` imagesizes="${sizes}"`].join('');
    return `<link rel="preload" as="image" imagesrcset="${srcset}"${conditions} fetchpriority="high">`;
  });
  return [[icon, links.join('') + icon.outerHTML]];
}

/**
 * Puts the security policy at the top of the page, because it only applies to what follows.
 * @returns the charset element and its replacement
 */
function addPolicy(elements: readonly Element[], policy: string): [Element, string] {
  const first = elements.find(({ rawTagName, attributes }) => rawTagName === 'meta' && attributes['charset']);
  if (!first) throw new Error('It has no <meta charset>.');
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  return [first, first.outerHTML + meta];
}

const isExecuted = ({ attributes: { src, type } }: Element) =>
  src === undefined && (type === undefined || ['module', 'text/javascript', 'speculationrules'].includes(type));

/** An empty script. Browsers load the styles above it before they paint what follows. */
const renderBlocking = ';';

/** Whether a page is larger than the first round trip. Compresses at a fast level, so the result is a little larger than the final page. */
const isLarge = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length > FIRST_ROUND_TRIP;

/** Collapses the whitespace that empty Astro expressions leave between tags to one space, unless it counts there. */
const collapseSpaces = (html: string) =>
  html.replaceAll(/<(script|style|pre|textarea)\b[\s\S]*?<\/\1>|(?<=>)\s{2,}(?=<)/g, (part) =>
    part.startsWith('<') ? part : ' ',
  );

/** What all pages share. */
interface Shared {
  /** Path of the file with the island runtime. */
  runtime: string;
  findWords: ScriptWords;
  /** Writes a style sheet and returns its path. */
  writeStyles: (css: string) => string;
  policy: PagePolicy;
}

/**
 * Gives a page one style element, its own security policy, and one file instead of the inline island runtime. If the page is
 * too large for one round trip, only the CSS above the fold stays inline. A file then holds all styles in their original
 * order, so that the cascade does not change.
 */
export function optimizePage(html: string, { runtime, findWords, writeStyles, policy }: Shared): string {
  const elements = readPage(html);
  const runtimeParts = runtimeElements(elements);
  const fold = elements.find(({ attributes }) => attributes['data-fold'] !== undefined);
  const others = elements.filter((element) => !runtimeParts.includes(element) && element !== fold);
  const styles = others.filter(({ rawTagName }) => rawTagName === 'style');
  // The first stands in the head. A later one may stand in the body, where browsers paint what is before it without styles.
  const [firstStyle, ...laterStyles] = styles;
  if (runtimeParts.length && !firstStyle) throw new Error('It has an island and no styles.');
  const scripts = others.filter(({ rawTagName }) => rawTagName === 'script');
  const runtimeScript = runtimeParts.length ? `<script defer src="${runtime}"></script>` : '';
  const isInScripts = findWords(scripts, html + runtimeScript);
  const inline = [...scripts.filter(isExecuted).map(({ rawText }) => rawText)];
  const css = styles.map(({ rawText }) => rawText).join('');
  const removeStyleScopes = createStyleScopeRemover(elements);
  const isOnPage = usedNames(html, elements);
  const allStyles = removeStyleScopes(
    pageStyles(css, (name) => isOnPage(name) || isInScripts(name.replace(/^\./, ''))),
  );
  const writePage = (style: string, deferredPath?: string) => {
    const atFold =
      deferredPath && `<link rel="stylesheet" href="${deferredPath}"><script>${renderBlocking}</script>`;
    const changes: [Element, string][] = [
      ...[...runtimeParts, ...laterStyles].map((element): [Element, string] => [element, '']),
      ...preloadPictures(elements),
      addPolicy(elements, policy(deferredPath ? [...inline, renderBlocking] : inline, style)),
    ];
    if (firstStyle) changes.push([firstStyle, `<style>${style}</style>${runtimeScript}`]);
    if (fold) changes.push([fold, atFold ?? '']);
    return collapseSpaces(removeElementScopes(withChanges(html, changes), allStyles, isInScripts));
  };
  const page = writePage(allStyles);
  if (!fold || !isLarge(page)) return page;
  const isInFirstScreen = usedNames(html, elements, fold.range[0]);
  const isAboveFold: IsUsed = (name) => isInFirstScreen(name) || (name.startsWith('--') && isInScripts(name));
  const critical = removeStyleScopes(firstPaintStyles(pageStyles(css, isAboveFold), isAboveFold));
  return writePage(critical, writeStyles(deferredStyles(allStyles, critical)));
}
