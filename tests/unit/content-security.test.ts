import { describe, expect, it } from 'vitest';
import { contentSecurity } from '../../src/integrations/content-security';

/* What it allows on each page is tested on the built pages, by every visit that finds no error in the console. */
const rule = (name: string, outside = {}) =>
  contentSecurity(outside)(['go()'], 'a{}')
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `));

describe('the content security policy', () => {
  it('allows the frame of the quote form that the business file names', () => {
    expect(rule('frame-src', { quoteFrame: 'https://quotes.example/f' })).toBe(
      "frame-src 'self' https://quotes.example",
    );
  });

  it('allows the script of the review widget', () => {
    const policy = rule('script-src', { widgetScript: 'https://reviews.example/w.js' });
    expect(policy).toMatch(/^script-src 'self' https:\/\/reviews\.example 'sha256-/);
  });
});
