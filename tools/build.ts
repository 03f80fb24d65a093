import { existsSync, globSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'astro';
import { applySettings } from '../src/site/settings.ts';
import { readArguments } from './arguments.ts';
import { dropUnsound, noteSums } from './build/caches.ts';
import { describeFailure } from './build/failure.ts';
import { takeTurn } from './build/turn.ts';

/*
 * Builds the site into a folder of its own, which takes the place of `dist` when it is whole: a build that fails
 * or is interrupted leaves the old site as it was. Builds take turns. Another place can be named: node tools/build.ts FOLDER
 */
const usage = `npm run build                             builds the site into dist
npm run build -- --without-delivery       also where the settings choose no delivery for the quote form`;
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: { 'without-delivery': { type: 'boolean', default: false } },
});
const target = resolve(positionals[0] ?? 'dist');
applySettings();
if (values['without-delivery']) process.env.QUOTE_DELIVERY ??= 'console';

const next = `${target}.next-${process.pid}`;
const old = `${target}.old`;

const release = takeTurn();
// Left by builds that were killed; the last one perhaps between its two renamings.
for (const left of globSync(`${target}.next-*`)) rmSync(left, { recursive: true, force: true });
if (existsSync(old) && !existsSync(target)) renameSync(old, target);
rmSync(old, { recursive: true, force: true });
dropUnsound();

try {
  await build({ outDir: next });
  noteSums();
  if (existsSync(target)) renameSync(target, old);
  renameSync(next, target);
  rmSync(old, { recursive: true, force: true });
} catch (error) {
  console.error(`\n${describeFailure(error)}\n\nNothing was put in place: ${target} is as it was.`);
  rmSync(next, { recursive: true, force: true });
  process.exitCode = 1;
}
release();
process.exit();
