import sharp from 'sharp';
import { photoSize } from '../features/quote/rules/photos.ts';

const { side, quality } = photoSize;
/** How a JPEG, PNG or WebP begins. The file name and the type from the browser prove nothing. */
const photoStart = /^(?:\xff\xd8\xff|\x89PNG\r\n\x1a\n|RIFF[^]{4}WEBP)/;

async function reEncode(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  if (!photoStart.test(Buffer.from(bytes.subarray(0, 12)).toString('latin1'))) return undefined;
  // The largest photos of phones have 8192 × 6144 pixels.
  return sharp(bytes, { failOn: 'error', limitInputPixels: 52_000_000 })
    .timeout({ seconds: 10 })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColorspace('srgb')
    .jpeg({ quality })
    .toBuffer();
}

let last: Promise<Uint8Array | undefined> = Promise.resolve(undefined);

/**
 * Writes a photo anew as a JPEG of at most 1,600 px, upright, without EXIF or other data of the file. Undefined if it is not a
 * JPEG, PNG or WebP, is damaged or cut off, or has more than 52 megapixels. One at a time, as each takes memory.
 */
export const toJpeg = (bytes: Uint8Array) => (last = last.then(() => reEncode(bytes)).catch(() => undefined));
