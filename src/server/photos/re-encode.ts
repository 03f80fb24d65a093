import sharp from 'sharp';
import { photoBytes, photoSizes } from '../../features/quote/rules/photos.ts';

/** A limit for the memory that a photo takes. Phones take up to 8192 × 6144 pixels. */
const maxPixels = 52_000_000;
const longestSide = Math.max(...photoSizes.map(({ side }) => side));

/** Whether the bytes begin like a JPEG, a PNG or a WebP. The name and the type from the browser prove nothing. */
function isPhoto(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return /^(?:\xff\xd8\xff|\x89PNG\r\n\x1a\n|RIFF[^]{4}WEBP)/.test(start);
}

/**
 * Decodes a photo and re-encodes it: a JPEG of at most 1,600 px and 400 kB, upright, without EXIF or anything else that was
 * in the file. undefined for what is not a JPEG, PNG or WebP, is damaged or cut off, or has more than 52 megapixels.
 */
export async function reEncodePhoto(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!isPhoto(bytes)) return undefined;
  try {
    const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColorspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    for (const { side, quality } of photoSizes) {
      const photo = sharp(data, { raw }).resize(side, side, { fit: 'inside', withoutEnlargement: true });
      const written = await photo.jpeg({ quality }).toBuffer();
      if (written.length <= photoBytes) return new Uint8Array(written);
    }
  } catch {
    // It cannot be decoded.
  }
  return undefined;
}
