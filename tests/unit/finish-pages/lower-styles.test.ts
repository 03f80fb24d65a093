import { describe, expect, it } from 'vitest';
import { leanPage } from '../../../src/integrations/finish-pages/lean-page';
import { ownStyles } from '../../../src/integrations/finish-pages/own-styles';
import { readPage } from '../../../src/integrations/finish-pages/read-page';

const body =
  '<header class="a"><p class="b">x</p></header><!--fold--><div class="c"><p class="d b">y</p></div>';
const page = (css: string) => `<html><head><style>${css}</style></head><body>${body}</body></html>`;

function cut(css: string, script = '') {
  const html = page(css);
  return ownStyles(readPage(html), (word) => script.includes(word), html.indexOf('<!--fold-->'));
}

describe('styles of the lower part', () => {
  it('are those of classes that stand only there, in their blocks', () => {
    expect(cut('@layer theme{p{top:0}}@layer components{.a p{top:0}@media print{.c p,.d{top:1px}}}')).toEqual(
      [
        '@layer theme{p{top:0}}@layer components{.a p{top:0}}',
        '@layer components{@media print{.c p,.d{top:1px}}}',
      ],
    );
    expect(cut('.a,.d{top:0}')).toEqual(['.a,.d{top:0}', '']);
  });

  it('stay where a rule that stays is set to win over them', () => {
    expect(cut('.d{margin-top:0}.b{margin:1px}')).toEqual(['.d{margin-top:0}.b{margin:1px}', '']);
    expect(cut('.d{column-gap:0}.b{gap:1px}')).toEqual(['.d{column-gap:0}.b{gap:1px}', '']);
    expect(cut('.b{margin:1px}.d{margin-top:0}')).toEqual(['.b{margin:1px}', '.d{margin-top:0}']);
    expect(cut('.d{top:0}.b{color:red}')).toEqual(['.b{color:red}', '.d{top:0}']);
    expect(cut('.d{top:0}.a .b{top:1px}'), 'no element has both').toEqual(['.a .b{top:1px}', '.d{top:0}']);
    expect(cut('@layer base,late;@layer base{.d{top:0}}@layer late{.b{top:1px}}')).toEqual([
      '@layer base,late;@layer base{}@layer late{.b{top:1px}}',
      '@layer base{.d{top:0}}',
    ]);
  });

  it('take along the values, keyframes and font files that only they ask for', () => {
    const css =
      '@font-face{src:url("/r.woff2");unicode-range:U+A1-FF}@layer theme{:root{--up:1px;--low:2px}}' +
      '.b{top:var(--up);left:var(--up)}.d{top:var(--low);left:var(--low);animation:1s fall}@keyframes fall{0%{top:0}}';
    const html = page(css).replace('>y<', '>\u00e9<');
    const [upper, lower] = ownStyles(readPage(html), () => false, html.indexOf('<!--fold-->'));
    expect(upper).toBe('@layer theme{:root{--a:1px}}.b{top:var(--a);left:var(--a)}');
    for (const part of ['.d{top:var(--b)', '@keyframes fall', 'r.woff2', '@layer theme{:root{--b:2px}}'])
      expect(lower).toContain(part);
  });

  it('come as a file, at the fold, only where the page is too large for one round trip', () => {
    const kept: string[] = [];
    const lean = (html: string) =>
      leanPage(
        html,
        '/r.js',
        () => () => false,
        (css) => `/lower.${kept.push(css)}.css`,
      );
    const css = '.a{top:0}.c{left:0}';
    expect(lean(page(css))).toBe(page(css).replace('<!--fold-->', ''));
    const noise = Array.from({ length: 9000 }, (_, index) => ((index * 7919) % 10_007).toString(36)).join(
      ' ',
    );
    const large = lean(page(css).replace('>y<', `>${noise}<`));
    expect(kept).toEqual(['.c{left:0}']);
    expect(large).toContain('</header><link rel="stylesheet" href="/lower.1.css"><script> </script><div');
    expect(large).toContain('<style>.a{top:0}</style>');
  });
});
