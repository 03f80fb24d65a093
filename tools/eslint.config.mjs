import { readdirSync } from 'node:fs';
import astro from 'eslint-plugin-astro';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

const upperLayers = ['layouts', 'pages', 'integrations', 'server'];
const features = readdirSync('src/features');

/** What an Astro component may not import. dependency-cruiser checks the same for modules, but cannot read components. */
const astroImports = [
  { files: ['src/components/**/*.astro'], folders: ['features', ...upperLayers] },
  { files: ['src/layouts/**/*.astro'], folders: upperLayers.slice(1) },
  ...features.map((name) => ({
    files: [`src/features/${name}/**/*.astro`],
    folders: [
      ...upperLayers,
      ...features.filter((other) => other !== name).map((other) => `features/${other}`),
    ],
  })),
].map(({ files, folders }) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: [...folders.flatMap((folder) => [`@/${folder}/*`, `**/${folder}/*`]), 'node:*', '../../*'],
            message: 'content-docs/architecture.md says what may import what.',
          },
        ],
      },
    ],
  },
}));

export default defineConfig(
  { ignores: ['dist/', 'dist.*/', '.astro/', 'test-results/'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: process.cwd() } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  { files: ['**/*.{mjs,astro}'], extends: [ts.configs.strict] },
  {
    // The linter does not know the types of Astro components. `astro check` does.
    files: ['src/layouts/*-components.ts'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  astro.configs.recommended,
  { files: ['src/{components,features}/**/*.tsx'], ...hooks.configs.flat['recommended-latest'] },
  {
    rules: {
      'no-console': ['error', { allow: ['error', 'warn', 'info', 'table'] }],
      eqeqeq: 'error',
      'prefer-const': 'error',
    },
  },
  {
    // No type assertions except `as const`.
    files: ['{src,tools}/**/*.{ts,tsx,mjs,astro}'],
    rules: { '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }] },
  },
  {
    // With Playwright's own `test`, the pointer may be on the page from the start.
    files: ['tests/browser/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: '@playwright/test', message: "Import from './test.ts'." }] },
      ],
    },
  },
  ...astroImports,
);
