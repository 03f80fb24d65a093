import { expect, it } from 'vitest';
import { optimizePage } from '../../../src/integrations/finish-pages/optimize-page';

const fold = '<template data-fold></template>';
const page = (body: string) =>
  `<html><head><meta charset="utf-8"><style>.a{top:0}.c{left:0}</style></head><body>${body}</body></html>`;

function optimize(html: string) {
  const files: string[] = [];
  const hashed: string[] = [];
  const text = optimizePage(html, {
    runtime: '/r.js',
    findWords: () => () => false,
    writeStyles: (css) => `/lower.${files.push(css)}.css`,
    policy: (scripts, style) => {
      hashed.push(...scripts);
      return `${scripts.length} ${style}`;
    },
  });
  const [, policy] = /charset="utf-8"><meta [^>]* content="([^"]*)">/.exec(text) ?? [];
  return { text: text.replaceAll(/<meta http[^>]*>/g, ''), files, hashed, policy };
}

it('the styles below the fold are a file only if the page is too large for one round trip', () => {
  const body = (text: string) => `<p class="a"></p>${fold}<p class="c">${text}</p>`;
  const small = optimize(page(body('')));
  expect(small.files).toEqual([]);
  expect(small.text).toContain('<style>.a{top:0}.c{left:0}</style>');
  expect(small.text).toContain('<p class="a"></p><p class="c">');
  const noise = Array.from({ length: 9000 }, (_, index) => ((index * 7919) % 10_007).toString(36));
  const large = optimize(page(body(noise.join(' '))));
  expect(large.files).toEqual(['.a{top:0}.c{left:0}']);
  expect(large.text).toContain('<style>.a{top:0}</style>');
  expect(large.text).toContain(
    '</p><link rel="stylesheet" href="/lower.1.css"><script>;</script><p class="c">',
  );
});

it('a font file of rare characters is kept for a page whose text has one, not for one in its markup', () => {
  const face = '@font-face{font-family:a;src:url(rare.woff2);unicode-range:U+5B-5E}';
  const stylesFor = (body: string) =>
    optimize(
      page(body).replace('.a{', `${face}p{font-family:a}.a{`).replace('<head>', '<head><title>[a]</title>'),
    ).text;
  const markup = '<script>x=[1]</script><p title="[b]" class="a c">c</p>';
  expect(stylesFor(markup)).not.toContain('rare.woff2');
  expect(stylesFor(`${markup}<p>[d]</p>`)).toContain('rare.woff2');
});

it('the island runtime becomes one deferred file', () => {
  const element =
    '<script>customElements.get("astro-island")||1</script><style>astro-island,p{top:0}</style>';
  const { text } = optimize(page(`<p class="a c"></p>${element}`));
  expect(text).toContain('<script defer src="/r.js"></script></head>');
  expect(text).not.toContain('astro-island');
});

it('the security policy comes right after the charset, and allows the scripts that run and the style of the page', () => {
  const scripts =
    '<script>one</script><script type="module">two</script><script src="/x.js"></script>' +
    '<script type="application/ld+json">{"a":1}</script><script type="text/partytown">three</script>';
  // Two scripts, and the speculation rules that a script adds.
  expect(optimize(page(`<p class="a c"></p>${scripts}`)).policy).toBe('3 .a{top:0}.c{left:0}');
});

it('runs of whitespace become one space, except where whitespace counts', () => {
  const script = `x.innerHTML='<b>a</b>  <i>b</i>'`;
  const body = `<script>${script}</script>\n\n<p class="a c"></p>\n  <pre><b>1</b>\n\n<b>2</b></pre>`;
  const { text, hashed } = optimize(page(body));
  expect(hashed).toContain(script);
  expect(text).toContain(`<script>${script}</script> <p class="a c"></p> <pre><b>1</b>\n\n<b>2</b></pre>`);
});

it('a page with an island and no styles stops the build, because it would have no runtime', () => {
  const element = '<script>customElements.get("astro-island")||1</script>';
  expect(() => optimize(`<head><meta charset="utf-8">${element}</head>`)).toThrow('no styles');
});

it('a picture of the first screen is preloaded before the icons, with its own sizes and media query', () => {
  const preloadOf = (picture: string) => {
    const head = '<link rel="icon" href="/i.ico"></head>';
    const { text } = optimize(page(`<p class="a c">${picture}</p>`).replace('</head>', head));
    return /<link rel="preload"[^>]*>(?=<link rel="icon")/.exec(text)?.[0];
  };
  expect(preloadOf('<img srcset="a.webp 1x, b.webp 2x" fetchpriority="high">')).toBe(
    '<link rel="preload" as="image" imagesrcset="a.webp 1x, b.webp 2x" fetchpriority="high">',
  );
  expect(preloadOf('<img srcset="a.webp 9w" sizes="50vw" fetchpriority="high">')).toBe(
    '<link rel="preload" as="image" imagesrcset="a.webp 9w" imagesizes="50vw" fetchpriority="high">',
  );
  const phone = '<source media="(width < 9px)" srcset="s.webp">';
  expect(preloadOf(`${phone}<img srcset="a.webp 9w" fetchpriority="high">`)).toBe(
    '<link rel="preload" as="image" imagesrcset="s.webp" media="(width < 9px)" fetchpriority="high">',
  );
});
