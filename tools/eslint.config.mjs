import astro from 'eslint-plugin-astro';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

export default defineConfig(
  { ignores: ['dist/', 'dist.*/', '.astro/', '.vercel/', 'test-results/'] },
  ts.configs.strict,
  astro.configs.recommended,
  { files: ['src/{components,features}/**/*.tsx'], ...hooks.configs.flat['recommended-latest'] },
  {
    rules: {
      'no-console': ['error', { allow: ['error', 'warn', 'info'] }],
      eqeqeq: 'error',
      'prefer-const': 'error',
    },
  },
  {
    // Playwright's own test begins with the pointer on the page in a browser without windows.
    files: ['tests/browser/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: '@playwright/test', message: "Import from './test.ts'." }] },
      ],
    },
  },
);
