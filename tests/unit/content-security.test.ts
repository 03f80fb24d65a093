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

  it('allows the inline scripts and the style of its page by their hashes', () => {
    const one = "'sha256-dpLDrTVAu4A8Ags67mbNiIcSMjTqDG5xQ8Ct1z/0Me0='";
    const policy = contentSecurity({})(['one', 'two', 'one'], 'one').split('; ');
    expect(policy.at(-2)).toMatch(/^script-src 'self'( 'sha256-[^']+'){2}$/);
    expect(policy.at(-2)).toContain(one);
    expect(policy.at(-1)).toBe(`style-src 'self' ${one}`);
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
