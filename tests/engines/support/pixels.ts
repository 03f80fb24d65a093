import sharp from 'sharp';
import type { Point } from '../drivers/driver';

/** Brightness of each pixel of a part of a screenshot, 0 to 255, row by row. */
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

/** How alike two pictures of the same size are: 1 when one is a brighter or darker copy of the other, 0 when they share nothing. */
export function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [a, b] = [mean(one), mean(other)];
  let [both, first, second] = [0, 0, 0];
  for (const [index, value] of one.entries()) {
    const [x, y] = [value - a, (other[index] ?? 0) - b];
    both += x * y;
    first += x * x;
    second += y * y;
  }
  return both / (Math.sqrt(first * second) || 1);
}
