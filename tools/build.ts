import { existsSync, globSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'astro';
import { applySettings } from '../src/site/build/settings.ts';
import { readArguments } from './arguments.ts';
import { pruneCache, noteSums } from './build/caches.ts';
import { describeFailure } from './build/failure.ts';
import { checkTarget, placeSite, recover } from './build/place.ts';
import { HalfPlaced } from './build/replace-contents.ts';
import { takeBuildLock } from './build/lock.ts';
import { findBlockers } from './doctor/index.ts';

/*
 * Builds the site into a folder of its own, which takes the place of `dist` when it is whole: a build that fails
 * or is interrupted leaves the old site as it was. The old hashed files stay in `dist.old` until the next build, for pages
 * that visitors have open. One build runs at a time. Another place can be named: node tools/build.ts FOLDER
 */
const usage = `npm run build                             builds the site into dist
npm run build -- --without-delivery       also where the settings choose no delivery for the quote form`;
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: { 'without-delivery': { type: 'boolean', default: false } },
});
const named = resolve(positionals[0] ?? 'dist');
// A link to a folder on another disk stays.
const target = existsSync(named) ? realpathSync(named) : named;
applySettings();
if (values['without-delivery']) process.env.QUOTE_DELIVERY ??= 'console';

// On the disk of the project, as Astro moves files into it from its own folder there.
const next = resolve(`dist.next-${process.pid}`);
const dropNext = () => {
  for (const left of [next, `${target}.next-${process.pid}`, join(target, `.next-${process.pid}`)])
    rmSync(left, { recursive: true, force: true });
};

const release = takeBuildLock();
try {
  for (const left of globSync('dist.next-*')) rmSync(left, { recursive: true, force: true });
  recover(target);
  checkTarget(target);
  pruneCache();
  await build({ outDir: next });
  noteSums();
  placeSite(next, target);
  const { length } = findBlockers();
  console.info(
    length
      ? `${length} ${length === 1 ? 'thing blocks' : 'things block'} a launch: npm run doctor lists ${length === 1 ? 'it' : 'them'}.`
      : 'Nothing blocks a launch.',
  );
} catch (error) {
  console.error(`\n${describeFailure(error)}`);
  if (!(error instanceof HalfPlaced)) console.error(`\nNothing was put in place: ${target} is as it was.`);
  process.exitCode = 1;
}
dropNext();
release();
process.exit();
