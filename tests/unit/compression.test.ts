import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isWanted, toBrotli } from '../../src/integrations/compression';

describe('compressed copies', () => {
  it('are written unless a host makes its own', () => {
    expect(isWanted({})).toBe(true);
    expect(isWanted({ CI: 'true' })).toBe(true);
  });

  it.each(['NETLIFY', 'VERCEL', 'CF_PAGES', 'WORKERS_CI'])('are left to the host with %s', (host) => {
    expect(isWanted({ [host]: '1' })).toBe(false);
    expect(isWanted({ [host]: '1', PRECOMPRESS: 'on' })).toBe(true);
  });

  it('of a small site are as small as Brotli can make them, and can be unpacked', async () => {
    const page = Buffer.from('window film '.repeat(500));
    const copy = await toBrotli(page, false);
    expect(copy.length).toBe(brotliCompressSync(page).length);
    expect(brotliDecompressSync(copy)).toEqual(page);
  });
});
