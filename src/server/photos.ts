import sharp from 'sharp';
import { photoSize } from '../features/quote/rules/photos.ts';

// Visitors may send any bytes, and the file name and type from the browser prove nothing.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

const { side, quality } = photoSize;

const reEncode = (bytes: Uint8Array) =>
  // The largest photos of phones have 8192 × 6144 pixels.
  sharp(bytes, { failOn: 'error', limitInputPixels: 52_000_000 })
    .timeout({ seconds: 10 })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColorspace('srgb')
    .jpeg({ quality })
    .toBuffer();

let last: Promise<unknown> = Promise.resolve();

/**
 * Writes a photo anew as a JPEG of at most 1,600 px, upright, without EXIF or other data of the file. Undefined if it is not a
 * JPEG, PNG or WebP, is damaged or cut off, or has more than 52 megapixels. One at a time, as each takes memory.
 */
export function toJpeg(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const written = last.then(() => reEncode(bytes)).then(
    (jpeg) => new Uint8Array(jpeg),
    () => undefined,
  );
  last = written;
  return written;
}
