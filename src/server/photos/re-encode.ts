import sharp from 'sharp';
import { maxPhotoBytes, photoSizes } from '../../features/quote/rules/photos.ts';

/** Limits the memory that a photo takes. The largest photos of phones have 8192 × 6144 pixels. */
const maxPixels = 52_000_000;
const maxSide = Math.max(...photoSizes.map(({ side }) => side));

/** Whether the bytes begin like a JPEG, PNG or WebP. The file name and the type from the browser prove nothing. */
function isPhoto(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return /^(?:\xff\xd8\xff|\x89PNG\r\n\x1a\n|RIFF[^]{4}WEBP)/.test(start);
}

/**
 * Re-encodes a photo as a JPEG of at most 1,600 px and 400 kB, rotated upright, without EXIF or other data of the file.
 * Undefined if it is not a JPEG, PNG or WebP, is damaged or cut off, or has more than 52 megapixels.
 */
export async function reEncodePhoto(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!isPhoto(bytes)) return undefined;
  try {
    const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColorspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    for (const { side, quality } of photoSizes) {
      const photo = sharp(data, { raw }).resize(side, side, { fit: 'inside', withoutEnlargement: true });
      const written = await photo.jpeg({ quality }).toBuffer();
      if (written.length <= maxPhotoBytes) return new Uint8Array(written);
    }
  } catch {
    // It cannot be decoded.
  }
  return undefined;
}
