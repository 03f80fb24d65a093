import { existsSync } from 'node:fs';
import sharp from 'sharp';

/** How far a channel may be off before a pixel counts as different. Only one and the same machine draws fonts alike. */
const tolerance = 24;

interface Size {
  width: number;
  height: number;
}

/** A picture on white, as large as asked for, three channels. */
const onWhite = (file: string, { width, height }: Size) =>
  sharp(file).flatten({ background: '#fff' }).resize({
    width,
    height,
    fit: 'contain',
    position: 'left top',
    withoutEnlargement: true,
    background: '#fff',
  });

/**
 * Compares a picture of this run with the one of the run before, and writes it with what differs in red.
 * Returns the share of pixels that differ, 0 to 1: 0 without a run before, 1 for a page that is new.
 */
export async function markDifferences(folder: string, name: string): Promise<number> {
  const now = `${folder}/now/${name}.png`;
  const before = `${folder}/before/${name}.png`;
  if (!existsSync(`${folder}/before`)) return 0;
  if (!existsSync(before)) return 1;
  const [a, b] = [await sharp(now).metadata(), await sharp(before).metadata()];
  const size = { width: Math.max(a.width, b.width), height: Math.max(a.height, b.height) };
  const old = await onWhite(before, size).toBuffer();
  const apart = await onWhite(now, size)
    .composite([{ input: old, blend: 'difference' }])
    .png()
    .toBuffer();
  const mask = await sharp(apart).toColorspace('b-w').threshold(tolerance).raw().toBuffer();
  const differing = mask.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
  if (differing === 0) return 0;
  const red = await sharp({ create: { ...size, channels: 3, background: '#e00' } })
    .joinChannel(mask, { raw: { ...size, channels: 1 } })
    .png()
    .toBuffer();
  await onWhite(now, size)
    .modulate({ saturation: 0.2 })
    .composite([{ input: red }])
    .png()
    .toFile(`${folder}/differences/${name}.png`);
  return differing / (size.width * size.height);
}
