import { drop, press, rangeOf } from './press.ts';

/** Whether a page has a class (`.name`), a value (`--name`) or a character of a range (`U+A1-FF,U+131`). */
export type IsUsed = (name: string) => boolean;

interface Sheet {
  css: string;
  names: readonly string[];
  made: Map<string, string>;
}

const sheets = new Map<string, Sheet>();

/** Throws if a color of the theme is set a second time, as colors that were mixed of it would not follow. */
function refuseOtherColors(css: string): void {
  const set: string[] = css.match(/(?<![\w-])--color-[\w-]+(?=:)/g) ?? [];
  const again = set.find((name, index) => set.indexOf(name) < index);
  if (again) throw new Error(`A style sets the color ${again} a second time: give it a name of its own.`);
}

/** A style sheet without what only browsers below the floor need, and all in it that a page may have or not. */
function readSheet(styles: string): Sheet {
  // The first block of each name sets the order of the layers.
  if (/@layer (theme|components)/.exec(styles)?.[1] === 'components')
    throw new Error('Its styles begin with those of a component: import the layout before any component.');
  const names = new Set(styles.match(/(?<![\w-])--[\w-]+/g));
  const css = press(styles, {
    Selector(selector) {
      for (const part of selector) if (part.type === 'class') names.add(`.${part.name}`);
      return selector.some((part) => part.type === 'pseudo-class' && part.kind === 'host') ? [] : undefined;
    },
    Rule: {
      // Colors are mixed of the theme's, set once: the value before says the same.
      supports: ({ value }) => (JSON.stringify(value.condition).includes('color-mix(') ? [] : undefined),
      'layer-block': ({ value }) => (value.name?.[0] === 'properties' ? [] : undefined),
      'font-face': ({ value }) => void names.add(rangeOf(value)),
    },
  });
  for (const [, name = ''] of css.matchAll(/@keyframes ([\w-]+)/g))
    if (names.has(`.${name}`)) throw new Error(`Its keyframes ${name} are called like a class: rename them.`);
  refuseOtherColors(css);
  // Hashes that tell two fonts of one name apart, and prefixed lines under text.
  const plain = css.replaceAll(/-[0-9a-f]{16}\b|-webkit-text-decoration[\w-]*:[^;}]*;?/g, '');
  return { css: plain, names: [...names].filter(Boolean), made: new Map() };
}

/** Drops values, keyframes and font files that nothing asks for, then those that only these asked for. */
function dropUnasked(css: string, isUsed: IsUsed): string {
  const asked = new Set(css.match(/(?<!@keyframes |@property |[.\w-])[\w-]+(?![\w:-])/g));
  const rest = drop(css, (name) => name !== '' && !asked.has(name) && !isUsed(name));
  return rest === css ? css : dropUnasked(rest, isUsed);
}

/** Throws if styles ask for a token that they do not set, with no other value; other values may come from scripts. */
function refuseGoneTokens(css: string): void {
  const set = new Set(css.match(/--[\w-]+(?=[:{])/g));
  const missing = css.match(/(?<=var\()--(?:color|font|text)-[\w-]+(?=\))/g)?.find((name) => !set.has(name));
  if (missing) throw new Error(`A style asks for the token ${missing}, which is not there.`);
}

/**
 * The styles that a page uses, worked out once for pages that use the same. Throws if a component's styles stand
 * before the site's, as these would then win over them, and if a style asks for a token that is not there.
 */
export function pageStyles(styles: string, isUsed: IsUsed): string {
  const sheet = sheets.get(styles) ?? readSheet(styles);
  sheets.set(styles, sheet);
  const unused = sheet.names.filter((name) => !isUsed(name));
  const key = unused.join(' ');
  const known = sheet.made.get(key);
  if (known !== undefined) return known;
  const classes = unused.flatMap((name) => (name.startsWith('.') ? name.slice(1) : []));
  const own = dropUnasked(press(sheet.css, {}, classes), isUsed);
  refuseGoneTokens(own);
  sheet.made.set(key, own);
  return own;
}

/** The styles of a whole page but for the font files and keyframes of its upper part, which would start anew. */
export function lowerStyles(whole: string, upper: string): string {
  const known = new Set(upper.match(/(?<=@keyframes )[\w-]+|U\+[\dA-F][^;}]*/g));
  return drop(whole, (name) => name === '' || known.has(name));
}
