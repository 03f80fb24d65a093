import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { sidewaysScroll } from './visit.ts';

let server: ChildProcess;
let address = '';

test.beforeAll(async () => {
  const port = Number(process.env.TEST_PORT ?? 4322) + 40;
  server = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)], {
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for (let printed = ''; !address && server.stdout;) {
    const [chunk] = (await once(server.stdout, 'data')) as [Buffer];
    printed += chunk.toString();
    address = /http:\/\/localhost:\d+/.exec(printed)?.[0] ?? '';
  }
});

test.afterAll(async () => {
  server.kill();
  await once(server, 'exit');
});

test('the styleguide shows tokens, components and states in development', async ({ page }) => {
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
