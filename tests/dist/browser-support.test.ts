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
  const styles = pages.map((path) => {
    const sheet = postcss.parse(stylesOf(path));
    // Tailwind's preflight names fonts that not every system has, and elements that no page has.
    sheet.walkRules(/^(?:abbr:where\(\[title\]\)|code,kbd,samp,pre)$/, (rule) => void rule.remove());
    return sheet;
  });
  // A set, because most rules are on many pages.
  const rules = new Set(styles.flatMap(({ nodes }) => nodes.map(String)));
  const { results } = await stylelint.lint({ code: [...rules].join('\n'), config });
  expect(results.flatMap(({ warnings }) => warnings.map(({ text }) => text))).toEqual([]);
});
