import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type CSSProperties, type ReactNode } from 'react';
import satori from 'satori';
import subsetFont from 'subset-font';
import { colorOf } from '../../theme/brand-colors.ts';
import { fontFiles, readFonts } from '../../theme/fonts.ts';

/** Size of the half of a social picture that has its words, in pixels. */
export const WORDS = { width: 672, height: 630 };
/** Place of the title in it. */
export const TITLE = { left: 60, top: 118, width: WORDS.width - 60, height: 400 };

const DARK = colorOf('text');
const BACKGROUND = colorOf('background');
const ACCENT = colorOf('accent-light');
const SHADES = ['70', '50', '35', '15', '10', '5'].map((vlt) => colorOf(`shade-${vlt}`));
const STRIP = 26;
/** Width of a line; words of wide letters may pass it by a little. */
const LINE = WORDS.width - 120;
/** Width of a letter in ems. */
const LETTER = 0.58;
/** That of a letter in two words with their space between them. */
const PAIR_LETTER = 0.53;

const latin = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** The typeface of headings at weight 600, as pictures for sharing are drawn with it: one that is installed as such, else cut from the site's own. */
async function loadTypeface(): Promise<Buffer> {
  const { headings } = readFonts();
  const fixed = headings.package.replace('-variable/', '/');
  const id = fixed.split('/').at(-1) ?? '';
  const whole = join('node_modules', fixed, 'files', `${id}-latin-600-normal.woff`);
  if (existsSync(whole)) return readFileSync(whole);
  const files = fontFiles(headings);
  const font = files.find(({ weights }) => weights.min === 600) ?? files[0];
  if (!font) throw new Error(`${headings.package} has no files.`);
  const { min, max } = font.weights;
  return subsetFont(readFileSync(join('node_modules', font.file)), `${latin}·–—‘’“”…`, {
    targetFormat: 'sfnt',
    ...(min < max && { variationAxes: { wght: Math.min(Math.max(600, min), max) } }),
  });
}

/** The size of letters at which a line fits its room, in pixels, and `most` if it is short. */
const sizeFor = (line: string, room: number, most: number) => Math.min(most, room / (line.length * LETTER));

const typeface = await loadTypeface();
/** One list for all cards: satori reads a list of fonts anew for each that it has not met. */
const fonts = [{ name: 'Headings', data: typeface, weight: 600 as const, style: 'normal' as const }];

const mark = readFileSync('src/assets/brand/mark-dark.svg');
const markUri = `data:image/svg+xml;base64,${mark.toString('base64')}`;

/** What the words of every card are drawn with, beside this code. */
export const wordsMadeWith = [typeface, mark, DARK, BACKGROUND, ACCENT, ...SHADES];

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** What every card has, as SVG: brand, a line at the foot and a strip of shades. */
export function drawFrame(brand: string, foot: string): Promise<string> {
  const line = { position: 'absolute' as const, left: 60 };
  const drawing = box(
    { ...WORDS, position: 'relative', backgroundColor: DARK, color: BACKGROUND },
    box(
      {
        ...line,
        top: 56,
        alignItems: 'center',
        gap: 18,
        fontSize: sizeFor(brand, LINE - 82, 32),
        color: ACCENT,
      },
      createElement('img', { src: markUri, width: 64, height: 54 }),
      brand,
    ),
    box({ ...line, bottom: STRIP + 44, fontSize: sizeFor(foot, LINE, 30) }, foot),
    box(
      { position: 'absolute', bottom: 0, width: WORDS.width, height: STRIP },
      ...SHADES.map((backgroundColor) => box({ flexGrow: 1, backgroundColor })),
    ),
  );
  return satori(drawing, { ...WORDS, fonts });
}

/** The title of a card as SVG of the size of `TITLE`. */
export function drawTitle(title: string): Promise<string> {
  const words = title.split(' ');
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const most = sizeFor(longest, LINE, title.length > 44 ? 58 : title.length > 28 ? 68 : 80);
  // No word is left alone on the last line, if letters a fifth smaller are enough for that.
  const end = words.slice(-2).join(' ');
  const paired = Math.min(most, LINE / (end.length * PAIR_LETTER));
  const together = words.length > 2 && paired > most * 0.8;
  const size = together ? paired : most;
  const boxes = together ? [...words.slice(0, -2), end] : words;
  const { width, height } = TITLE;
  const drawing = box(
    { width, height, backgroundColor: DARK, color: BACKGROUND },
    box(
      {
        width: LINE,
        height,
        fontSize: size,
        lineHeight: 1.08,
        letterSpacing: -2,
        flexWrap: 'wrap',
        alignContent: 'center',
      },
      // Each word is a box of its own, so that none is broken at a hyphen.
      ...boxes.map((word) => box({ marginRight: size * 0.25, whiteSpace: 'nowrap' }, word)),
    ),
  );
  return satori(drawing, { width, height, fonts });
}
