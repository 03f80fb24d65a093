import sharp from 'sharp';
import type { Point } from '../drivers/driver';

/** The brightness of each pixel in part of a screenshot, 0 to 255, row by row. */
export async function readPixels(
  screenshot: Buffer,
  [left, top]: Point,
  [width, height]: Point,
): Promise<number[]> {
  const area = {
    left: Math.round(left),
    top: Math.round(top),
    width: Math.round(width),
    height: Math.round(height),
  };
  const raw = await sharp(screenshot)
    .extract(area)
    .removeAlpha()
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = raw.info;
  return [...raw.data].filter((_, index) => index % channels === 0);
}
