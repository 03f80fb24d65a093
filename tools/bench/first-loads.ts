import { createServer } from 'node:http';
import type { Browser } from '@playwright/test';
import { median, onSlowPhone } from './slow-phone.ts';

/** What a cold first load shows and asks for; times in ms from the start of the navigation. */
interface Paints {
  /** First text or picture. */
  first: number;
  /** Largest text or picture of the first screen. */
  largest: number;
  /** Whether the largest is a picture. */
  picture: boolean;
  /** Requests sent until the largest paint, the page itself among them. */
  before: number;
  /** Requests of the first load. */
  requests: number;
}

/** The largest paint may take so many times the bare page's where it is text, … */
const TEXT = 1.8;
/** … and so many ms after the first paint where it is a picture. */
const PICTURE = 150;
const BARE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Bare</title><h1>One heading, nothing else</h1></html>';

const takePaints = (browser: Browser, url: string): Promise<Paints> =>
  onSlowPhone(browser, { width: 412, throttled: true }, async (page, devtools) => {
    const sent: number[] = [];
    devtools.on('Network.requestWillBeSent', ({ timestamp, request }) => {
      if (!request.url.startsWith('data:')) sent.push(timestamp * 1000);
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(1000);
    const paints = await page.evaluate(
      () =>
        new Promise<{ first: number; largest: number; picture: boolean }>((resolve) => {
          const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1);
            const picture = Boolean(last && 'url' in last && last.url);
            resolve({ first, largest: last?.startTime ?? 0, picture });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    const start = sent[0] ?? 0;
    const before = sent.filter((at) => at - start <= paints.largest).length;
    return { ...paints, before, requests: sent.length };
  });

/** Medians of several first loads of each page, beside a bare page measured in between; `over` says what is past its limit. */
export async function measurePaints(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  runs: number,
) {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(BARE));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const bareUrl = `http://localhost:${address && typeof address === 'object' ? address.port : 0}/`;
  const loads = new Map<string, Paints[]>(['bare', ...paths].map((path) => [path, []]));
  for (let run = 0; run < runs; run++)
    for (const [path, list] of loads)
      list.push(await takePaints(browser, path === 'bare' ? bareUrl : origin + path));
  server.close();
  const medianOf = (page: string, name: 'first' | 'largest' | 'before' | 'requests') =>
    Math.round(median((loads.get(page) ?? []).map((paints) => paints[name])));
  const bare = medianOf('bare', 'largest');
  return [...loads].map(([page, list]) => {
    const isPicture = list.filter(({ picture }) => picture).length * 2 > list.length;
    const [first, largest] = [medianOf(page, 'first'), medianOf(page, 'largest')];
    return {
      page,
      'first, ms': first,
      'largest, ms': largest,
      'is a': isPicture ? 'picture' : 'text',
      '× bare': (largest / bare).toFixed(1),
      'requests before': medianOf(page, 'before'),
      'in all': medianOf(page, 'requests'),
      over: (isPicture ? largest - first > PICTURE : largest > TEXT * bare) ? 'over' : '',
    };
  });
}
