import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = '.astro/refused';
const build = (settings: Record<string, string>) =>
  spawnSync(process.execPath, ['tools/build.ts', folder], {
    env: { PATH: process.env.PATH, ASTRO_TELEMETRY_DISABLED: '1', ...settings },
    encoding: 'utf8',
  });

it.each([
  [{ CI: 'true' }, 'content-docs/get-quotes-by-email.md'],
  [
    { QUOTE_DELIVERY: 'formspree', QUOTE_ENDPOINT: 'https://formspree.io/f/your-form' },
    'the environment  QUOTE_ENDPOINT',
  ],
])('a build with %o stops before it starts, and says where to look', (settings, words) => {
  const { status, stderr } = build(settings);
  expect(status).toBe(1);
  expect(stderr).toContain(words);
  expect(stderr).not.toMatch(/^\s+at \S+ \(/m);
  expect(existsSync(folder)).toBe(false);
});

it('the doctor refuses what the build refuses', () => {
  const settings = { QUOTE_DELIVERY: 'endpoint', QUOTE_ENDPOINT: 'https://example.com/quotes' };
  const { status, stderr } = spawnSync(process.execPath, ['tools/doctor.ts'], {
    env: { PATH: process.env.PATH, ...settings },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('"https://example.com/quotes" is an example.');
});
