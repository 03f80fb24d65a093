import { describe, expect, it } from 'vitest';
import {
  deferredStyles,
  firstPaintStyles,
  pageStyles,
} from '../../../src/integrations/finish-pages/page-styles';

const used = (css: string, ...names: string[]) => pageStyles(css, (name) => names.includes(name));

describe('the styles that a page uses', () => {
  it('have no rule whose classes are not on the page', () => {
    expect(used('.a{top:0}.b{top:1px}', '.a')).toBe('.a{top:0}');
    expect(used('.a .b,.b:hover{top:0}', '.a')).toBe('');
    expect(used(':root:not(.a),[data-a]{top:0}')).toBe(':root:not(.a),[data-a]{top:0}');
    expect(used('.md\\:a-1\\.5{top:0}.w-\\[3px\\]{left:0}', '.md:a-1.5')).toBe('.md\\:a-1\\.5{top:0}');
  });

  it('keep the order of layers that have become empty', () => {
    expect(used('@layer theme{p{top:0}}@layer components{.a{top:0}}@layer utilities{p{top:1px}}')).toBe(
      '@layer theme{p{top:0}}@layer components;@layer utilities{p{top:1px}}',
    );
  });

  it('have no custom property and no keyframes that nothing uses, or only an unused one', () => {
    const css = ':root{--a:1px;--b:2px;--c:var(--a);--d:var(--b)}p{top:var(--a);left:var(--a)}';
    expect(used(css, '--c')).toBe(':root{--a:1px;--c:var(--a)}p{top:var(--a);left:var(--a)}');
    const property = (name: string) => `@property --${name}{syntax:"*";inherits:false}`;
    expect(used(`${property('a')}${property('b')}p{top:var(--a);--b:1px}`)).toBe(
      `${property('a')}p{top:var(--a)}`,
    );
    const frames = '@keyframes one{0%{top:0}}@keyframes two{0%{top:var(--e)}}:root{--e:1px}';
    expect(used(`${frames}p{animation:1s one}`)).toBe('@keyframes one{0%{top:0}}p{animation:1s one}');
    expect(used(`${frames}:root{--f:1s two}p{animation:var(--f)}`)).toContain('@keyframes two');
  });

  it('have no fallbacks that supported browsers do not need, and no selector for shadow roots', () => {
    const mixed =
      '@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in srgb,var(--b) 40%,#fff)}}';
    expect(used(`.a{color:#ffe2a9}${mixed}`, '.a')).toBe('.a{color:#ffe2a9}');
    expect(used('@layer properties{p{--tw-a:1}}:root,:host{--a:1}', '--a', '--tw-a')).toBe(':root{--a:1}');
  });

  it('have the values of the theme’s tokens in their place, including tokens that refer to others', () => {
    const fonts = ':root{--font-a:A,serif}:root{--font-b:B}';
    const theme = '@layer theme{:root{--c:red;--d:var(--c);--font-e:var(--font-a)}}';
    expect(used(`${fonts}${theme}p{color:var(--d);font-family:var(--font-e)}`)).toBe(
      '@layer theme;p{color:red;font-family:A,serif}',
    );
    expect(used(`${theme}:root{--f:1px}p{color:var(--c);top:var(--f)}`, '--c')).toBe(
      '@layer theme{:root{--c:red}}:root{--f:1px}p{color:red;top:var(--f)}',
    );
  });

  it('are refused if tokens refer to each other', () => {
    const theme = '@layer theme{:root{--c:var(--d);--d:var(--c)}}';
    expect(() => used(`${theme}p{color:var(--c)}`)).toThrow('refers to itself');
  });

  it("are refused where a component's come before the site's", () => {
    expect(() => used('@layer components{.a{top:0}}@layer theme{p{top:0}}')).toThrow('import the layout');
  });

  it('are refused where keyframes and a class share a name, because both would be kept or removed together', () => {
    expect(() => used('.dock{animation:1s dock}@keyframes dock{0%{top:0}}')).toThrow('keyframes dock');
  });

  it('are refused where a color of the theme is set a second time, because mixed colors would not follow', () => {
    expect(() => used(':root{--color-a:red}.b{--color-a:#00f}', '.b')).toThrow('The color --color-a');
  });

  it('are refused where they ask for a token that is not there', () => {
    expect(() => used('p{color:var(--color-gone)}')).toThrow('the token --color-gone');
    expect(used('p{color:var(--color-gone,red)}')).toBe('p{color:var(--color-gone,red)}');
  });
});

it('the styles below the fold are all styles in their order, except fonts and keyframes that the page already has', () => {
  const face = (file: string, range = '') => `@font-face{font-family:a;src:url(${file})${range}}`;
  const whole =
    face('a.woff2') +
    face('b.woff2', ';unicode-range:U+A1-FF') +
    '.d{margin-top:0;animation:1s low}.b{margin:1px;animation:1s up}@keyframes up{0%{top:0}}@keyframes low{0%{top:0}}';
  const upper = pageStyles(whole, (name) => name === '.b');
  expect(upper).toBe(`${face('a.woff2')}.b{margin:1px;animation:1s up}@keyframes up{0%{top:0}}`);
  expect(deferredStyles(whole, upper)).toBe(
    face('b.woff2', ';unicode-range:U+A1-FF') +
      '.d{margin-top:0;animation:1s low}.b{margin:1px;animation:1s up}@keyframes low{0%{top:0}}',
  );
});

describe('the styles above the fold', () => {
  it('are those of the first paint: no print, no pointer, no focus, no open menu', () => {
    const shown =
      '.a{top:0}@media (width>=48rem){.a{top:1px}}@media (scripting:enabled){.a{top:0}}p:not(:has(a:focus)){left:0}';
    const later =
      '.a:hover,p:has(:focus-visible),::selection{top:2px}:root:has(.a:popover-open){top:3px}' +
      '@media print{.a{top:4px}}@media (scripting:none){.a{top:5px}}@supports not selector(:popover-open){.a{top:6px}}';
    expect(firstPaintStyles(shown + later, () => true)).toBe(shown);
    expect(firstPaintStyles('.a,.a:hover{top:0}', () => true)).toBe('.a{top:0}');
    expect(firstPaintStyles('.a:where(:popover-open,*) .b{top:0}', () => true)).toBe('');
  });

  it('have no rule for an element, an id or an attribute below the fold, and no value that only these use', () => {
    const isAboveFold = (name: string) => ['p', '#a', '[a]', '[a=b]'].includes(name);
    const above = 'p:not(table),#a,[a],[a=b],[a^=x]{top:0}';
    const below = ':root{--c:0}p table,#b,[c],[a=c]{top:var(--c)}';
    expect(firstPaintStyles(above + below, isAboveFold)).toBe(above);
  });
});
