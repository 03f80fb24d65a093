import sharp from 'sharp';
import { photoSize } from '../features/quote/rules/photos.ts';

/** Whether the bytes begin like a JPEG, PNG or WebP. The file name and the type from the browser prove nothing. */
const isPhoto = (bytes: Uint8Array): boolean =>
  /^(?:\xff\xd8\xff|\x89PNG\r\n\x1a\n|RIFF[^]{4}WEBP)/.test(
    Buffer.from(bytes.subarray(0, 12)).toString('latin1'),
  );

async function reEncode(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!isPhoto(bytes)) return undefined;
  const { side, quality } = photoSize;
  // The largest photos of phones have 8192 × 6144 pixels.
  const photo = sharp(bytes, { failOn: 'error', limitInputPixels: 52_000_000 })
    .timeout({ seconds: 10 })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColorspace('srgb')
    .jpeg({ quality });
  return new Uint8Array(await photo.toBuffer());
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Writes a photo anew as a JPEG of at most 1,600 px, upright, without EXIF or other data of the file. Undefined if it is not a
 * JPEG, PNG or WebP, is damaged or cut off, or has more than 52 megapixels. One at a time, as each takes memory.
 */
export function toJpeg(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const written = last.then(() => reEncode(bytes)).catch(() => undefined);
  last = written;
  return written;
}
