import css from '@/styles/tokens.css?raw';

/** A custom property of the design, as its one file says it. */
interface Token {
  name: string;
  value: string;
  /** What its comment says of it. */
  note: string;
}

const line = /^\s*(--[\w-]+): ([^;]+);(?: \/\* (.+?) \*\/)?$/gm;

/** Every token of the design, read from the file itself, so that this page can't fall behind. */
const tokens: readonly Token[] = [...css.matchAll(line)].map(([, name = '', value = '', note = '']) => ({
  name,
  value,
  note,
}));

/** The tokens whose name starts so. */
export const tokensOf = (prefix: string) =>
  tokens.filter(({ name, value }) => name.startsWith(prefix) && value !== 'initial');

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast of two six-digit hex colors, rounded to one decimal; a dash for colors that are mixed. */
export function contrast(one: string, other: string): string {
  if (![one, other].every((color) => /^#[\da-f]{6}$/.test(color))) return '–';
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light + 0.05) / (dark + 0.05)).toFixed(1);
}
