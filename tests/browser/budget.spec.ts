import { expect, test } from '@playwright/test';
import { listed } from '../routes';

/* The first load of each page on a phone, cold: what a static look at its files cannot tell. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });

const REQUESTS = 14;
const KB = 1000;
const totals: Record<string, number> = { '/': 110 * KB, '/automotive-gallery': 250 * KB };
const TOTAL = 150 * KB;

for (const path of listed)
  test(`${path} loads little`, async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const bytes: number[] = [];
    session.on('Network.loadingFinished', ({ encodedDataLength }) => bytes.push(encodedDataLength));
    await page.goto(path, { waitUntil: 'networkidle' });

    const total = bytes.reduce((sum, size) => sum + size, 0);
    const limit = totals[path] ?? TOTAL;
    expect(total, `${path}: all files ${total} bytes, limit ${limit}`).toBeLessThanOrEqual(limit);
    expect(bytes.length, `${path}: requests`).toBeLessThanOrEqual(REQUESTS);
  });
