import type { FontProvider } from 'astro';
import { cutFont } from './cut-font.ts';

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

interface Typeface {
  /** The variable font of a package: path inside node_modules, Latin, upright. */
  file: string;
  /** Lightest and heaviest weight of the design. */
  weights: { min: number; max: number };
}

/**
 * Cuts a typeface into two files: what English pages need comes first, then the rest of Latin, which a browser fetches only for a page that has such a character.
 */
const twoFiles: FontProvider<Typeface> = {
  name: 'two-files',
  resolveFont: async ({ options }) => {
    if (!options) return undefined;
    const { file, weights } = options;
    const face = {
      weight: `${String(weights.min)} ${String(weights.max)}`,
      style: 'normal',
      display: 'optional' as const,
    };
    const cut = async (text: string) => [{ url: await cutFont(file, text, weights), format: 'woff2' }];
    return {
      fonts: [
        { ...face, src: await cut(english) },
        { ...face, src: await cut(rest), unicodeRange: restRange },
      ],
    };
  },
};

/** The two typefaces of the design, served by the site itself, with fallbacks that keep their metrics. */
export const fonts = [
  {
    provider: twoFiles,
    name: 'Besley',
    cssVariable: '--font-besley',
    fallbacks: ['Rockwell', 'Roboto Slab', 'Georgia', 'serif'],
    options: {
      file: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
      weights: { min: 440, max: 860 },
    },
  },
  {
    provider: twoFiles,
    name: 'Familjen Grotesk',
    cssVariable: '--font-familjen',
    fallbacks: ['Helvetica Neue', 'Arial', 'sans-serif'],
    options: {
      file: '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
      weights: { min: 400, max: 700 },
    },
  },
];
