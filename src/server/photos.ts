import sharp from 'sharp';
import { photoSize } from '../features/quote/rules/photos.ts';

const { side, quality } = photoSize;
/** How a JPEG, PNG or WebP begins, as the file name and the type from the browser prove nothing. */
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

/** Writes photos anew as upright JPEGs without EXIF, one at a time, as each takes memory; undefined for any other file. */
export const toJpeg = (bytes: Uint8Array) => (last = last.then(() => reEncode(bytes)).catch(() => undefined));
