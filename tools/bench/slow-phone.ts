import type { Browser, CDPSession, Page } from '@playwright/test';

/** Lighthouse's phone connection, applied by the browser rather than simulated. */
const connection = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Opens an empty window with a quarter of the processor and an empty cache, does the work, and closes it. */
export async function onSlowPhone<T>(
  browser: Browser,
  { width, throttled }: { width: number; throttled: boolean },
  work: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const isPhone = width < 600;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 823 : 900 },
    ...(isPhone && { deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }),
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    if (throttled) await devtools.send('Network.emulateNetworkConditions', connection);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await work(page, devtools);
  } finally {
    await context.close();
  }
}
