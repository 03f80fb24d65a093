import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { calculatorContent } from '../src/integrations/calculator-content.ts';
import { isFull } from './reach.ts';

// Plain Vite: these tests need no Astro, whose setup would take longer than the tests.
// Builds that tests start send nothing, which a build on a CI machine has to be allowed by name.
process.env.QUOTE_DELIVERY ??= 'console';

// Puts another module in place of one.
const changing = ['tests/unit/new-quote-field.test.ts'];

export default defineConfig({
  plugins: [calculatorContent],
  resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
  test: {
    maxWorkers: 2,
    // A shared machine may stall in the middle of a test.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      // Files of these two share what they import, including built pages, because none of them changes it.
      {
        extends: true,
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], exclude: changing, isolate: false },
      },
      { extends: true, test: { name: 'unit-alone', include: changing } },
      {
        extends: true,
        test: {
          name: 'dist',
          include: ['tests/dist/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      { extends: true, test: { name: 'sample', include: ['tests/sample/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'server', include: ['tests/server/**/*.test.ts'], testTimeout: 60_000 },
      },
      { extends: true, test: { name: 'build', include: ['tests/build/**/*.test.ts'] } },
      { extends: true, test: { name: 'owner', include: ['tests/owner/**/*.test.ts'] } },
      { extends: true, test: { name: 'brand', include: ['tests/brand/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'faults',
          maxConcurrency: 3,
          include: ['tests/faults/*.test.ts'],
          globalSetup: 'tests/faults/set-up.ts',
          testTimeout: isFull ? 900_000 : 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          globalSetup: 'tests/engines/support/set-up.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 5000 } },
        },
      },
      { extends: true, test: { name: 'nginx', include: ['tests/nginx/**/*.test.ts'] } },
    ],
  },
});
