import { existsSync, globSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { build } from 'astro';
import { applySettings } from '../src/site/build/settings.ts';
import { hour } from '../src/site/format/durations.ts';
import { readArguments } from './arguments.ts';
import { pruneCache, saveChecksums } from './build/caches.ts';
import { checkTarget, installSite, recover } from './build/install.ts';
import { PartialInstallError } from './build/replace-contents.ts';
import { findBlockers } from './doctor/index.ts';

/*
 * Builds the site into a temporary folder, which replaces `dist` once it is complete. A build that fails or is interrupted
 * leaves the old site as it was. The old hashed files stay in `dist.old` until the next build, for pages that visitors
 * have open. Only one build runs at a time. To build into another folder: node tools/build.ts FOLDER
 */
const usage = `npm run build                             builds the site into dist
npm run build -- --without-delivery       even if the settings choose no delivery for the quote form
npm run build -- --verbose                with Astro's report, which has a line for each page and picture`;
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    'without-delivery': { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});
const named = resolve(positionals[0] ?? 'dist');
// If dist is a link to a folder on another disk, the folder is replaced, not the link.
const target = existsSync(named) ? realpathSync(named) : named;
applySettings();
if (values['without-delivery']) process.env.QUOTE_DELIVERY ??= 'console';

// On the disk of the project, because Astro moves files into it.
const next = resolve(`dist.next-${process.pid}`);
const removeNext = () => {
  for (const folder of [next, `${target}.next-${process.pid}`, join(target, `.next-${process.pid}`)])
    rmSync(folder, { recursive: true, force: true });
};

/** How long to wait for another build, in milliseconds. */
const lockTimeout = hour;

/**
 * Waits until no other build of this project runs, and returns a function that releases the lock. The lock is on an empty
 * database, because the operating system releases it if the process dies.
 */
function takeBuildLock(): () => void {
  const lock = new DatabaseSync('node_modules/.build-lock');
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    console.info('Another build is running. This one starts when that one ends.');
    lock.exec(`PRAGMA busy_timeout = ${lockTimeout}`);
    lock.exec('BEGIN EXCLUSIVE');
  }
  return () => {
    lock.close();
  };
}

const textOf = (value: object, key: string) => {
  const text: unknown = Reflect.get(value, key);
  return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
};

/** Says what went wrong in a build and where, with Astro's hint if there is one, but without the stack. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const location: unknown = Reflect.get(error, 'loc');
  const parts =
    typeof location === 'object' && location
      ? ['file', 'line', 'column'].map((key) => textOf(location, key))
      : [];
  const where = parts.filter(Boolean).join(':');
  return [error.message, where && `  at ${where}`, textOf(error, 'hint')].filter(Boolean).join('\n');
}

const release = takeBuildLock();
try {
  for (const folder of globSync('dist.next-*')) rmSync(folder, { recursive: true, force: true });
  recover(target);
  checkTarget(target);
  pruneCache();
  console.info('Building the site. The first build prepares every picture, which takes about a minute.');
  const startedAt = performance.now();
  await build({ outDir: next, logLevel: values.verbose ? 'info' : 'warn' });
  saveChecksums();
  const { length } = findBlockers();
  installSite(next, target);
  const seconds = Math.ceil((performance.now() - startedAt) / 1000);
  console.info(`${globSync('**/*.html', { cwd: target }).length} pages built in ${seconds} s.`);
  console.info(
    length ? `Things that block a launch: ${length}. npm run doctor lists them.` : 'Nothing blocks a launch.',
  );
} catch (error) {
  console.error(`\n${describeFailure(error)}`);
  if (!(error instanceof PartialInstallError))
    console.error(`\nNothing was installed: ${target} is unchanged.`);
  process.exitCode = 1;
}
removeNext();
release();
process.exit();
