import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPolicy } from '../../src/integrations/content-security';

const head = '<head><meta charset="utf-8"><style>a{}</style><script type="module">go()</script></head>';
const policyOf = (html: string, outside = {}) =>
  / content="([^"]*)"/.exec(createPolicy(outside)(html))?.[1] ?? '';
const rule = (name: string, outside = {}, html = head) =>
  policyOf(html, outside)
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `));
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the content security policy', () => {
  it('allows no other site by default', () => {
    expect(policyOf(head)).not.toMatch(/https?:|\*|unsafe/);
  });

  it('allows the scripts and the styles in the page, each once, and no data', () => {
    const data = '<script type="application/ld+json">{"a":1}</script>';
    const others = `<!-- <script> --><script data-a="b>c">stop()</script><script>go()</script>${data}`;
    expect(rule('script-src', {}, head + others)).toBe(`script-src 'self' ${hash('go()')} ${hash('stop()')}`);
    expect(rule('style-src')).toBe(`style-src 'self' ${hash('a{}')}`);
  });

  it('allows the frame of the quote form that the business file names', () => {
    expect(rule('frame-src', { quoteFrame: 'https://quotes.example/f' })).toBe(
      "frame-src 'self' https://quotes.example",
    );
  });

  it('allows the script of the review widget', () => {
    const directive = rule('script-src', { widgetScript: 'https://reviews.example/w.js' });
    expect(directive).toMatch(/^script-src 'self' https:\/\/reviews\.example 'sha256-/);
  });
});
