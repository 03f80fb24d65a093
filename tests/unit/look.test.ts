import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { markDifferences } from '../../tools/look/differences';

/** A white picture with a dark square of 10 by 10 pixels. */
const draw = (file: string, left: number) => {
  const square = { create: { width: 10, height: 10, channels: 3, background: '#222' } } as const;
  return sharp({ create: { width: 100, height: 50, channels: 3, background: '#fff' } })
    .composite([{ input: square, left, top: 5 }])
    .png()
    .toFile(file);
};

it('npm run look marks what moved since the last time, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'look-'));
  for (const name of ['now', 'differences']) mkdirSync(join(folder, name));
  await draw(join(folder, 'now/a.png'), 10);
  expect(await markDifferences(folder, 'a'), 'the first time').toBe(0);
  mkdirSync(join(folder, 'before'));
  await draw(join(folder, 'before/a.png'), 10);
  expect(await markDifferences(folder, 'a')).toBe(0);
  expect(existsSync(join(folder, 'differences/a.png'))).toBe(false);
  await draw(join(folder, 'before/a.png'), 60);
  expect(await markDifferences(folder, 'a')).toBeCloseTo(200 / 5000, 3);
  expect(existsSync(join(folder, 'differences/a.png'))).toBe(true);
  rmSync(folder, { recursive: true });
});
