import { spawnSync } from 'node:child_process';
import { applySettings } from '../src/site/settings.ts';

/*
 * Serves the built site and keeps requests for quotes. With --build, as `npm start` has it, the site is built
 * first, with a form that posts to this server unless the settings name another place.
 */
if (process.argv.includes('--build')) {
  applySettings();
  process.env.QUOTE_DELIVERY ??= 'server';
  const { status } = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
await import('../src/server/main.ts');
