import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { redirects } from '../../src/site/redirects';

describe('redirects', () => {
  it.each(Object.entries(redirects))('%s leads to %s in one step', (from, to) => {
    expect(from).toMatch(/^\/[a-z0-9-]+$/);
    expect(redirects).not.toHaveProperty([to]);
    expect(existsSync(`src/pages${to}.astro`)).toBe(true);
    expect(existsSync(`src/pages${from}.astro`)).toBe(false);
  });

  it('hold the old addresses of the spec', () => {
    expect(redirects).toMatchObject({
      '/quote-for-your-vehicle': '/auto-window-tinting',
      '/residential': '/residential-window-tinting',
    });
  });
});
