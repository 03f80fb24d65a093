import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { business, pageAt } from './site';

const hrefOf = (rel: string) => pageAt('/').querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? '';

describe('the icon', () => {
  it('has 16, 32 and 48 pixels in the ICO file', async () => {
    const ico = readFileSync('dist/favicon.ico');
    expect(ico.readUInt16LE(4)).toBe(3);
    const sides = [0, 1, 2].map((index) => {
      const [size, offset] = [ico.readUInt32LE(14 + 16 * index), ico.readUInt32LE(18 + 16 * index)];
      return sharp(ico.subarray(offset, offset + size)).metadata();
    });
    expect((await Promise.all(sides)).map(({ width }) => width)).toEqual([16, 32, 48]);
  });

  it('is 180 pixels wide for the home screen of an iPhone', async () => {
    const { width, height, format } = await sharp(`dist${hrefOf('apple-touch-icon')}`).metadata();
    expect([width, height, format]).toEqual([180, 180, 'png']);
  });

  it('is in the web manifest with the name of the business', async () => {
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
