import { describe, expect, it } from 'vitest';
import { contentSecurity } from '../../src/integrations/content-security';

const rule = (name: string, outside = {}) =>
  contentSecurity(outside)(['go()'], 'a{}')
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `));

describe('the content security policy', () => {
  it('allows no other site by default', () => {
    expect(contentSecurity({})([], '')).not.toMatch(/https?:|\*|unsafe/);
  });

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
