import { expect, test, type Page } from './test.ts';
import { watch } from './visit';

const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About' });
const fontPreloads = (page: Page) => page.locator('head link[rel=preload][as=font]');

const withConnection = (page: Page, connection: object) =>
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
  const prefetches = (path: string) => page.locator(`head link[rel=prefetch][href$="${path}"]`);
  await page.goto('/');
  await link(page).hover();
  await expect(prefetches('/about')).toHaveCount(1);
  await page.mouse.move(0, 700);
  await link(page).hover();
  // Until the next one has been prefetched, a second request for the first would have been made.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).hover();
  await expect(prefetches('/privacy')).toHaveCount(1);
  await expect(prefetches('/about')).toHaveCount(1);
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
