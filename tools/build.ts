import { existsSync, renameSync, rmSync } from 'node:fs';
import { build } from 'astro';
import { findBlockers } from './doctor/index.ts';

/* Builds the site beside `dist`, and puts it there once it is whole: a build that is interrupted leaves the old site. */
const next = `dist.next-${process.pid}`;
try {
  await build({ outDir: next, logLevel: process.argv.includes('--verbose') ? 'info' : 'warn' });
  // The old files stay until the next build, for pages that visitors have open.
  rmSync('dist.old', { recursive: true, force: true });
  if (existsSync('dist')) renameSync('dist', 'dist.old');
  renameSync(next, 'dist');
  console.info(`The site is in dist. What still blocks a launch (${findBlockers().length}): npm run doctor`);
} catch (error) {
  rmSync(next, { recursive: true, force: true });
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
