import { existsSync, rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { runTool } from '../support/run-tool';

const folder = '.astro/refused';
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Which settings are refused is tested in unit/settings.test.ts.
it.concurrent.each([
  ['tools/build.ts', { CI: 'true' }, 'content-docs/get-quotes-by-email.md'],
  [
    'tools/doctor.ts',
    { QUOTE_DELIVERY: 'endpoint', QUOTE_ENDPOINT: 'https://example.com/quotes' },
    '"https://example.com/quotes" is an example.',
  ],
])('%s with %o stops before it starts, and says what to change', async (tool, settings, message) => {
  const env = { PATH: process.env.PATH, ASTRO_TELEMETRY_DISABLED: '1', ...settings };
  const { code, output } = await runTool(env, tool, folder);
  expect(code).toBe(1);
  expect(output).toContain(message);
  expect(output).not.toMatch(/^\s+at \S+ \(/m);
  expect(existsSync(folder)).toBe(false);
});
