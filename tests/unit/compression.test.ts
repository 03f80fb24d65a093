import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FIRST_ROUND_TRIP, isWanted, toBrotli } from '../../src/integrations/compression';

describe('compressed copies', () => {
  it('are written unless a host makes its own', () => {
    expect(isWanted({})).toBe(true);
    expect(isWanted({ CI: 'true' })).toBe(true);
  });

  it.each(['NETLIFY', 'VERCEL', 'CF_PAGES', 'WORKERS_CI'])('are left to the host with %s', (host) => {
    expect(isWanted({ [host]: '1' })).toBe(false);
    expect(isWanted({ [host]: '1', PRECOMPRESS: 'on' })).toBe(true);
  });
});

const noise = (length: number) =>
  Buffer.from(Array.from({ length }, (_, index) => ((index * 7919) % 10_007).toString(36)).join(' '));
const sizeAt = (text: Buffer, quality: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

it('Brotli is the best on a small site, and quick on a large one if the page still fits the first round trip', async () => {
  const [small, middle, large] = [noise(3000), noise(8300), noise(8900)];
  expect(sizeAt(small, 6)).toBeLessThan(FIRST_ROUND_TRIP);
  expect(sizeAt(middle, 6)).toBeGreaterThan(FIRST_ROUND_TRIP);
  expect(sizeAt(middle, 10)).toBeLessThan(FIRST_ROUND_TRIP);
  expect(sizeAt(large, 10)).toBeGreaterThan(FIRST_ROUND_TRIP);
  expect((await toBrotli(small, false)).length).toBe(sizeAt(small, 11));
  expect((await toBrotli(small, true)).length).toBe(sizeAt(small, 6));
  expect((await toBrotli(middle, true)).length).toBe(sizeAt(middle, 10));
  expect((await toBrotli(large, true)).length).toBe(sizeAt(large, 11));
  expect(brotliDecompressSync(await toBrotli(small, true))).toEqual(small);
});
