import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { pages } from '../routes';
import { pageAt, stylesOf } from './site';

/* The styles of each page as they ship: what the stated floor of browsers would drop is not among them. */
describe.each(pages)('%s', (path) => {
  const page = pageAt(path);
  const css = postcss.parse(Object.values(stylesOf(path)).join('\n'));
  const declarations: string[] = [];
  css.walkDecls(({ prop, value }) => void declarations.push(`${prop}: ${value}`));

  it('sets lines under text by one value or by long names', () => {
    const dropped = declarations.filter((text) => /^(?:-webkit-)?text-decoration: \S+ /.test(text));
    expect(dropped, 'Safari before 26.2 drops these whole').toEqual([]);
  });

  it('uses no nesting and no relative color', () => {
    const nested: string[] = [];
    css.walkRules((rule) => {
      if (rule.parent?.type === 'rule') nested.push(rule.selector);
    });
    expect(nested, 'Chrome 111 knows no nested rules').toEqual([]);
    expect(declarations.filter((text) => /\((?:from|in \w+ from) /.test(text))).toEqual([]);
  });

  it('keeps a scroll timeline out of the shorthand', () => {
    expect(declarations.filter((text) => /^animation: .*(?:scroll|view)\(/.test(text))).toEqual([]);
  });

  it('blends no shape inside a drawing', () => {
    const blending: string[] = [];
    css.walkDecls('mix-blend-mode', ({ parent }) => {
      if (parent && 'selectors' in parent) blending.push(...parent.selectors);
    });
    const inside = blending
      .map((selector) => selector.replace(/::?(?:before|after)$/, ''))
      .filter((selector) =>
        page.querySelectorAll('svg *').some((shape) => shape.closest(selector) === shape),
      );
    expect(inside, 'Firefox blends these with their own drawing only').toEqual([]);
  });
});
