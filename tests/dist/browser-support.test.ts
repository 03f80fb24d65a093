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

it('all supported browsers know the styles of every page', async () => {
  const styles = pages.flatMap((path) => Object.values(stylesOf(path)));
  // Most rules are on many pages.
  const rules = new Set(styles.flatMap((css) => postcss.parse(css).nodes.map(String)));
  const { results } = await stylelint.lint({ code: [...rules].join('\n'), config });
  expect(results.flatMap(({ warnings }) => warnings.map(({ text }) => text))).toEqual([]);
});

describe.each(pages)('the styles of %s', (path) => {
  const css = Object.values(stylesOf(path)).join('\n');

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
