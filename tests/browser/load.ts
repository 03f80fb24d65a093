import { expect, type Page } from '@playwright/test';

/**
 * Files besides typefaces, of which a shop may have one for each weight. A desktop shows more pictures, and the list of articles
 * has more of them.
 */
const maxRequests = (path: string, on: 'phone' | 'desktop') =>
  on === 'desktop' || path === '/blog' ? 11 : 10;
/** Bytes of a first load. Those of the sample are 90,000 and 147,000 at most: a shop’s own photos may add to them. */
const maxBytes = { phone: 110_000, desktop: 160_000 };

interface Load {
  /** The transferred bytes of all files. */
  bytes: number;
  /** How many files were requested besides typefaces and the icon of the site, which headless browsers do not load. */
  requests: number;
}

/** Counts what a page loads from now on. The returned function waits until every request has ended. */
export async function watchLoad(page: Page): Promise<() => Promise<Load>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const load: Load = { bytes: 0, requests: 0 };
  let requested = 0;
  let ended = 0;
  session.on('Network.requestWillBeSent', ({ redirectResponse, type, request }) => {
    if (redirectResponse) return;
    requested += 1;
    if (type !== 'Font' && !request.url.endsWith('/favicon.svg')) load.requests += 1;
  });
  session.on('Network.loadingFailed', () => (ended += 1));
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    load.bytes += encodedDataLength;
    ended += 1;
  });
  return async () => {
    // What the page loads when idle has been requested by then.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect.poll(() => requested - ended, { intervals: [20] }).toBeLessThanOrEqual(0);
    return load;
  };
}

/** Expects a first load within its budget. The built files alone cannot show what a page loads. */
export function expectLightLoad(path: string, { bytes, requests }: Load, on: keyof typeof maxBytes): void {
  const limit = maxBytes[on];
  expect.soft(bytes, `all files ${bytes} bytes, limit ${limit}`).toBeLessThanOrEqual(limit);
  expect.soft(requests, 'requests besides typefaces').toBeLessThanOrEqual(maxRequests(path, on));
}

/** Pictures of which the screen shows less than a third of the pixels. Runs in the page. */
export async function oversizedPictures(): Promise<string[]> {
  const loaded = [...document.images].filter(({ currentSrc, complete }) => complete && currentSrc);
  const found = await Promise.all(
    loaded.map(async ({ currentSrc, width, height }) => {
      const file = new Image();
      file.src = currentSrc;
      await file.decode();
      const { naturalWidth, naturalHeight } = file;
      // Not vector pictures, which have no pixels, and hidden ones.
      if (currentSrc.endsWith('.svg') || !width) return [];
      const shown = (width * height * devicePixelRatio ** 2) / (naturalWidth * naturalHeight);
      const name = currentSrc.split('/').at(-1);
      return shown < 1 / 3 ? `${name}: ${naturalWidth} x ${naturalHeight} for ${width} x ${height}` : [];
    }),
  );
  return found.flat();
}
