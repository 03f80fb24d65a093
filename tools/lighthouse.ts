import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { parse } from 'node-html-parser';
import { globSync, readFileSync } from 'node:fs';
import { endWith, readArguments } from './arguments.ts';
import { openSite } from './open-site.ts';
import { toTable } from './table.ts';
import { median } from './median.ts';

/* Runs Lighthouse on each page of the built site, on a phone and a desktop. Fails if a median score is under 100. */
const usage = `npm run lighthouse -- --runs 3 / /blog           these pages, or all
npm run lighthouse -- --form phone / /blog       only on a phone, or desktop`;
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, form: { type: 'string', default: 'all' } },
});
const runs = Number(values.runs);
if (!Number.isSafeInteger(runs) || runs < 1) endWith(`--runs takes a whole number from 1.\n\n${usage}`, 1);
const forms = { all: [false, true], phone: [false], desktop: [true] }[values.form];
if (!forms) endWith(`--form takes phone, desktop or all.\n\n${usage}`, 1);
const port = Number(process.env.PORT ?? 4330);
const debuggingPort = port + 1;
const root = process.env.SITE_DIR ?? 'dist';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

function indexablePages(): string[] {
  return globSync('**/*.html', { cwd: root })
    .filter((file) => {
      const page = parse(readFileSync(`${root}/${file}`, 'utf8'));
      return !page.querySelector('meta[name=robots][content*=noindex]');
    })
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`)
    .toSorted();
}

/** A row for one page: the median scores and largest paint of all runs, and the audits that failed in the last run. */
async function ratePage(path: string, desktop: boolean) {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) {
    const flags = { port: debuggingPort, logLevel: 'error' as const, onlyCategories: categories };
    const result = await lighthouse(
      new URL(path, site.origin).href,
      flags,
      desktop ? desktopConfig : undefined,
    );
    if (!result) throw new Error(`${path}: Lighthouse gave no result.`);
    results.push(result.lhr);
  }
  const score = (name: string) =>
    Math.round(median(results.map((lhr) => lhr.categories[name]?.score ?? 0)) * 100);
  const audits = results.at(-1)?.audits ?? {};
  // Not of performance: what one run finds, the next may not.
  const failed = categories
    .slice(1)
    .flatMap((name) => results.at(-1)?.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    page: path,
    form: desktop ? 'desktop' : 'phone',
    ...Object.fromEntries(categories.map((name) => [name, score(name)])),
    'LCP, ms': Math.round(
      median(results.map((lhr) => lhr.audits['largest-contentful-paint']?.numericValue ?? 0)),
    ),
    CLS: median(results.map((lhr) => lhr.audits['cumulative-layout-shift']?.numericValue ?? 0)).toFixed(3),
    failed: [...new Set(failed)].join(' '),
  };
}

const site = await openSite(port, root, [`--remote-debugging-port=${debuggingPort}`]);
const rows = [];
const paths = positionals.length > 0 ? positionals : indexablePages();
try {
  if (paths.length === 0) throw new Error(`No page in ${root} is for search engines, so none is rated.`);
  for (const path of paths)
    for (const desktop of forms) {
      const row = await ratePage(path, desktop);
      rows.push(row);
      console.info(Object.values(row).join('  '));
    }
  if (rows.length > 0) console.info(`\n${toTable(rows)}`);
} finally {
  await site.close();
}
const low = rows.filter((row) => categories.some((name) => Number(Reflect.get(row, name)) < 100));
if (low.length > 0) {
  console.error(`\n${low.length} of ${rows.length} are under 100.`);
  process.exitCode = 1;
}
