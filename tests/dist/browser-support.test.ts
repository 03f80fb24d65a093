import postcss from 'postcss';
import stylelint from 'stylelint';
import { expect, it } from 'vitest';
import { browsers, extras, misread } from '../../.stylelintrc.mjs';
import { pages } from '../routes';
import { stylesOf } from './site';

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
  const styles = pages.map(stylesOf);
  // A set, because most rules are on many pages.
  const rules = new Set(styles.flatMap((css) => postcss.parse(css).nodes.map(String)));
  const { results } = await stylelint.lint({ code: [...rules].join('\n'), config });
  expect(results.flatMap(({ warnings }) => warnings.map(({ text }) => text))).toEqual([]);
});
