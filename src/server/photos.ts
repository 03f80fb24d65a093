import sharp from 'sharp';
import { photoSize } from '../features/quote/rules/photos.ts';

const { side, quality } = photoSize;
/** The first bytes of a JPEG, PNG or WebP. The file name and the type from the browser prove nothing. */
const photoSignature = /^(?:\xff\xd8\xff|\x89PNG\r\n\x1a\n|RIFF[^]{4}WEBP)/;

async function reEncode(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  if (!photoSignature.test(Buffer.from(bytes.subarray(0, 12)).toString('latin1'))) return undefined;
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

let lastPhoto: Promise<Uint8Array | undefined> = Promise.resolve(undefined);

/** Re-encodes a photo as an upright JPEG without EXIF, one at a time to save memory; undefined if the file is not a photo. */
export const toJpeg = (bytes: Uint8Array) =>
  (lastPhoto = lastPhoto.then(() => reEncode(bytes)).catch(() => undefined));
