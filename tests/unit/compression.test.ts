import { describe, expect, it } from 'vitest';
import { isWanted } from '../../src/integrations/compression';

describe('compressed copies', () => {
  it('are written unless a host makes its own', () => {
    expect(isWanted({})).toBe(true);
    expect(isWanted({ CI: 'true' })).toBe(true);
  });

  it.each(['NETLIFY', 'CF_PAGES', 'WORKERS_CI'])('are left to the host with %s', (host) => {
    expect(isWanted({ [host]: '1' })).toBe(false);
    expect(isWanted({ [host]: '1', PRECOMPRESS: 'on' })).toBe(true);
  });
});
