import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { colorOf } from '../../theme/brand-colors.ts';
import ownCode from './draw.ts?raw';
import { drawWords, WORDS, wordsMadeWith } from './words.ts';
import wordsCode from './words.ts?raw';

/** Size of the half of a social picture that shows the page's picture, in pixels. */
const ART = { width: 520, height: WORDS.height };
const GAP = 8;
const CACHE = join('node_modules', '.astro', 'social');

/** Digest of what every card is made with: this code, letters and colors, and the versions of what draws. */
const madeWith = [ownCode, wordsCode, ...wordsMadeWith, JSON.stringify(sharp.versions)]
  .reduce((sum, part) => sum.update(part).update('\0'), createHash('sha256'))
  .digest('hex');

const digests = new Map<string, string>();

/** Digest of a picture file, which many cards share. */
function digestOf(file: string): string {
  const digest = digests.get(file) ?? createHash('sha256').update(readFileSync(file)).digest('hex');
  digests.set(file, digest);
  return digest;
}

/** Pixels of a picture at the size of the card's half, cut around its focus: share of its width from the left. */
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
export async function drawSocialCard(card: SocialCard): Promise<Uint8Array<ArrayBuffer>> {
  const { title, brand, foot, focus = 0.5 } = card;
  const key = createHash('sha256')
    .update(JSON.stringify([madeWith, title, brand, foot, focus, digestOf(card.art)]))
    .digest('hex')
    .slice(0, 32);
  const cached = join(CACHE, `${key}.jpg`);
  if (existsSync(cached)) return new Uint8Array(readFileSync(cached));
  const words = await sharp(Buffer.from(await drawWords(title, brand, foot)))
    .extend({ right: GAP, background: colorOf('accent-light') })
    .removeAlpha()
    .raw()
    .toBuffer();
  // Joined as raw pixels: composing a picture with an SVG takes twice the time.
  const raw = (width: number) => ({ raw: { width, height: WORDS.height, channels: 3 as const } });
  const jpeg = await sharp(words, raw(WORDS.width + GAP))
    .extend({ right: ART.width })
    .composite([{ input: await cutOut(card.art, focus), ...raw(ART.width), left: WORDS.width + GAP, top: 0 }])
    // Better coding tables would take as long as the rest and save a twentieth of a file that no visitor loads.
    .jpeg({ quality: 80, optimizeCoding: false })
    .toBuffer();
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${cached}.${process.pid}`, jpeg);
  renameSync(`${cached}.${process.pid}`, cached);
  return new Uint8Array(jpeg);
}
