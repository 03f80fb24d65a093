import { createServer } from 'node:http';
import type { Browser } from '@playwright/test';
import { median } from '../median.ts';
import { onSlowDevice } from './slow-device.ts';

/** A cold first load; times in ms from the start of the navigation, bytes as transferred. */
interface Load {
  /** First text or picture. */
  first: number;
  /** Largest text or picture of the first screen. */
  largest: number;
  /** Bytes of all responses. */
  bytes: number;
  /** Bytes of the document. */
  html: number;
  requests: number;
}

const BARE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Bare</title><h1>One heading, nothing else</h1></html>';

const loadOnce = (browser: Browser, url: string): Promise<Load> =>
  onSlowDevice(browser, { width: 412, throttled: true }, async (page, devtools) => {
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
        new Promise<{ first: number; largest: number; html: number }>((resolve, reject) => {
          const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
          const [navigation] = performance.getEntriesByType('navigation');
          const html = navigation instanceof PerformanceNavigationTiming ? navigation.encodedBodySize : 0;
          new PerformanceObserver((list) => {
            resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? 0, html });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
          setTimeout(() => reject(new Error(`${location.href} has no largest paint.`)), 10_000);
        }),
    );
    return { ...paints, bytes, requests };
  });

/**
 * Medians of several first loads of each page, alternating with a bare page from a minimal local server. `timesBare` is the
 * largest paint of a page, divided by that of the bare page. Throws for a page that is not served.
 */
export async function measureFirstLoads(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  runs: number,
) {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(BARE));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const bareUrl = `http://localhost:${address && typeof address === 'object' ? address.port : 0}/`;
  const loads = new Map<string, Load[]>(['bare', ...paths].map((path) => [path, []]));
  for (let run = 0; run < runs; run++)
    for (const [path, list] of loads)
      list.push(await loadOnce(browser, path === 'bare' ? bareUrl : origin + path));
  server.close();
  const medianOf = (page: string, figure: keyof Load) =>
    Math.round(median((loads.get(page) ?? []).map((load) => load[figure])));
  const bare = medianOf('bare', 'largest');
  return [...loads.keys()].map((page) => ({
    page,
    first: medianOf(page, 'first'),
    largest: medianOf(page, 'largest'),
    timesBare: Number((medianOf(page, 'largest') / bare).toFixed(2)),
    html: medianOf(page, 'html'),
    bytes: medianOf(page, 'bytes'),
    requests: medianOf(page, 'requests'),
  }));
}
