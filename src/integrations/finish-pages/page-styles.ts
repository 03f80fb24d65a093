import type { SelectorComponent } from 'lightningcss';
import { minifyCss, removeFromCss, unicodeRange } from './minify-css.ts';

/**
 * Whether a page uses a class (`.name`), a custom property (`--name`), a character of a range (`U+A1-FF,U+131`), an
 * element (`name`), an id (`#name`) or an attribute (`[name]`, `[name=value]`).
 */
export type IsUsed = (name: string) => boolean;

/** The styles that Astro puts into each page. Every page uses some of them. */
interface StyleSheet {
  css: string;
  /** Every class, custom property and unicode range in it. */
  names: readonly string[];
}

/**
 * Memoizes a function of a style sheet for pages that use the same parts of it, such as locations: those for which `isUsed`
 * gives the same answers.
 */
function memoizeByUse(make: (css: string, isUsed: IsUsed) => string): typeof make {
  const results = new Map<string, { answers: Map<string, boolean>; result: string }[]>();
  return (css, isUsed) => {
    const earlier = results.get(css) ?? [];
    const same = earlier.find(({ answers }) =>
      answers.entries().every(([name, answer]) => isUsed(name) === answer),
    );
    if (same) return same.result;
    const answers = new Map<string, boolean>();
    const result = make(css, (name) => {
      const answer = isUsed(name);
      answers.set(name, answer);
      return answer;
    });
    results.set(css, [...earlier, { answers, result }]);
    return result;
  };
}

const styleSheets = new Map<string, StyleSheet>();

/** Throws if a theme color is set twice, because colors mixed from it would keep the first value. */
function checkColorsSetOnce(css: string): void {
  const colors: string[] = css.match(/(?<![\w-])--color-[\w-]+(?=:)/g) ?? [];
  const repeated = colors.find((name, index) => colors.indexOf(name) < index);
  if (repeated) throw new Error(`The color ${repeated} is set twice. Give the second one its own name.`);
}

/** Replaces the names of theme tokens by their values, which are shorter. */
function inlineTokens(css: string): string {
  const blocks = css.match(/(?<=@layer theme\{)(?::root\{[^}]*\})+|:root\{--font-[^}]*/g) ?? [];
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of blocks.join(';').matchAll(/(--[\w-]+):([^;}]+)/g))
    values.set(name, value);
  const inline = (text: string, above: readonly string[] = []): string =>
    text.replaceAll(/var\((--[\w-]+)\)/g, (use, name: string) => {
      if (above.includes(name))
        throw new Error(`The token ${name} refers to itself through ${above.join(' and ')}.`);
      const value = values.get(name);
      return value === undefined ? use : inline(value, [...above, name]);
    });
  return inline(css);
}

/** Reads the names in a style sheet and removes fallbacks for browsers that the site does not support. */
function readStyleSheet(styles: string): StyleSheet {
  // The first block of each name sets the order of the layers.
  if (/@layer (theme|components)/.exec(styles)?.[1] === 'components')
    throw new Error('The styles of a component come first: import the layout before any component.');
  const names = new Set(styles.match(/(?<![\w-])--[\w-]+/g));
  const css = minifyCss(styles, {
    Selector(selector) {
      for (const part of selector) if (part.type === 'class') names.add(`.${part.name}`);
      return selector.some((part) => part.type === 'pseudo-class' && part.kind === 'host') ? [] : undefined;
    },
    Rule: {
      // Theme colors are fixed at build time, so the fallback before this rule already has the mixed color.
      supports: ({ value }) => (JSON.stringify(value.condition).includes('color-mix(') ? [] : undefined),
      'layer-block': ({ value }) => (value.name?.[0] === 'properties' ? [] : undefined),
      'font-face': ({ value }) => void names.add(unicodeRange(value)),
    },
  });
  for (const [, name = ''] of css.matchAll(/@keyframes ([\w-]+)/g))
    if (names.has(`.${name}`))
      throw new Error(`The keyframes ${name} have the same name as a class. Rename them.`);
  checkColorsSetOnce(css);
  // Astro's hashes in font names, and the prefixed forms of text-decoration.
  const short = css.replaceAll(/-[0-9a-f]{16}\b|-webkit-text-decoration[\w-]*:[^;}]*;?/g, '');
  return { css: inlineTokens(short), names: [...names].filter(Boolean) };
}

