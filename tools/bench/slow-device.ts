import type { Browser, CDPSession, Page } from '@playwright/test';

/** Lighthouse's phone connection, in milliseconds and bytes per second. The browser applies it rather than simulating it. */
const connection = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;

/** Does the work in a new browser window with an empty cache and a CPU slowed down four times. */
export async function onSlowDevice<T>(
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
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await work(page, devtools);
  } finally {
    await context.close();
  }
}
