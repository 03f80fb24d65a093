import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { colorOf } from '../../theme/brand-colors.ts';
import ownCode from './draw.ts?raw';
import { drawFrame, drawTitle, TITLE, WORDS, wordsMadeWith } from './words.ts';
import wordsCode from './words.ts?raw';

/** Size of the half of a social picture that shows the page's picture, in pixels. */
const ART = { width: 520, height: WORDS.height };
const GAP = 8;
const CARD = { width: WORDS.width + GAP + ART.width, height: WORDS.height };
/** Bytes of a pixel: red, green and blue. */
const CHANNELS = 3;
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

/** Cut-out pictures, which towns share; forgotten at this number, as each is a megabyte. */
const cutOuts = new Map<string, Promise<Buffer>>();
const MOST_CUT_OUTS = 50;

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

function getCutOut(file: string, focus: number): Promise<Buffer> {
  if (cutOuts.size >= MOST_CUT_OUTS) cutOuts.clear();
  const key = JSON.stringify([file, focus]);
  const pixels = cutOuts.get(key) ?? cutOut(file, focus);
  cutOuts.set(key, pixels);
  return pixels;
}

const pixelsOf = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();

const frames = new Map<string, Promise<Buffer>>();

/** Pixels of a whole card with no title and no picture yet: the same on every card of a shop. */
function frameOf(brand: string, foot: string): Promise<Buffer> {
  const key = JSON.stringify([brand, foot]);
  const frame =
    frames.get(key) ??
    drawFrame(brand, foot).then(async (svg) =>
      sharp(await pixelsOf(svg), { raw: { ...WORDS, channels: CHANNELS } })
        .extend({ right: GAP + ART.width, background: colorOf('accent-light') })
        .raw()
        .toBuffer(),
    );
  frames.set(key, frame);
  return frame;
}

/** Copies pixels onto a card. */
function paste(card: Buffer, pixels: Buffer, at: { left: number; top: number; width: number }): void {
  const row = at.width * CHANNELS;
  for (let start = 0, y = at.top; start < pixels.length; start += row, y++)
    pixels.copy(card, (y * CARD.width + at.left) * CHANNELS, start, start + row);
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
  const pixels = Buffer.from(await frameOf(brand, foot));
  paste(pixels, await pixelsOf(await drawTitle(title)), TITLE);
  paste(pixels, await getCutOut(card.art, focus), { left: WORDS.width + GAP, top: 0, width: ART.width });
  const jpeg = await sharp(pixels, { raw: { ...CARD, channels: CHANNELS } })
    // Better coding tables would take as long as the rest and save a twentieth of a file that no visitor loads.
    .jpeg({ quality: 80, optimizeCoding: false })
    .toBuffer();
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${cached}.${process.pid}`, jpeg);
  renameSync(`${cached}.${process.pid}`, cached);
  return new Uint8Array(jpeg);
}
