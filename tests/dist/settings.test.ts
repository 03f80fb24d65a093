import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';

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
  const child = spawn(process.execPath, [tool, folder], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [said] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect(child.exitCode).toBe(1);
  expect(said).toContain(message);
  expect(said).not.toMatch(/^\s+at \S+ \(/m);
  expect(existsSync(folder)).toBe(false);
});
