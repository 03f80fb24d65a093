/** What browsers from this floor on draw; tests/dist/browser-support.test.ts asks the same of the built pages. */
export const browsers = ['safari >= 17', 'chrome >= 111', 'firefox >= 128'];

/** Where a browser does not know one of these, the page is whole without it. */
export const extras = [
  'css-content-visibility',
  'css-media-scripting',
  'css-subgrid',
  'css-touch-action',
  'text-size-adjust',
];

/** What the floor takes for something else, or drops whole; no table of browsers says so. */
export const misread = {
  // Safari before 26.2 drops the shorthand with more than one value.
  '/^(?:-webkit-)?text-decoration$/': ['/ /'],
  // A scroll timeline has no place in the shorthand.
  animation: ['/(?:scroll|view)\\(/'],
  // Relative colors: Chrome 119.
  '/./': ['/\\((?:from|in \\w+ from) /'],
};

/** @type {import('stylelint').Config} */
export default {
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
    'declaration-property-value-disallowed-list': misread,
    'plugin/no-unsupported-browser-features': [
      true,
      // The build writes nested rules out.
      { browsers, ignore: [...extras, 'css-nesting'], ignorePartialSupport: true },
    ],
  },
  overrides: [
    { files: ['**/*.astro'], customSyntax: 'postcss-html' },
    {
      files: ['src/styles/tokens.css'],
      rules: { 'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null },
    },
  ],
};
