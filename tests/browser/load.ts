import { expect, type Page } from '@playwright/test';

const REQUESTS = 12;
/** The list of articles has a picture for each. */
const MORE: Record<string, number> = { '/blog': 1 };
const KB = 1000;
const totals: Record<string, number> = { '/': 110 * KB, '/automotive-gallery': 250 * KB };
const TOTAL = 150 * KB;

/** Counts the bytes of each file that a page loads from now on, as they come over the line. */
export async function watchLoad(page: Page): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytes: number[] = [];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => bytes.push(encodedDataLength));
  return bytes;
}

/** The first load of a page, cold, keeps its budget: what a static look at its files cannot tell. */
export function expectLightLoad(path: string, bytes: readonly number[]): void {
  const total = bytes.reduce((sum, size) => sum + size, 0);
  const limit = totals[path] ?? TOTAL;
  expect.soft(total, `all files ${total} bytes, limit ${limit}`).toBeLessThanOrEqual(limit);
  expect.soft(bytes.length, 'requests').toBeLessThanOrEqual(REQUESTS + (MORE[path] ?? 0));
}
