import type { FontProvider } from 'astro';
import { cutFont } from './cut-font.ts';
import { familyOf, fontFiles, readFonts, type FontFile } from '../site/theme/fonts.ts';

/** Characters of English text and the marks of the design. */
const english = `${Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')}\u00a0©°·×÷–—‘’“”…→−`;

/** Every other letter and sign of Western European text, which few pages have. */
const restRange = [
  'U+A1-A8',
  'U+AA-AF',
  'U+B1-B6',
  'U+B8-D6',
  'U+D8-F6',
  'U+F8-FF',
  'U+131',
  'U+152-153',
  'U+20AC',
];
const rest = restRange
  .flatMap((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
  })
  .join('');

/**
 * Cuts a typeface into two files for each of its own: what English pages need comes first, then the rest of Latin,
 * which a browser fetches only for a page that has such a character.
 */
const twoFiles: FontProvider<{ faces: readonly FontFile[] }> = {
  name: 'two-files',
  resolveFont: async ({ options }) => {
    if (!options) return undefined;
    const made = await Promise.all(
      options.faces.map(async ({ file, weights }) => {
        const { min, max } = weights;
        const weight = min === max ? String(min) : `${String(min)} ${String(max)}`;
        const face = { weight, style: 'normal', display: 'optional' as const };
        const cut = async (text: string) => [{ url: await cutFont(file, text, weights), format: 'woff2' }];
        return [
          { ...face, src: await cut(english) },
          { ...face, src: await cut(rest), unicodeRange: restRange },
        ];
      }),
    );
    return { fonts: made.flat() };
  },
};

const standIns = {
  serif: ['Rockwell', 'Roboto Slab', 'Georgia', 'serif'],
  sans: ['Helvetica Neue', 'Arial', 'sans-serif'],
};

const { headings, text } = readFonts();

/** The two typefaces of the theme, served by the site itself, with fallbacks that keep their metrics. */
export const fonts = [
  { font: headings, cssVariable: '--font-headings' },
  { font: text, cssVariable: '--font-text' },
].map(({ font, cssVariable }) => ({
  provider: twoFiles,
  name: familyOf(font.package),
  cssVariable,
  fallbacks: standIns[font.kind],
  options: { faces: fontFiles(font) },
}));
