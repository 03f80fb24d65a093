import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { provideBrowsers } from './browsers';
import { until } from './until';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served, without a slash at the end. */
    site: string;
  }
}

/** Vitest's global set-up: sees to the browsers and serves the built site; returns how to stop serving. */
export default async function setUp(project: TestProject): Promise<() => void> {
  provideBrowsers();
  if (!existsSync('dist/index.html')) throw new Error('There is no built site: run npm run build first.');
  const port = process.env['TEST_PORT'] ?? '4323';
  const site = `http://localhost:${port}`;
  if (await isUp(site)) throw new Error(`Port ${port} is taken: set TEST_PORT to a free one.`);
  const server = spawn('npm', ['run', 'serve'], {
    // A group of its own, so that the server ends with npm.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: port, QUOTES_DATA: ':memory:', QUOTES_RATE: '0' },
  });
  await until(
    `the site is served on port ${port}`,
    () => {
      if (server.exitCode !== null) throw new Error('npm run serve has ended: see above.');
      return isUp(site);
    },
    30_000,
  );
  project.provide('site', site);
  return () => server.pid && process.kill(-server.pid);
}

const isUp = (site: string) =>
  fetch(site).then(
    () => true,
    () => false,
  );
