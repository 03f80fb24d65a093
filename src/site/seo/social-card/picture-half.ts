import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** Size of the half of a social picture that shows the page's picture, in pixels. */
export const ART = { width: 520, height: 630 };

const digests = new Map<string, string>();

/** Digest of a picture file, which many cards share. */
export function digestOf(file: string): string {
  const known = digests.get(file) ?? createHash('sha256').update(readFileSync(file)).digest('hex');
  digests.set(file, known);
  return known;
}

/** More than towns take turns with. */
const KEPT = 32;
const pixels = new Map<string, Promise<Buffer>>();

/** Pixels of a picture at the size of the card's half, cut around its focus; kept for the next, a megabyte each. */
export function pixelsOf(file: string, focus: number): Promise<Buffer> {
  const key = `${file} ${focus}`;
  const known = pixels.get(key) ?? cutOut(file, focus);
  if (pixels.size >= KEPT) pixels.clear();
  pixels.set(key, known);
  return known;
}

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
