import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type CSSProperties, type ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { colorOf } from '../theme/brand-colors.ts';
import { fontFiles, readFonts } from '../theme/fonts.ts';
import ownCode from './social-card.ts?raw';

/** Sizes of the half with the words and of the half with the page's picture, in pixels. */
const WORDS = { width: 672, height: 630 };
const ART = { width: 520, height: WORDS.height };
const GAP = 8;
/** Height of the strip of shades. */
const STRIP = 26;
/** Width of a line; words of wide letters may pass it by a little. */
const LINE = WORDS.width - 120;
/** Width of a letter in ems. */
const LETTER = 0.58;
/** That of a letter in two words with their space between them. */
const PAIR_LETTER = 0.53;
const CACHE = join('node_modules', '.astro', 'social');

const [backgroundColor, color, accent] = ['text', 'background', 'accent-light'].map(colorOf);
const shades = ['70', '50', '35', '15', '10', '5'].map((vlt) => colorOf(`shade-${vlt}`));
const latin = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** The typeface of headings at weight 600 or the nearest that it has, as satori reads it. */
async function loadTypeface(): Promise<Buffer> {
  const { headings } = readFonts();
  const files = fontFiles(headings);
  const font = files.find(({ weights: { min } }) => min === 600) ?? files[0];
  if (!font) throw new Error(`${headings.package} has no files.`);
  const { file, weights } = font;
  const wght = Math.min(Math.max(600, weights.min), weights.max);
  return subsetFont(readFileSync(join('node_modules', file)), `${latin}·–—‘’“”…`, {
    targetFormat: 'sfnt',
    ...(file.includes('-wght-') && { variationAxes: { wght } }),
  });
}

const typeface = await loadTypeface();
/** One list for all cards: satori reads a list of fonts anew for each that it has not met. */
const fonts = [{ name: 'Headings', data: typeface, weight: 600 as const, style: 'normal' as const }];
const mark = readFileSync('src/assets/brand/mark-dark.svg');

/** What a social picture shows. */
export interface SocialCard {
  title: string;
  brand: string;
  /** Line at the foot, such as the phone number. */
  foot: string;
  /** Path of the picture file on disk. */
  art: string;
  /** What must stay in view of a picture wider than its half of the card: share of its width from the left. */
  focus?: number;
}

/** The size of letters at which a line fits its room, in pixels, and `most` if it is short. */
const sizeFor = (line: string, room: number, most: number) => Math.min(most, room / (line.length * LETTER));

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

function toTitle(title: string): ReactNode {
  const words = title.split(' ');
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const most = sizeFor(longest, LINE, title.length > 44 ? 58 : title.length > 28 ? 68 : 80);
  // No word is left alone on the last line, if letters a fifth smaller are enough for that.
  const end = words.slice(-2).join(' ');
  const paired = Math.min(most, LINE / (end.length * PAIR_LETTER));
  const together = words.length > 2 && paired > most * 0.8;
  const fontSize = together ? paired : most;
  const style = { lineHeight: 1.08, letterSpacing: -2, flexWrap: 'wrap', alignContent: 'center' } as const;
  return box(
    { position: 'absolute', left: 60, top: 118, width: LINE, height: 400, fontSize, ...style },
    // Each word is a box of its own, so that none is broken at a hyphen.
    ...(together ? [...words.slice(0, -2), end] : words).map((word) =>
      box({ marginRight: fontSize * 0.25, whiteSpace: 'nowrap' }, word),
    ),
  );
}

/** The half with the words as SVG: brand, title, a line at the foot and a strip of shades. */
function drawWords({ title, brand, foot }: SocialCard): Promise<string> {
  const src = `data:image/svg+xml;base64,${mark.toString('base64')}`;
  const line = { position: 'absolute' as const, left: 60 };
  const fontSize = sizeFor(brand, LINE - 82, 32);
  const drawing = box(
    { ...WORDS, backgroundColor, color },
    box(
      { ...line, top: 56, alignItems: 'center', gap: 18, fontSize, color: accent },
      createElement('img', { src, width: 64, height: 54 }),
      brand,
    ),
    toTitle(title),
    box({ ...line, bottom: STRIP + 44, fontSize: sizeFor(foot, LINE, 30) }, foot),
    box(
      { position: 'absolute', bottom: 0, width: WORDS.width, height: STRIP },
      ...shades.map((shade) => box({ flexGrow: 1, backgroundColor: shade })),
    ),
  );
  return satori(drawing, { ...WORDS, fonts });
}

/** A picture at the size of its half, cut around its focus. */
async function cutOut(file: string, focus: number): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata();
  const scaled = Math.max(ART.width, Math.round((width * ART.height) / height));
  const left = Math.min(Math.max(Math.round(scaled * focus - ART.width / 2), 0), scaled - ART.width);
  return sharp(file)
    .resize(scaled, ART.height, { fit: 'cover' })
    .extract({ left, top: 0, ...ART })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Draws a social picture as JPEG, 1200 x 630; one drawn before with the same words and art comes from the cache. */
export async function drawSocialCard(card: SocialCard): Promise<Uint8Array<ArrayBuffer>> {
  const { art, focus = 0.5, ...words } = card;
  const madeWith = JSON.stringify([words, focus, backgroundColor, color, accent, shades, sharp.versions]);
  const parts = [ownCode, madeWith, typeface, mark, readFileSync(art)];
  const sum = parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256'));
  const cached = join(CACHE, `${sum.digest('hex').slice(0, 32)}.jpg`);
  if (!existsSync(cached)) {
    const input = await cutOut(art, focus);
    mkdirSync(CACHE, { recursive: true });
    await sharp(Buffer.from(await drawWords(card)))
      .extend({ right: GAP + ART.width, background: accent })
      .composite([{ input, raw: { ...ART, channels: 3 }, left: WORDS.width + GAP, top: 0 }])
      .jpeg({ quality: 80 })
      .toFile(`${cached}.${process.pid}`);
    renameSync(`${cached}.${process.pid}`, cached);
  }
  return new Uint8Array(readFileSync(cached));
}
