import { contrast as contrastOf } from '@/site/theme/color';
import { themedTokens } from '../theme.ts';

/** A custom property of the design, as its one file says it. */
interface Token {
  name: string;
  value: string;
  /** What its comment says of it. */
  note: string;
}

const line = /^\s*(--[\w-]+): ([^;]+);(?: \/\* (.+?) \*\/)?$/gm;

/** Every token of the design, read from the file itself, so that this page can't fall behind. */
const tokens: readonly Token[] = [...themedTokens().matchAll(line)].map(
  ([, name = '', value = '', note = '']) => ({
    name,
    value,
    note,
  }),
);

/** The tokens whose name starts so. */
export const tokensOf = (prefix: string) =>
  tokens.filter(({ name, value }) => name.startsWith(prefix) && value !== 'initial');

/** WCAG 2 contrast of two six-digit hex colors, rounded to one decimal; a dash for colors that are mixed. */
export function contrast(one: string, other: string): string {
  if (![one, other].every((color) => /^#[\da-f]{6}$/.test(color))) return '–';
  return contrastOf(one, other).toFixed(1);
}
