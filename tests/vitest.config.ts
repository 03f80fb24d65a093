import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { calculatorContent } from '../src/integrations/content-plugins.ts';

// Plain Vite: these tests need no Astro, whose setup would take longer than the tests.
// Builds that tests start send nothing, which a build on a CI machine has to be allowed by name.
process.env.QUOTE_DELIVERY ??= 'console';

const project = (name: string, more: object = {}) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.ts`], ...more },
});

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
      project('unit', { isolate: false }),
      project('dist', { isolate: false, testTimeout: 60_000 }),
      project('sample'),
      project('server', { testTimeout: 60_000 }),
      project('build'),
      project('owner'),
      project('nginx'),
      project('faults', { testTimeout: 300_000 }),
      project('engines', {
        globalSetup: 'tests/engines/support/set-up.ts',
        expect: { poll: { timeout: 5000 } },
        // As in Chromium: a shared machine may stall in the middle of a test, but a fault fails every time.
        retry: process.env.CI ? 2 : 0,
      }),
    ],
  },
});
