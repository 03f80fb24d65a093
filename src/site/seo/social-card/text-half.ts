import { readFileSync } from 'node:fs';
import { createElement, type CSSProperties, type ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { colorOf } from '../../theme/brand-colors.ts';
import { cardLetters } from './card-font.ts';

/** Size of the half of a social picture that holds its words, in pixels. */
export const WORDS = { width: 672, height: 630 };

const DARK = colorOf('text');
const BACKGROUND = colorOf('background');
const ACCENT = colorOf('accent-light');
const SHADES = ['70', '50', '35', '15', '10', '5'].map((vlt) => colorOf(`shade-${vlt}`));
const STRIP = 26;
/** Width of a line; words of wide letters may pass it by a little. */
const LINE = WORDS.width - 120;
/** Where the title has its place: between the brand and the foot. */
const ROOM = { left: 60, top: 118, width: WORDS.width - 60, height: 400 };
/** Width of a letter in ems. */
const LETTER = 0.58;

/** The size of letters at which a line fits its room, in pixels, and `most` if it is short. */
const sizeFor = (line: string, room: number, most: number) => Math.min(most, room / (line.length * LETTER));

const letters = await cardLetters();
/** One list for all cards: satori reads a list of fonts anew for each that it has not met. */
const fonts = [{ name: 'Letters', data: letters, weight: 600 as const, style: 'normal' as const }];

const mark = readFileSync('src/assets/brand/mark-dark.svg');
const markUri = `data:image/svg+xml;base64,${mark.toString('base64')}`;

/** What the words of every card are drawn with, beside this code. */
export const wordsMadeWith = [letters, mark, DARK, BACKGROUND, ACCENT, ...SHADES];

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** Pixels of a drawing, three bytes each. */
async function paint(drawing: ReactNode, size: { width: number; height: number }): Promise<Buffer> {
  const svg = await satori(drawing, { ...size, fonts });
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

const frames = new Map<string, Promise<Buffer>>();

/** Everything but the title, which all cards of a site share: drawn once. */
function frameOf(brand: string, foot: string): Promise<Buffer> {
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
  const key = `${brand}\n${foot}`;
  const frame = frames.get(key) ?? paint(drawing, WORDS);
  frames.set(key, frame);
  return frame;
}

function drawTitle(title: string): Promise<Buffer> {
  const words = title.split(' ');
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const size = sizeFor(longest, LINE, title.length > 44 ? 58 : title.length > 28 ? 68 : 80);
  const style = {
    fontSize: size,
    lineHeight: 1.08,
    letterSpacing: -2,
    color: BACKGROUND,
    backgroundColor: DARK,
  };
  const drawing = box(
    {
      ...style,
      width: ROOM.width,
      height: ROOM.height,
      paddingRight: ROOM.width - LINE,
      flexWrap: 'wrap',
      alignContent: 'center',
    },
    // Each word is a box of its own, so that none is broken at a hyphen.
    ...words.map((word) => box({ marginRight: size * 0.25, whiteSpace: 'nowrap' }, word)),
  );
  return paint(drawing, ROOM);
}

/** Pixels of the words of a card, three bytes each. */
export async function paintWords(title: string, brand: string, foot: string): Promise<Buffer> {
  const pixels = Buffer.from(await frameOf(brand, foot));
  const lines = await drawTitle(title);
  for (let y = 0; y < ROOM.height; y++)
    lines.copy(
      pixels,
      ((ROOM.top + y) * WORDS.width + ROOM.left) * 3,
      y * ROOM.width * 3,
      (y + 1) * ROOM.width * 3,
    );
  return pixels;
}
