import { expect, test, type Page } from './test.ts';
import { watch } from './visit';

const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About' });
const prefetches = (page: Page) => page.locator('head link[rel=prefetch]');
const fontPreloads = (page: Page) => page.locator('head link[rel=preload][as=font]');
const rules = (page: Page) => page.locator('script[type=speculationrules]');

/** Makes the browser act like one without speculation rules, such as Firefox or Safari. */
const withoutRules = (page: Page) =>
  page.addInitScript(() => Object.assign(HTMLScriptElement, { supports: () => false }));

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
  // The home page, because its policy has the hash of another script too.
  await page.goto('/');
  await expect(fontPreloads(page)).toHaveCount(2);
  await expect(rules(page)).toHaveCount(1);
  await link(page).hover();
  await expect.poll(() => fetched).toEqual(['/about']);
  await page.mouse.move(0, 700);
  await link(page).hover();
  await link(page).click();
  await expect(page).toHaveURL('/about');
  expect(fetched).toEqual(['/about']);
  expect(seen.errors).toEqual([]);
});

test('a browser without speculation rules prefetches a page once, and no other site', async ({ page }) => {
  await withoutRules(page);
  await withConnection(page, undefined);
  await page.goto('/about');
  await expect(fontPreloads(page)).toHaveCount(2);
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await link(page).hover();
  const learn = page.getByRole('banner').getByRole('link', { name: 'Learn' });
  for (let times = 0; times < 3; times++) {
    await learn.hover();
    await page.mouse.move(0, 700);
  }
  await page.getByRole('contentinfo').locator('[href^="http"]').first().hover();
  await expect(prefetches(page).and(page.locator('[href="/blog"]'))).toHaveCount(1);
  await expect(prefetches(page).and(page.locator('[href="/about"], [href^="http"]'))).toHaveCount(0);
});

for (const [name, connection] of Object.entries({
  'data saver on': { saveData: true, effectiveType: '4g', rtt: 50 },
  'a slow connection': { saveData: false, effectiveType: 'slow-2g', rtt: 150 },
}))
  test(`with ${name} nothing is prefetched, and the typefaces do not delay the first picture`, async ({
    page,
  }) => {
    await withConnection(page, connection);
    const fonts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2')) fonts.push(response.url());
    });
    await page.goto('/');
    await expect(fontPreloads(page)).toHaveCount(0);
    // The two typefaces and the digits of shades load later, for the next page. A typeface may have a file for each weight.
    await expect.poll(() => fonts.length).toBeGreaterThanOrEqual(3);
    await link(page).hover();
    await expect(rules(page)).toHaveCount(0);
    await expect(prefetches(page)).toHaveCount(0);
  });

for (const [screen, options, animation] of [
  ['a wide screen', {}, 'film-in'],
  ['a phone', { viewport: { width: 390, height: 844 } }, undefined],
  ['reduced motion', { contextOptions: { reducedMotion: 'reduce' } }, undefined],
] as const)
  test.describe(`with ${screen}`, () => {
    test.use(options);

    test(`the next page's title ${animation ? 'comes down like film' : 'is there at once'}`, async ({
      page,
    }) => {
      await page.goto('/about');
      await page.evaluate(() =>
        addEventListener('pageswap', ({ viewTransition }) =>
          sessionStorage.setItem('hasTransition', String(viewTransition !== null)),
        ),
      );
      await page.getByRole('contentinfo').getByRole('link', { name: 'Warranty' }).click();
      await page.waitForURL('/warranty');
      expect(await page.evaluate(() => sessionStorage.getItem('hasTransition'))).toBe(
        String(animation !== undefined),
      );
      await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
      const started = await page.evaluate(async () => {
        const transition = document.startViewTransition();
        await transition.ready;
        const names = document.getAnimations().map((running) => (running as CSSAnimation).animationName);
        transition.skipTransition();
        return names;
      });
      expect(started.includes('film-in')).toBe(animation === 'film-in');
    });
  });
