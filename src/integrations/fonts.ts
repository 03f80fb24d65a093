import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FontProvider } from 'astro';
import subsetFont from 'subset-font';
import type { Theme } from '../schemas/theme.ts';
import { familyOf, fontFiles, readFonts, type FontFile } from '../site/theme/fonts.ts';

const cacheFolder = path.resolve('node_modules/.cache/fonts');
const keptFeatures = ['kern', 'liga', 'locl', 'ccmp', 'mark', 'mkmk', 'lnum', 'tnum'];

/** Subsets a font file to the characters of `text` and to its weights. Returns the path of the WOFF2, named by its content. */
async function subsetFile({ file, weights }: FontFile, text: string): Promise<string> {
  const options = {
    targetFormat: 'woff2' as const,
    // Also to a single weight, which halves a file with every weight.
    ...(file.includes('-wght-') && {
      variationAxes: { wght: weights.min < weights.max ? weights : weights.min },
    }),
    keepFeatures: keptFeatures,
    noHinting: true,
  };
  const woff2 = await subsetFont(readFileSync(file), text, options);
  const name = createHash('sha256').update(woff2).digest('hex').slice(0, 16);
  const outputFile = path.join(cacheFolder, `${path.basename(file, '.woff2')}-${name}.woff2`);
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(outputFile, woff2);
  return outputFile;
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

/** Characters that a browser fetches together, when a page has one of them. */
interface Part {
  text: string;
  unicodeRange?: string[];
}

const textParts: readonly Part[] = [
  { text: english },
  { text: others, unicodeRange: otherRanges.map((range) => `U+${range}`) },
];

/** Gives Astro each font file in parts, so that most pages load only the first. */
const partsProvider: FontProvider<{
  faces: FontFile[];
  display: 'swap' | 'optional';
  parts: readonly Part[];
}> = {
  name: 'parts',
  resolveFont: async ({ options: { faces, display, parts } = { faces: [], display: 'swap', parts: [] } }) => {
    const fonts = faces.flatMap((face) =>
      parts.map(async ({ text, unicodeRange }) => ({
        src: [{ url: await subsetFile(face, text), format: 'woff2' }],
        weight: [...new Set([face.weights.min, face.weights.max])].join(' '),
        style: 'normal',
        display,
        ...(unicodeRange && { unicodeRange }),
      })),
    );
    return { fonts: await Promise.all(fonts) };
  },
};

const serif = ['Rockwell', 'Roboto Slab', 'Georgia', 'serif'];
const sans = ['Helvetica Neue', 'Arial', 'sans-serif'];
const { headings, text } = readFonts();

/** A typeface of the theme, served by the site itself, with fallbacks that keep its metrics. */
const typeface = (font: Theme['fonts']['headings'], name: string, display: 'swap' | 'optional') => ({
  provider: partsProvider,
  name: familyOf(font.package),
  cssVariable: `--font-${name}` as const,
  fallbacks: font.kind === 'serif' ? serif : sans,
  options: { faces: fontFiles(font), display, parts: textParts },
});

/** Headings change to their typeface when it arrives; text, whose lines would break differently, waits for the next page. */
const headingFont = typeface(headings, 'headings', 'swap');

/** The darker a film, the bolder its number: the digits of the headings in every weight, for pages that show shades. */
const numberFont = typeface({ ...headings, lightest: 440, heaviest: 860 }, 'numbers', 'swap');

export const fonts = [
  headingFont,
  typeface(text, 'text', 'optional'),
  {
    ...numberFont,
    name: `${numberFont.name} Numbers`,
    fallbacks: [],
    options: { ...numberFont.options, parts: [{ text: '0123456789%' }] },
  },
];
