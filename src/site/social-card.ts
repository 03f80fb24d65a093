import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type CSSProperties, type ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { colorOf } from './brand-colors.ts';
import { cardLetters } from './theme/card-letters.ts';
import ownCode from './social-card.ts?raw';
import { timed } from './timed.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const ART = 520;
const GAP = 8;
const TEXT = WIDTH - ART - GAP;
/** Width of a line of the title, and of a letter of the title in ems. */
const ROOM = TEXT - 120;
const LETTER = 0.55;
const INK = colorOf('shade-2');
const LIME = colorOf('lime');
const SUN = colorOf('sun');
const SHADES = ['70', '50', '35', '15', '10', '5'].map((vlt) => colorOf(`shade-${vlt}`));

const letters = await cardLetters();
const CACHE = join('node_modules', '.astro', 'social');
/** What every card is made with: this file, the letters, and the versions of what draws. */
const MADE_WITH = [ownCode, createHash('sha256').update(letters).digest('hex'), sharp.versions];

/** One list for all cards: satori reads a list of fonts anew for each that it has not met. */
const fonts = [{ name: 'Letters', data: letters, weight: 600 as const, style: 'normal' as const }];

const mark = readFileSync('src/assets/brand/mark-dark.svg');
const markUri = `data:image/svg+xml;base64,${mark.toString('base64')}`;

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

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

function layout({ title, brand, foot }: SocialCard): ReactNode {
  const words = title.split(' ');
  const longest = Math.max(...words.map((word) => word.length));
  const size = Math.min(title.length > 44 ? 58 : title.length > 28 ? 68 : 80, ROOM / (longest * LETTER));
  return box(
    { flexDirection: 'column', width: TEXT, height: HEIGHT, backgroundColor: INK, color: LIME },
    box(
      {
        flexDirection: 'column',
        justifyContent: 'space-between',
        height: HEIGHT - 26,
        padding: '56px 60px 44px',
      },
      box(
        { alignItems: 'center', gap: 18, fontSize: 32, color: SUN },
        createElement('img', { src: markUri, width: 64, height: 54 }),
        brand,
      ),
      // Each word is a box of its own, so that none is broken at a hyphen.
      box(
        { flexWrap: 'wrap', width: ROOM, fontSize: size, lineHeight: 1.08, letterSpacing: -2 },
        ...words.map((word) => box({ marginRight: size * 0.25, whiteSpace: 'nowrap' }, word)),
      ),
      box({ fontSize: 30 }, foot),
    ),
    box(
      { width: TEXT, height: 26 },
      ...SHADES.map((backgroundColor) => box({ flexGrow: 1, backgroundColor })),
    ),
  );
}

const digests = new Map<string, string>();

/** Digest of a picture file, which many cards share. */
function digestOf(file: string): string {
  const known = digests.get(file) ?? createHash('sha256').update(readFileSync(file)).digest('hex');
  digests.set(file, known);
  return known;
}

/** More than towns take turns with. */
const KEPT = 32;
const pixels = new Map<string, Promise<Buffer>>();

/** Pixels of a picture at the size of the card's half, cut around its focus; kept for the next, a megabyte each. */
function pixelsOf(file: string, focus: number): Promise<Buffer> {
  const key = `${file} ${focus}`;
  const known = pixels.get(key) ?? cutOut(file, focus);
  if (pixels.size >= KEPT) pixels.clear();
  pixels.set(key, known);
  return known;
}

async function cutOut(file: string, focus: number): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata();
  const scaled = Math.max(ART, Math.round((width * HEIGHT) / height));
  const left = Math.min(Math.max(Math.round(scaled * focus - ART / 2), 0), scaled - ART);
  return sharp(file)
    .resize(scaled, HEIGHT, { fit: 'cover' })
    .extract({ left, top: 0, width: ART, height: HEIGHT })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Draws a social picture as JPEG, 1200 x 630; one drawn before with the same words and art comes from the cache. */
export function drawSocialCard(card: SocialCard): Promise<Uint8Array<ArrayBuffer>> {
  return timed('social pictures', () => draw(card));
}

async function draw(card: SocialCard): Promise<Uint8Array<ArrayBuffer>> {
  const { title, brand, foot, focus = 0.5 } = card;
  const words = JSON.stringify([MADE_WITH, INK, LIME, SUN, SHADES, title, brand, foot, focus, markUri]);
  const key = createHash('sha256').update(words).update(digestOf(card.art)).digest('hex').slice(0, 32);
  const cached = join(CACHE, `${key}.jpg`);
  if (existsSync(cached)) return new Uint8Array(readFileSync(cached));
  const svg = await satori(layout(card), {
    width: TEXT,
    height: HEIGHT,
    fonts,
  });
  const text = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  const art = await pixelsOf(card.art, focus);
  // Side by side by hand: sharp's own composition takes longer than all the rest.
  const gap = Buffer.from(SUN.slice(1).repeat(GAP), 'hex');
  const rows = Array.from({ length: HEIGHT }, (_, y) => [
    text.subarray(y * TEXT * 3, (y + 1) * TEXT * 3),
    gap,
    art.subarray(y * ART * 3, (y + 1) * ART * 3),
  ]);
  const jpeg = await sharp(Buffer.concat(rows.flat()), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${cached}.${process.pid}`, jpeg);
  renameSync(`${cached}.${process.pid}`, cached);
  return new Uint8Array(jpeg);
}
