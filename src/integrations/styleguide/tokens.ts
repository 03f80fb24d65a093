import { contrast as contrastOf } from '@/site/theme/color';
import { themedTokens } from '../theme.ts';

/** A design token. */
interface Token {
  name: string;
  value: string;
  /** Its comment in the token file. */
  note: string;
}

const line = /^\s*(--[\w-]+): ([^;]+);(?: \/\* (.+?) \*\/)?$/gm;

/** All design tokens, read from the token file. */
const tokens: readonly Token[] = [...themedTokens().matchAll(line)].map(
  ([, name = '', value = '', note = '']) => ({
    name,
    value,
    note,
  }),
);

/** The tokens whose name has a prefix. */
export const tokensOf = (prefix: string) =>
  tokens.filter(({ name, value }) => name.startsWith(prefix) && value !== 'initial');

/** WCAG 2 contrast of two six-digit hex colors, rounded to one decimal; a dash for colors that are mixed. */
export function contrast(one: string, other: string): string {
  if (![one, other].every((color) => /^#[\da-f]{6}$/.test(color))) return '–';
  return contrastOf(one, other).toFixed(1);
}
