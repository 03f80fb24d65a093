import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { business, pageAt } from './site';

const hrefOf = (rel: string) => pageAt('/').querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? '';
const svg = readFileSync('dist/favicon.svg');

/** How many pixels of a 16-pixel icon are of one of its main colors, not of a blend. */
async function crispShare(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colors = Array.from({ length: info.width * info.height }, (_, at) =>
    data.subarray(at * 3, at * 3 + 3).toString('hex'),
  );
  const counts = new Map<string, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const main = [...counts.values()].sort((a, b) => b - a).slice(0, 3);
  return main.reduce((sum, count) => sum + count, 0) / colors.length;
}

describe('the icon', () => {
  it('is crisp at 16 pixels: at most one pixel in eight is a blend of its colors', async () => {
    const png = await sharp(svg, { density: 72 }).resize(16, 16).png().toBuffer();
    expect(await crispShare(png)).toBeGreaterThan(7 / 8);
  });

  it('is an ICO file of 16, 32 and 48 pixels for those who ask for one', async () => {
    const ico = readFileSync('dist/favicon.ico');
    expect(ico.readUInt16LE(4)).toBe(3);
    const sides = [0, 1, 2].map((index) => {
      const [size, offset] = [ico.readUInt32LE(14 + 16 * index), ico.readUInt32LE(18 + 16 * index)];
      return sharp(ico.subarray(offset, offset + size)).metadata();
    });
    expect((await Promise.all(sides)).map(({ width }) => width)).toEqual([16, 32, 48]);
  });

  it('is 180 pixels wide on the home screen of an iPhone', async () => {
    const { width, height, format } = await sharp(`dist${hrefOf('apple-touch-icon')}`).metadata();
    expect([width, height, format]).toEqual([180, 180, 'png']);
  });

  it('stands in the web manifest with the name of the business', async () => {
    const manifest = JSON.parse(readFileSync(`dist${hrefOf('manifest')}`, 'utf8')) as {
      name: string;
      icons: { src: string; sizes: string }[];
    };
    expect(manifest.name).toBe(business.brand);
    const sizes = manifest.icons.map(async ({ src, sizes: said }) => {
      const { width, height } = await sharp(`dist${src}`).metadata();
      return said === `${width}x${height}`;
    });
    expect(await Promise.all(sizes)).toEqual([true, true]);
  });
});
