import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findBrowser } from '../tests/browser/find-browser.ts';

const isAnswering = (origin: string) =>
  fetch(origin, { signal: AbortSignal.timeout(1000) }).then(
    () => true,
    () => false,
  );

/** Waits until a server answers. Throws if it does not within 10 s. */
export async function waitForServer(origin: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await isAnswering(origin)) return;
    await wait(50);
  }
  throw new Error(`${origin} does not answer.`);
}

/**
 * Serves the built site of the folder `root` without storing quote requests, and starts a browser. Throws if there is no
 * built site or no browser, the port is taken, or the site is not served.
 */
export async function openSite(port: number, root: string, flags: readonly string[] = []) {
  if (!existsSync(join(root, 'index.html')))
    throw new Error(`${root} has no built site. Build it first: npm run build`);
  const origin = `http://localhost:${port}`;
  if (await isAnswering(origin))
    throw new Error(`Something else answers at ${origin}. Stop it, or name another port with PORT.`);
  const args = ['--no-sandbox', '--disable-quic', '--no-first-run', ...flags];
  const browser = await chromium.launch({ executablePath: findBrowser(), args });
  const server = spawn(process.execPath, ['tools/serve.ts'], {
    env: { ...process.env, PORT: String(port), SITE_DIR: root, QUOTES_DATA: ':memory:' },
    stdio: 'ignore',
  });
  const close = async () => {
    // Nothing is lost, and a proper stop would wait for the browser's connections.
    server.kill('SIGKILL');
    await Promise.all([browser.close(), server.exitCode ?? server.signalCode ?? once(server, 'exit')]);
  };
  await waitForServer(origin).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { origin, browser, close };
}