/** Removes unused custom properties, keyframes and font files, and then those that only these used. */
function removeUnusedValues(css: string, isUsed: IsUsed): string {
  const mentioned = new Set(css.match(/(?<!@keyframes |@property |[.\w-])[\w-]+(?![\w:-])/g));
  const smaller = removeFromCss(css, (name) => name !== '' && !mentioned.has(name) && !isUsed(name));
  return smaller === css ? css : removeUnusedValues(smaller, isUsed);
}

/** Throws if a style uses a theme token that is not set and has no fallback. Scripts may set other properties. */
function checkTokensSet(css: string): void {
  const set = new Set(css.match(/--[\w-]+(?=[:{])/g));
  const missing = css.match(/(?<=var\()--(?:color|font|text)-[\w-]+(?=\))/g)?.find((name) => !set.has(name));
  if (missing) throw new Error(`A style uses the token ${missing}, which is not set.`);
}

/**
 * The styles that a page uses. Throws if component styles come before the site's (they would win over them), or if a
 * style uses a token that is not set.
 */
export const pageStyles = memoizeByUse((styles, isUsed) => {
  const sheet = styleSheets.get(styles) ?? readStyleSheet(styles);
  styleSheets.set(styles, sheet);
  const unused = sheet.names.filter((name) => !isUsed(name));
  const classes = unused.flatMap((name) => (name.startsWith('.') ? name.slice(1) : []));
  const css = removeUnusedValues(minifyCss(sheet.css, {}, classes), isUsed);
  checkTokensSet(css);
  return css;
});

const interaction = /"(?:hover|active|focus[\w-]*|popover-open|selection)"/;
/** Not `scripting: enabled`: its styles, which keep pictures from loading, matter at the first paint. */
const setting = /print|forced-colors|scripting.*none/;

/** Whether a part of a selector, such as an element or a state, matches nothing at the first paint. */
function isUnusedAtFirstPaint(part: SelectorComponent, isAboveFold: IsUsed): boolean {
  if (part.type === 'type') return !isAboveFold(part.name);
  if (part.type === 'id') return !isAboveFold(`#${part.name}`);
  if (part.type === 'attribute') {
    const value = part.operation?.operator === 'equal' ? `=${part.operation.value}` : '';
    return !isAboveFold(`[${part.name}${value}]`);
  }
  const isNot = 'kind' in part && part.kind === 'not';
  return part.type.startsWith('pseudo') && !isNot && interaction.test(JSON.stringify(part));
}

/**
 * Removes from critical CSS what the first paint does not need: elements and states below the fold, hover, focus and
 * selection, the open menu, print, and fallbacks for old browsers.
 */
export const firstPaintStyles = memoizeByUse((critical, isAboveFold) =>
  removeUnusedValues(
    minifyCss(critical, {
      Selector: (selector) =>
        selector.some((part) => isUnusedAtFirstPaint(part, isAboveFold)) ? [] : undefined,
      Rule: {
        media: ({ value }) => (setting.test(JSON.stringify(value.query)) ? [] : undefined),
        supports: ({ value }) => (value.condition.type === 'not' ? [] : undefined),
      },
    }),
    isAboveFold,
  ),
);

const deferred = new Map<string, string>();

/**
 * The styles of a page without the font files and keyframes of its critical CSS, because repeating them would restart animations.
 * Memoized for pages with the same styles, such as locations.
 */
export function deferredStyles(styles: string, critical: string): string {
  const known = new Set(critical.match(/(?<=@keyframes )[\w-]+|U\+[\dA-F][^;}]*/g));
  const key = [...known, styles].join(' ');
  const css = deferred.get(key) ?? removeFromCss(styles, (name) => name === '' || known.has(name));
  deferred.set(key, css);
  return css;
}
