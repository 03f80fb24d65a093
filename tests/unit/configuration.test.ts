import { expect, it, vi } from 'vitest';

it('loads every configuration file on a machine without a browser, as linters do', async () => {
  vi.stubEnv('CHROME_PATH', '/no/such/browser');
  const files = import.meta.glob(['../*.config.ts', '../../tools/*.config.mjs', '../../.*.mjs']);
  expect(Object.keys(files).length).toBeGreaterThan(3);
  for (const load of Object.values(files)) await load();
  vi.unstubAllEnvs();
});
