import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../tests/browser/find-browser.ts';
import { exitWith, readArguments } from './arguments.ts';

/* Measures cold first loads of the built site on a throttled phone, and compares each with a bare page. */
const usage = `npm run bench                        eight pages of the site in dist
npm run bench -- --runs 9 / /blog    these pages, nine times each`;
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
if (!Number.isSafeInteger(runs) || runs < 1) exitWith(`--runs takes a whole number from 1.\n\n${usage}`, 1);
if (!existsSync('dist/index.html'))
  exitWith('There is no built site in dist. Build it first: npm run build', 1);

/** The first page of a list, such as an article. */
const firstOf = (folder: string) =>
  globSync(`${folder}/*.html`, { cwd: 'dist' })
    .map((name) => `/${name.replace(/\.html$/, '')}`)
    .filter((path) => !path.endsWith('/404'))
    .toSorted()
    .slice(0, 1);
const eight = [
  '/',
  ...firstOf('locations'),
  ...firstOf('blog'),
  '/blog',
  '/automotive-gallery',
  '/residential-window-tinting',
  '/auto-window-tinting',
  '/request-quote',
].filter((path) => path === '/' || existsSync(join('dist', `${path}.html`)));
const paths = positionals.length ? positionals : eight;

const BARE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Bare</title><h1>One heading, nothing else</h1></html>';

/** Lighthouse's phone connection, in milliseconds and bytes per second. The browser applies it rather than simulating it. */
const connection = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;

/** Times in ms from the start of the navigation; bytes as transferred, of the document and of all responses. */
type Load = Record<'first' | 'largest' | 'html' | 'bytes' | 'requests', number>;

/** One load in a new browser window with an empty cache. Throws for a page that is not served. */
async function loadOnce(browser: Browser, url: string): Promise<Load> {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', connection);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let bytes = 0;
  let requests = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests++;
  });
  const response = await page.goto(url, { waitUntil: 'load' });
  if (!response?.ok()) throw new Error(`${url} answers ${response?.status()}.`);
  // Some requests and the largest paint may come after the load event.
  await page.waitForTimeout(1000);
  const paints = await page.evaluate(
    () =>
      new Promise<Pick<Load, 'first' | 'largest' | 'html'>>((resolve) => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
        const [navigation] = performance.getEntriesByType('navigation');
        const html = navigation instanceof PerformanceNavigationTiming ? navigation.encodedBodySize : NaN;
        new PerformanceObserver((list) => {
          resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? NaN, html });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return { ...paints, bytes, requests };
}

/** Serves the site without storing quote requests, and resolves once it answers. */
async function serveSite(port: number) {
  const env = {
    ...process.env,
    PORT: String(port),
    QUOTES_DATA: join(tmpdir(), `quotes-${process.pid}/quotes.db`),
  };
  const server = spawn(process.execPath, ['tools/serve.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const origin = `http://localhost:${port}`;
  while (server.exitCode === null && !(await fetch(origin).catch(() => undefined))?.ok) await wait(50);
  if (server.exitCode !== null) process.exit(1);
  return { origin, stop: () => server.kill('SIGKILL') };
}

const site = await serveSite(Number(process.env.PORT ?? 4330));
const bareServer = createServer((_, response) =>
  response.setHeader('content-type', 'text/html').end(BARE),
).listen(0);
const address = bareServer.address();
const bareUrl = `http://localhost:${address && typeof address === 'object' ? address.port : 0}/`;
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-quic'],
});
try {
  const loads = new Map<string, Load[]>(['bare', ...paths].map((path) => [path, []]));
  // Alternating, so that a slow minute of the machine is not one page's.
  for (let run = 0; run < runs; run++)
    for (const [path, list] of loads)
      list.push(await loadOnce(browser, path === 'bare' ? bareUrl : site.origin + path));
  const median = (path: string, figure: keyof Load) => {
    const sorted = (loads.get(path) ?? []).map((load) => load[figure]).toSorted((a, b) => a - b);
    return Math.round(sorted[Math.floor(sorted.length / 2)] ?? NaN);
  };
  console.table(
    [...loads.keys()].map((page) => ({
      page,
      'first paint, ms': median(page, 'first'),
      'largest paint, ms': median(page, 'largest'),
      'times bare': Number((median(page, 'largest') / median('bare', 'largest')).toFixed(2)),
      'HTML, bytes': median(page, 'html'),
      'all, bytes': median(page, 'bytes'),
      requests: median(page, 'requests'),
    })),
  );
} finally {
  await browser.close();
  bareServer.close();
  site.stop();
}
