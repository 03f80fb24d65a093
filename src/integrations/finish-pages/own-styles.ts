import { createHash } from 'node:crypto';
import postcss from 'postcss';
import { cutStyles } from './lower-styles.ts';
import { outlineOf, type Outline } from './outline.ts';
import { makePlain } from './plain-styles.ts';
import type { Element } from './read-page.ts';
import { shortenNames } from './short-names.ts';
import { usedStyles } from './used-styles.ts';

const sheets = new Map<string, ReturnType<typeof usedStyles>>();

function sheetOf(css: string): ReturnType<typeof usedStyles> {
  const known = sheets.get(css);
  if (known) return known;
  const root = postcss.parse(css);
  makePlain(root);
  const made = usedStyles(root);
  sheets.set(css, made);
  return made;
}

const cuts = new Map<string, readonly [upper: string, lower: string]>();

/** The styles cut in two, once for pages that are built alike. */
function cutOnce(css: string, page: Outline, isAbove: (name: string) => boolean) {
  const asked = new Set(css.match(/--[\w-]+|U\+[\dA-F][^;}]*/gi));
  const parts = [css, page.key, ...[...asked].filter(isAbove)];
  const key = createHash('sha256').update(parts.join('\n')).digest('base64url');
  const cut = cuts.get(key) ?? cutStyles(css, page, isAbove);
  cuts.set(key, cut);
  return cut;
}

/** Classes (`.name`), elements (`name`) and values (`--name`) that stand in the markup of a page. */
function namesOf(elements: readonly Element[]): Set<string> {
  const names = new Set<string>();
  for (const { name, attributes } of elements) {
    names.add(name);
    const classes = (attributes['class'] ?? '').replaceAll('&amp;', '&').split(/\s+/);
    for (const own of classes) names.add(`.${own}`);
    for (const value of Object.values(attributes))
      for (const [own] of value.matchAll(/--[\w-]+/g)) names.add(own);
  }
  return names;
}

/** Whether a page, up to a place in its text, shows a character of a range such as `U+A1-FF, U+131`, or takes typing. */
function hasCharacter(elements: readonly Element[], range: string, fold?: number): boolean {
  const inPart = elements.filter(({ start }) => start < (fold ?? Infinity));
  if (inPart.some(({ name }) => name === 'textarea')) return true;
  const set = range.replaceAll(/U\+([\dA-F]+)/gi, '\\u{$1}').replaceAll(/-([\dA-F]+)/gi, '-\\u{$1}');
  const inRange = new RegExp(`[${set.replaceAll(/[,\s]/g, '')}]`, 'u');
  return inPart.some(({ name, text }) => name === 'html' && inRange.test(text.slice(0, fold)));
}

/** Tokens that styles ask for, with no other value to fall back on, and do not set; other values may come from scripts. */
function askedInVain(css: string): string[] {
  const set = new Set([...css.matchAll(/(--[\w-]+)\s*[:{]/g)].map(([, name = '']) => name));
  return [...css.matchAll(/var\((--(?:color|font|text)-[\w-]+)\)/g)].flatMap(([, name = '']) =>
    set.has(name) ? [] : name,
  );
}

/**
 * The styles of a page without what neither the page nor its scripts use: one text, or two where a `fold` is given,
 * the place in the page's text where its lower part begins.
 * Throws if a component's styles stand before the site's, as these would then win over them, and if a style asks
 * for a token that is not there.
 * @param isInScripts whether a word stands in the scripts, which may put in elements and classes by that name
 */
export function ownStyles(
  elements: readonly Element[],
  isInScripts: (word: string) => boolean,
  fold?: number,
): string[] {
  const css = elements.flatMap(({ name, text }) => (name === 'style' ? text : [])).join('');
  // The first block of each name sets the order of the layers.
  if (/@layer (theme|components)/.exec(css)?.[1] === 'components')
    throw new Error('Its styles begin with those of a component: import the layout before any component.');
  const inPage = namesOf(elements);
  const isUsed = (name: string) => inPage.has(name) || isInScripts(name.replace(/^\./, ''));
  const own = sheetOf(css)((name) => (name.startsWith('U+') ? hasCharacter(elements, name) : isUsed(name)));
  const [missing] = askedInVain(own);
  if (missing) throw new Error(`A style asks for the token ${missing}, which is not there.`);
  const isAbove = (name: string) =>
    name.startsWith('U+') ? hasCharacter(elements, name, fold) : isUsed(name);
  const sheets = fold === undefined ? [own] : cutOnce(own, outlineOf(elements, fold), isAbove);
  return shortenNames(
    sheets.map((sheet) => sheet.replaceAll('\n', '').replaceAll(';}', '}')),
    isUsed,
  );
}
