import { expect, type Page } from '@playwright/test';

const REQUESTS = 12;
/** The list of articles has a picture of each. */
const MORE: Record<string, number> = { '/blog': 1 };
const KB = 1000;
const totals: Record<string, number> = { '/': 110 * KB, '/automotive-gallery': 250 * KB };
const TOTAL = 150 * KB;

/**
 * Counts the transferred bytes of each file that a page loads from now on. The returned function waits until every request
 * has ended.
 */
export async function watchLoad(page: Page): Promise<() => Promise<readonly number[]>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytes: number[] = [];
  let requested = 0;
  let ended = 0;
  session.on('Network.requestWillBeSent', ({ redirectResponse }) => (requested += redirectResponse ? 0 : 1));
  session.on('Network.loadingFailed', () => (ended += 1));
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes.push(encodedDataLength);
    ended += 1;
  });
  return async () => {
    // What the page loads when idle has been requested by then.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect.poll(() => requested - ended, { intervals: [20] }).toBeLessThanOrEqual(0);
    return bytes;
  };
}

/** The first load of a page stays within its budget. The built files cannot show what it loads. */
export function expectLightLoad(path: string, bytes: readonly number[]): void {
  const total = bytes.reduce((sum, size) => sum + size, 0);
  const limit = totals[path] ?? TOTAL;
  expect.soft(total, `all files ${total} bytes, limit ${limit}`).toBeLessThanOrEqual(limit);
  expect.soft(bytes.length, 'requests').toBeLessThanOrEqual(REQUESTS + (MORE[path] ?? 0));
}

/** Pictures with more than twice the pixels that they are shown with, in width or height. */
export async function oversizedPictures(): Promise<string[]> {
  const loaded = [...document.images].filter(({ currentSrc, complete }) => complete && currentSrc);
  const found = await Promise.all(
    loaded.map(async ({ currentSrc, width, height }) => {
      const file = new Image();
      file.src = currentSrc;
      await file.decode();
      // A vector picture has no pixels, and a hidden one is not shown.
      if (currentSrc.endsWith('.svg') || !width) return [];
      const needed = devicePixelRatio * Math.max(width / file.naturalWidth, height / file.naturalHeight);
      return needed < 0.5
        ? `${currentSrc.split('/').at(-1)}: ${file.naturalWidth} px for ${width} at ${devicePixelRatio}`
        : [];
    }),
  );
  return found.flat();
}
