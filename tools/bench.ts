import { readFileSync, writeFileSync } from 'node:fs';
import { readArguments } from './arguments.ts';
import { measureFirstLoads } from './bench/first-loads.ts';
import { measureGrowth } from './bench/growth.ts';
import { timePresses } from './bench/presses.ts';
import { findWorse, resultsSchema, toTables, writeTables } from './bench/results.ts';
import { openSite } from './open-site.ts';

/*
 * First loads and first presses of the built site on a throttled phone, and builds of copies with more and more articles
 * and as many locations, compared with the last release.
 */
const usage = `npm run bench                              some pages, and three sizes of the site: fifteen minutes
npm run bench -- --counts 0 / /blog        these pages, and only the site's own size
npm run bench -- --keep                    keeps the figures as those of this release`;
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    counts: { type: 'string', default: '0,100,1000' },
    runs: { type: 'string', default: '5' },
    keep: { type: 'boolean', default: false },
  },
});
const lastRelease = 'tools/bench/last-release.json';
const page = 'content-docs/benchmarks.md';
const before = resultsSchema.parse(JSON.parse(readFileSync(lastRelease, 'utf8')));
const paths =
  positionals.length > 0
    ? positionals
    : before.firstLoads.map((load) => load.page).filter((path) => path.startsWith('/'));

const site = await openSite(Number(process.env.PORT ?? 4330), process.env.SITE_DIR ?? 'dist');
const runs = Number(values.runs);
const measureSite = async () => ({
  firstLoads: await measureFirstLoads(site.browser, site.origin, paths, runs),
  presses: await timePresses(site.browser, site.origin, runs),
});
const pages = await measureSite().finally(site.close);

const growth = [];
for (const count of values.counts.split(',').map(Number)) {
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
