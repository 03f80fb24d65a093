import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { readServerSettings, type ServerSettings } from '../src/server/settings.ts';
import { applySettings } from '../src/site/build/settings.ts';

/*
 * Serves the built site and stores quote requests. With --build (`npm start`) the site is built first. Its form posts to
 * this server, unless the settings choose another delivery.
 */
const buildsFirst = process.argv.includes('--build');

/** The system's error code if the server cannot listen on a port. Undefined if it can. */
const listenError = (port: number, host: string | undefined) =>
  new Promise<string | undefined>((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });

/** Throws an error with a remedy if the port cannot be used. Called before the build, because that takes long. */
async function checkPort({ port, host }: ServerSettings): Promise<void> {
  const why = await listenError(port, host);
  if (why === undefined) return;
  if (why === 'EADDRNOTAVAIL' || why === 'ENOTFOUND')
    throw new Error(
      `HOST is "${host ?? ''}", which is not an address of this machine. Delete the setting to listen on every address.`,
    );
  let free = port < 1024 ? 4321 : port + 1;
  while (free < 65_535 && (await listenError(free, host))) free++;
  const wrong = why === 'EACCES' ? `Only root may use port ${port}` : `Port ${port} is in use`;
  throw new Error(`${wrong}. Choose another: PORT=${free} npm ${buildsFirst ? 'start' : 'run serve'}`);
}

/** Builds the site. If that fails and there is no older build to serve, ends the process. */
function buildSite(site: string): void {
  process.env.QUOTE_DELIVERY ??= 'server';
  const { status, signal } = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  const before = statSync(join(site, 'index.html'), { throwIfNoEntry: false });
  if (!before || signal === 'SIGINT' || signal === 'SIGTERM') process.exit(status || 1);
  const day = before.mtime.toISOString().slice(0, 16).replace('T', ' ');
  console.warn(
    `\nThe build failed, for the reason above. The site is served as it was built on ${day} UTC. Fix the mistake and start again.`,
  );
}

try {
  const settings = readServerSettings();
  await checkPort(settings);
  if (buildsFirst) {
    applySettings();
    buildSite(settings.site);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('../src/server/main.ts');
