import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = '.astro/refused';

it.each([
  ['tools/build.ts', { CI: 'true' }, 'content-docs/get-quotes-by-email.md'],
  [
    'tools/build.ts',
    { QUOTE_DELIVERY: 'formspree', QUOTE_ENDPOINT: 'https://formspree.io/f/your-form' },
    'the environment  QUOTE_ENDPOINT',
  ],
  [
    'tools/doctor.ts',
    { QUOTE_DELIVERY: 'endpoint', QUOTE_ENDPOINT: 'https://example.com/quotes' },
    '"https://example.com/quotes" is an example.',
  ],
])('%s with %o stops before it starts, and says what to change', (tool, settings, message) => {
  const env = { PATH: process.env.PATH, ASTRO_TELEMETRY_DISABLED: '1', ...settings };
  const { status, stderr } = spawnSync(process.execPath, [tool, folder], { env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/^\s+at \S+ \(/m);
  expect(existsSync(folder)).toBe(false);
});
