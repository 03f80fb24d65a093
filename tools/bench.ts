import { readFileSync, writeFileSync } from 'node:fs';
import { endWith, readArguments } from './arguments.ts';
import { measureFirstLoads } from './bench/first-loads.ts';
import { measureGrowth } from './bench/growth.ts';
import { timePresses } from './bench/presses.ts';
import { findWorse, resultsSchema, toTables, writeTables } from './bench/results.ts';
import { openSite } from './open-site.ts';

/*
 * Measures first loads and first presses on a throttled phone, and builds of the site with more articles and locations.
 * Compares the results with those of the last release.
 */
const usage = `npm run bench                              some pages, and three sizes of the site: fifteen minutes
npm run bench -- --counts 0 / /blog        these pages, and only the site's own size
npm run bench -- --keep                    saves the results as those of this release`;
const defaultCounts = '0,100,1000';
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    counts: { type: 'string', default: defaultCounts },
    runs: { type: 'string', default: '5' },
    keep: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const counts = values.counts.split(',').map(Number);
const isCount = (number: number) => Number.isSafeInteger(number) && number >= 0;
if (!isCount(runs) || runs === 0) endWith(`--runs takes a whole number from 1.\n\n${usage}`, 1);
if (!counts.every(isCount)) endWith(`--counts takes whole numbers with commas.\n\n${usage}`, 1);
if (values.keep && (positionals.length > 0 || values.counts !== defaultCounts))
  endWith(`--keep takes neither pages nor --counts: it saves all results.\n\n${usage}`, 1);
const lastRelease = 'tools/bench/last-release.json';
const page = 'content-docs/benchmarks.md';
const before = resultsSchema.parse(JSON.parse(readFileSync(lastRelease, 'utf8')));
const paths =
  positionals.length > 0
    ? positionals
    : before.firstLoads.map((load) => load.page).filter((path) => path.startsWith('/'));

const site = await openSite(Number(process.env.PORT ?? 4330), process.env.SITE_DIR ?? 'dist');
const measureSite = async () => ({
  firstLoads: await measureFirstLoads(site.browser, site.origin, paths, runs),
  presses: await timePresses(site.browser, site.origin, runs),
});
const pages = await measureSite().finally(site.close);

const growth = [];
for (const count of counts) {
  console.info(`Building with ${count} more articles and as many locations …`);
  growth.push(await measureGrowth(count));
}

const now = { ...pages, growth };
for (const table of Object.values(toTables(now, before))) console.info(`\n${table}`);
const worse = findWorse(now, before);
console.info(
  worse.length > 0 ? `\nWorse than the last release:\n${worse.join('\n')}` : '\nNothing is worse.',
);
if (values.keep) {
  writeFileSync(lastRelease, `${JSON.stringify(now, null, 2)}\n`);
  writeFileSync(page, await writeTables(readFileSync(page, 'utf8'), now));
  console.info(`\nKept in ${lastRelease} and ${page}.`);
}
