import { describe, expect, it } from 'vitest';
import { usedStyles } from '../../src/integrations/used-styles';

const used = (css: string, ...names: string[]) => usedStyles(css)((name) => names.includes(name));

describe('styles that a page uses', () => {
  it('keeps a sheet as it is if all of it is used', () => {
    const css =
      '/*! {a} */@layer base,components;@layer base{a{color:red;&:hover{color:blue}}}.md\\:a-1\\.5{top:0}' +
      '@font-face{src:url("a{b}.woff2")}@keyframes dock{0%{top:0}}.x::after{content:"}{;"}';
    expect(used(css, 'md:a-1.5', 'x')).toBe(css);
  });

  it('drops rules, nested rules and selectors of a list whose class is not on the page', () => {
    expect(used('.a{top:0}.b{top:1px}', 'a')).toBe('.a{top:0}');
    expect(used('.a,.b p{top:0}', 'a')).toBe('.a{top:0}');
    expect(used('.a{top:0;& .b{top:1px}& p{top:2px}}', 'a')).toBe('.a{top:0;& p{top:2px}}');
  });

  it('keeps elements, attributes and classes that only stand in brackets', () => {
    const css = 'p:not(.a),[data-a=".b"],:where(.c) li{top:0}';
    expect(used(css)).toBe(css);
  });

  it('drops what becomes empty, but for layers, whose order counts', () => {
    expect(used('@media print{.a{top:0}}@layer late{.a{top:0}}')).toBe('@layer late{}');
  });

  it('reads escaped names', () => {
    expect(used('.md\\:a-1\\.5{top:0}.w-\\[3px\\]{top:0}', 'md:a-1.5')).toBe('.md\\:a-1\\.5{top:0}');
  });

  it('drops values that nothing asks for', () => {
    const css = ':root{--a:1px;--b:2px;--c:var(--a)}p{top:var(--a, 0)}';
    expect(used(css, '--c')).toBe(':root{--a:1px;--c:var(--a)}p{top:var(--a, 0)}');
  });

  it('tells pages apart that use different classes or values', () => {
    const styles = usedStyles('.a{top:0}.b{--c:1px}');
    const page = (...names: string[]) => styles((name) => names.includes(name));
    expect(page('a')).toBe('.a{top:0}');
    expect(page('b', '--c')).toBe('.b{--c:1px}');
    expect(page('b')).toBe('.b{}');
  });
});
