import postcss from 'postcss';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';
import { browsers, extras, misread } from '../../.stylelintrc.mjs';
import { pages } from '../routes';
import { pageAt, stylesOf } from './site';

const config = {
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    'declaration-property-value-disallowed-list': misread,
    'plugin/no-unsupported-browser-features': [
      true,
      { browsers, ignore: extras, ignorePartialSupport: true },
    ],
  },
};

describe.each(pages)('the styles of %s', (path) => {
  const css = Object.values(stylesOf(path)).join('\n');

  it('are supported by the oldest supported browsers', async () => {
    const { results } = await stylelint.lint({ code: css, config });
    expect(results.flatMap(({ warnings }) => warnings.map(({ text }) => text))).toEqual([]);
  });

  it('never blend a shape inside a drawing, which Firefox blends with that drawing only', () => {
    const blending: string[] = [];
    postcss.parse(css).walkDecls('mix-blend-mode', ({ parent }) => {
      if (parent && 'selectors' in parent) blending.push(...parent.selectors);
    });
    const shapes = pageAt(path).querySelectorAll('svg *');
    const inside = blending
      .map((selector) => selector.replace(/::?(?:before|after)$/, ''))
      .filter((selector) => shapes.some((shape) => shape.closest(selector) === shape));
    expect(inside).toEqual([]);
  });
});
