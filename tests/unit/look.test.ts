import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { markDifferences } from '../../tools/look/differences';

/** A white picture with a dark square of 10 by 10 pixels. */
const draw = (file: string, height: number, left?: number) =>
  sharp({ create: { width: 100, height, channels: 3, background: '#fff' } })
    .composite(
      left === undefined
        ? []
        : [{ input: { create: { width: 10, height: 10, channels: 3, background: '#222' } }, left, top: 5 }],
    )
    .png()
    .toFile(file);

describe('a look at the site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'look-'));

  it('has nothing to compare the first time', async () => {
    mkdirSync(join(folder, 'now'));
    mkdirSync(join(folder, 'differences'));
    await draw(join(folder, 'now/a.png'), 50, 10);
    expect(await markDifferences(folder, 'a')).toBe(0);
  });

  it('marks what moved, by its share of the picture, and leaves alone what is the same', async () => {
    mkdirSync(join(folder, 'before'));
    await draw(join(folder, 'before/a.png'), 50, 10);
    expect(await markDifferences(folder, 'a')).toBe(0);
    expect(existsSync(join(folder, 'differences/a.png'))).toBe(false);
    await draw(join(folder, 'before/a.png'), 50, 60);
    expect(await markDifferences(folder, 'a')).toBeCloseTo(200 / 5000, 3);
    const { data } = await sharp(join(folder, 'differences/a.png'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });
});
