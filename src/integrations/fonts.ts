import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FontProvider } from 'astro';
import subsetFont from 'subset-font';
import { familyOf, fontFiles, readFonts, type FontFile } from '../site/theme/fonts.ts';

const folder = path.resolve('node_modules/.cache/fonts');
const features = ['kern', 'liga', 'locl', 'ccmp', 'mark', 'mkmk', 'lnum', 'tnum'];

/**
 * Subsets a font of a package to the characters of `text` and a range of weights, and returns the path of the WOFF2 file,
 * which is named by a hash of its content. Throws if the package has no such file.
 */
async function subset(file: string, text: string, weights: { min: number; max: number }): Promise<string> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(file));
  const options = {
    targetFormat: 'woff2' as const,
    // Also to a single weight, which halves a file with every weight.
    ...(file.includes('-wght-') && {
      variationAxes: { wght: weights.min < weights.max ? weights : weights.min },
    }),
    keepFeatures: features,
    noHinting: true,
  };
  const woff2 = await subsetFont(whole, text, options);
  const name = createHash('sha256').update(woff2).digest('hex').slice(0, 16);
  const to = path.join(folder, `${path.basename(file, '.woff2')}-${name}.woff2`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(to, woff2);
  return to;
}

/** The characters of ranges of code points in hexadecimal, such as `A1-A8`. */
const charactersIn = (ranges: readonly string[]) =>
  ranges
    .map((range) => range.split('-').map((hex) => Number.parseInt(hex, 16)))
    .flatMap(([from = 0, to = from]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((point) => String.fromCodePoint(point))
    .join('');

/** Characters of English text without the signs of code, and the symbols of the design. */
const english = `${charactersIn(['20-5A', '5F', '61-7A'])}\u00a0©°·×÷–—‘’“”…→−`;

/** Signs of code, and every letter and sign of Western European text that English does not need. */
const otherRanges = '5B-5E 60 7B-7E A1-A8 AA-AF B1-B6 B8-D6 D8-F6 F8-FF 131 152-153 20AC'.split(' ');
const others = charactersIn(otherRanges);

/**
 * Splits each font file in two: the characters of English, and the rest, which a browser fetches only for a page that has
 * such a character. Of a font for numbers, keeps the digits and the percent sign.
 */
const twoFiles: FontProvider<{
  faces: readonly FontFile[];
  display: 'swap' | 'optional';
  onlyNumbers?: boolean;
}> = {
  name: 'two-files',
  resolveFont: async ({ options }) => {
    if (!options) return undefined;
    const faces = await Promise.all(
      options.faces.map(async ({ file, weights }) => {
        const weight = [...new Set([weights.min, weights.max])].join(' ');
        const face = { weight, style: 'normal', display: options.display };
        const sources = async (text: string) => [{ url: await subset(file, text, weights), format: 'woff2' }];
        if (options.onlyNumbers) return [{ ...face, src: await sources('0123456789%') }];
        return [
          { ...face, src: await sources(english) },
          { ...face, src: await sources(others), unicodeRange: otherRanges.map((range) => `U+${range}`) },
        ];
      }),
    );
    return { fonts: faces.flat() };
  },
};

const serif = ['Rockwell', 'Roboto Slab', 'Georgia', 'serif'];
const sans = ['Helvetica Neue', 'Arial', 'sans-serif'];
const { headings, text } = readFonts();

/**
 * The two typefaces of the theme, served by the site itself, with fallbacks that keep their metrics. On a first visit over a slow
 * connection, headings change to their typeface when it arrives, because it is what people know the shop by. Text, whose
 * lines would break differently, keeps the fallback until the next page.
 */
const typefaces = (
  [
    { font: headings, cssVariable: '--font-headings', display: 'swap' },
    { font: text, cssVariable: '--font-text', display: 'optional' },
  ] as const
).map(({ font, cssVariable, display }) => ({
  provider: twoFiles,
  name: familyOf(font.package),
  cssVariable,
  fallbacks: font.kind === 'serif' ? serif : sans,
  options: { faces: fontFiles(font), display },
}));

/** The darker a film, the bolder its number: the digits of the headings in every weight, for pages that show shades. */
const numbers = {
  provider: twoFiles,
  name: `${familyOf(headings.package)} Numbers`,
  cssVariable: '--font-numbers',
  fallbacks: [],
  options: {
    faces: fontFiles({ ...headings, lightest: 440, heaviest: 860 }),
    display: 'swap' as const,
    onlyNumbers: true,
  },
};

export const fonts = [...typefaces, numbers];
