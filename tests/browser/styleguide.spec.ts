import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect, test } from './test.ts';
import { sidewaysScroll } from './visit.ts';

let server: ChildProcessByStdio<null, Readable, null>;
let address = '';

test.beforeAll(async () => {
  const port = Number(process.env.TEST_PORT ?? 4322) + 40;
  // Also beside a server that a developer left open.
  const args = ['node_modules/astro/bin/astro.mjs', 'dev', '--ignore-lock', '--port', String(port)];
  server = spawn(process.execPath, args, {
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    printed += String(chunk);
    address = /http:\/\/localhost:\d+/.exec(printed)?.[0] ?? '';
    if (!address) continue;
    server.stdout.resume();
    return;
  }
  throw new Error(`The development server did not start:\n${printed}`);
});

test.afterAll(async () => {
  if (server.kill()) await once(server, 'exit');
});

test('the styleguide shows tokens, components and their states', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${address}/styleguide`);
  for (const name of ['Color', 'Type', 'Film', 'Fields', 'Toasts', 'Questions', 'Shade picker', 'Carousel'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('alert').getByText('Unexpected Application Error!')).toBeVisible();
  await expect(page.getByText('35%', { exact: true })).not.toHaveCount(0);
  const fold = (state: string) =>
    page
      .getByRole('button', { name: state, exact: true })
      .first()
      .evaluate((button) => getComputedStyle(button, '::after').transform);
  expect(await fold('hover')).not.toBe(await fold('rest'));
  expect(await sidewaysScroll(page)).toEqual([]);
});
