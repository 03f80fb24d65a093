import { existsSync, rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { runTool } from '../support/run-tool';

const folder = '.astro/refused';
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// unit/settings.test.ts tests which settings are refused.
it('a build for the web without a delivery stops before it starts, and says what to change', async () => {
  const env = { PATH: process.env.PATH, ASTRO_TELEMETRY_DISABLED: '1', CI: 'true' };
  const { code, output } = await runTool(env, 'tools/build.ts', folder);
  expect(code).toBe(1);
  expect(output).toContain('content-docs/get-quotes-by-email.md');
  expect(output).not.toMatch(/^\s+at \S+ \(/m);
  expect(existsSync(folder)).toBe(false);
});
