import { expect, test, type Page } from './test.ts';
import { watch } from './visit';

const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About' });
const fontPreloads = (page: Page) => page.locator('head link[rel=preload][as=font]');

const withConnection = (page: Page, connection: object | undefined) =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { get: () => value }),
    connection,
  );

test.use({ viewport: { width: 1280, height: 800 } });

test('pointing at a link prefetches its page, within the policy', async ({ page, context }) => {
  const seen = watch(page);
  const session = await context.newCDPSession(page);
  const fetched: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  await withConnection(page, { saveData: false, rtt: 50 });
  await page.goto('/');
  await expect(fontPreloads(page)).toHaveCount(2);
  await link(page).hover();
  await expect.poll(() => fetched).toEqual(['/about']);
  await link(page).click();
  await expect(page).toHaveURL('/about');
  expect(seen.errors).toEqual([]);
});

test('any browser prefetches a page once', async ({ page }) => {
  await withConnection(page, undefined);
  await page.goto('/');
  for (let times = 0; times < 2; times++) {
    await link(page).hover();
    await page.mouse.move(0, 700);
  }
  await expect(page.locator('head link[rel=prefetch][href="/about"]')).toHaveCount(1);
});

test('with data saver on nothing is prefetched, and the typefaces do not delay the first picture', async ({
  page,
}) => {
  await withConnection(page, { saveData: true, effectiveType: '4g', rtt: 50 });
  await page.goto('/');
  await expect(fontPreloads(page)).toHaveCount(0);
  await link(page).hover();
  await expect(page.locator('head link[rel=prefetch]')).toHaveCount(0);
});
