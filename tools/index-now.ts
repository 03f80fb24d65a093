import { readFileSync } from 'node:fs';
import { readBusiness } from '../src/site/build/read-config.ts';
import { readSettings } from '../src/site/build/settings.ts';
import { day } from '../src/site/format/durations.ts';
import { toPlural } from '../src/site/format/running-text.ts';
import { readArguments } from './arguments.ts';

/* Tells search engines that take part in IndexNow which pages have changed. Run it once the new build is online. */

const usage = `npx node tools/index-now.ts         submits the pages that changed yesterday or today
npx node tools/index-now.ts --all   submits every page, for the first time
  --to URL   submits them to one search engine, which tells the others`;

/** URLs of the built pages that changed on or after a day (year-month-day). */
function readChanged(since: string): string[] {
  const sitemap = readFileSync('dist/sitemap-0.xml', 'utf8');
  return [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>(\d{4}-\d{2}-\d{2}))?/g)]
    .filter(([, , day = '']) => day >= since)
    .map(([, url = '']) => url);
}

async function submit(isAll: boolean, endpoint: string): Promise<void> {
  const { INDEXNOW_KEY: key } = readSettings();
  if (!key) throw new Error('INDEXNOW_KEY is not set. content-docs/put-it-online.md says how to get a key.');
  const since = isAll ? '' : new Date(Date.now() - day).toISOString().slice(0, 10);
  const urlList = readChanged(since);
  if (urlList.length === 0) {
    console.info('No page has changed since yesterday.');
    return;
  }
  const { host } = new URL(readBusiness().site);
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host, key, urlList }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok)
    throw new Error(
      `The search engines answered ${response.status}. Is https://${host}/${key}.txt online? Build and deploy with INDEXNOW_KEY first.`,
    );
  console.info(`Search engines were told about ${toPlural(urlList.length, 'page')}.`);
}

const { values } = readArguments(usage, {
  options: {
    all: { type: 'boolean', default: false },
    to: { type: 'string', default: 'https://api.indexnow.org/indexnow' },
  },
});
try {
  await submit(values.all, values.to);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
