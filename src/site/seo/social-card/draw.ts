import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { colorOf } from '../../theme/brand-colors.ts';
import { timed } from '../../build/timed.ts';
import artCode from './picture-half.ts?raw';
import { ART, digestOf, pixelsOf } from './picture-half.ts';
import ownCode from './draw.ts?raw';
import wordsCode from './text-half.ts?raw';
import { paintWords, WORDS, wordsMadeWith } from './text-half.ts';

const GAP = 8;
const ACCENT = colorOf('accent-light');
const CACHE = join('node_modules', '.astro', 'social');

/** Digest of what every card is made with: this code, letters and colors, and the versions of what draws. */
const madeWith = [ownCode, wordsCode, artCode, ...wordsMadeWith, JSON.stringify(sharp.versions)]
  .reduce((sum, part) => sum.update(part).update('\0'), createHash('sha256'))
  .digest('hex');

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

/** Draws a social picture as JPEG, 1200 x 630; one drawn before with the same words and art comes from the cache. */
export function drawSocialCard(card: SocialCard): Promise<Uint8Array<ArrayBuffer>> {
  return timed('social pictures', () => draw(card));
}

async function draw(card: SocialCard): Promise<Uint8Array<ArrayBuffer>> {
  const { title, brand, foot, focus = 0.5 } = card;
  const key = createHash('sha256')
    .update(JSON.stringify([madeWith, title, brand, foot, focus, digestOf(card.art)]))
    .digest('hex')
    .slice(0, 32);
  const cached = join(CACHE, `${key}.jpg`);
  if (existsSync(cached)) return new Uint8Array(readFileSync(cached));
  const words = await paintWords(title, brand, foot);
  const art = await pixelsOf(card.art, focus);
  // Side by side by hand: sharp's own composition takes longer than all the rest.
  const gap = Buffer.from(ACCENT.slice(1).repeat(GAP), 'hex');
  const rows = Array.from({ length: WORDS.height }, (_, y) => [
    words.subarray(y * WORDS.width * 3, (y + 1) * WORDS.width * 3),
    gap,
    art.subarray(y * ART.width * 3, (y + 1) * ART.width * 3),
  ]);
  const size = { width: WORDS.width + GAP + ART.width, height: WORDS.height, channels: 3 as const };
  // Better coding tables would take as long as the rest and save a twentieth of a file that no visitor loads.
  const jpeg = await sharp(Buffer.concat(rows.flat()), { raw: size })
    .jpeg({ quality: 80, optimizeCoding: false })
    .toBuffer();
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${cached}.${process.pid}`, jpeg);
  renameSync(`${cached}.${process.pid}`, cached);
  return new Uint8Array(jpeg);
}
