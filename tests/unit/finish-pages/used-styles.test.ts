import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { makePlain } from '../../../src/integrations/finish-pages/plain-styles';
import { ownStyles } from '../../../src/integrations/finish-pages/own-styles';
import { readPage } from '../../../src/integrations/finish-pages/read-page';
import { usedStyles } from '../../../src/integrations/finish-pages/used-styles';

const used = (css: string, ...names: string[]) =>
  usedStyles(postcss.parse(css))((name) => names.includes(name));

describe('styles that a page uses', () => {
  it('keeps a sheet as it is if all of it is used', () => {
    const css =
      '/*! {a} */@layer base,components;@layer base{a{color:red;&:hover{color:blue}}}.md\\:a-1\\.5{animation:1s dock}' +
      '@font-face{src:url("a{b}.woff2")}@keyframes dock{0%{top:0}}.x::after{content:"}{;"}';
    expect(used(css, 'a', '.md:a-1.5', '.x')).toBe(css);
  });

  it('drops rules, nested rules and selectors of a list whose class or element is not on the page', () => {
    expect(used('.a{top:0}.b{top:1px}', '.a')).toBe('.a{top:0}');
    expect(used('.a,.b p{top:0}', '.a', 'p')).toBe('.a{top:0}');
    expect(used('.a{top:0;& .b{top:1px}& p{top:2px}}', '.a', 'p')).toBe('.a{top:0;& p{top:2px}}');
    expect(used('table{top:0}body,tbody{top:0}')).toBe('body,tbody{top:0}');
  });

  it('keeps attributes, and what need not be there', () => {
    const css = ':root:not(.a),[data-a=".b"],:is(.c,.d) li{top:0}';
    expect(used(css, 'li', '.d')).toBe(css);
    expect(used(css, 'li')).toBe(':root:not(.a),[data-a=".b"]{top:0}');
  });

  it('drops what becomes empty, but for layers, whose order counts', () => {
    expect(used('@media print{.a{top:0}}@layer late{.a{top:0}}')).toBe('@layer late{}');
  });

  it('keeps the font file of a range of characters for pages that have one', () => {
    const css = '@font-face{src:url("a.woff2")}@font-face{src:url("b.woff2");unicode-range:U+A1-FF,U+131}';
    expect(used(css)).toBe('@font-face{src:url("a.woff2")}');
    expect(used(css, 'U+A1-FF,U+131')).toBe(css);
    const face = (html: string) =>
      ownStyles(readPage(`<html><head><style>${css}</style></head>${html}</html>`), () => false)[0];
    expect(face('<p>Jos\u00e9</p>')).toContain('b.woff2');
    expect(face('<p>\u0131</p>')).toContain('b.woff2');
    expect(face('<textarea></textarea>')).toContain('b.woff2');
    expect(face('<p>Jose \u201ca\u201d</p>')).not.toContain('b.woff2');
  });

  it('reads escaped names', () => {
    expect(used('.md\\:a-1\\.5{top:0}.w-\\[3px\\]{top:0}', '.md:a-1.5')).toBe('.md\\:a-1\\.5{top:0}');
  });

  it('drops values that nothing asks for, and writes in those that one place asks for', () => {
    const css = ':root{--a:1px;--b:2px;--c:var(--a);--d:var(--b)}p{top:var(--a);left:var(--a)}';
    expect(used(css, 'p', '--c')).toBe(':root{--a:1px;--c:var(--a)}p{top:var(--a);left:var(--a)}');
    expect(used(':root{--a:1px}p{top:var(--a)}', 'p')).toBe('p{top:1px}');
  });

  it('keeps a value that changes with the window or the component', () => {
    const css = ':root{--a:1px}@media print{:root{--a:2px}}.b{--c:3px}p{top:var(--a);left:var(--c)}';
    expect(used(css, 'p', '.b')).toBe(css);
  });

  it('drops what is said of values that nothing asks for', () => {
    const said = (name: string) => `@property --${name}{syntax:"*";inherits:false}`;
    const css = `${said('a')}${said('b')}p{top:var(--a);--b:1px}`;
    expect(used(css, 'p')).toBe(`${said('a')}p{top:var(--a)}`);
  });

  it("writes in values of Tailwind's that nothing sets", () => {
    const said = '@property --tw-style{syntax:"*";inherits:false;initial-value:solid}';
    expect(used(`${said}p{border-style:var(--tw-style)}`, 'p')).toBe('p{border-style:solid}');
    const set = `${said}p{border-style:var(--tw-style)}b{--tw-style:dashed}`;
    expect(used(set, 'p', 'b')).toBe(set);
  });

  it('tells pages apart that use different classes or values', () => {
    const styles = usedStyles(postcss.parse('.a{top:0}.b{--c:1px}'));
    const page = (...names: string[]) => styles((name) => names.includes(name));
    expect(page('.a')).toBe('.a{top:0}');
    expect(page('.b', '--c')).toBe('.b{--c:1px}');
    expect(page('.b')).toBe('');
  });
});

describe('styles made plain', () => {
  const plain = (css: string) => {
    const root = postcss.parse(css);
    makePlain(root);
    return root.toString();
  };

  it('have one value where the floor needs no second', () => {
    const mixed = 'color-mix(in srgb, var(--sun) 40%, white)';
    expect(plain(`.a{color:red}@supports (color:color-mix(in lab, red, red)){.a{color:${mixed}}}`)).toBe(
      '.a{color:color-mix(in srgb,var(--sun) 40%,white)}',
    );
  });

  it('are refused where a second value has no first', () => {
    const lonely = '.b{top:0}@supports (color:color-mix(in lab, red, red)){.a{color:red}}';
    expect(() => plain(lonely)).toThrow('a style that stands alone');
  });

  it('describe typefaces without what holds anyway', () => {
    expect(plain('@font-face{src:url(a.woff2);font-style:normal;font-display:optional}')).toBe(
      '@font-face{src:url(a.woff2);font-display:optional}',
    );
    expect(plain('@font-face{src:local("Arial");font-style:italic;font-display:swap}')).toBe(
      '@font-face{src:local("Arial");font-style:italic}',
    );
  });

  it('say once what neighbors say twice', () => {
    expect(plain('@layer a{.b{top:0}}@layer a{.b{left:0}}.c{top:0}@layer a{.b{top:0}}')).toBe(
      '@layer a{.b{top:0;left:0}}.c{top:0}@layer a{.b{top:0}}',
    );
  });
});
