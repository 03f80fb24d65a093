import { expect, test } from './test.ts';
import { business } from '../content.ts';
import { articles, isServed } from '../routes.ts';

/* What a phone of 390 x 844 shows before its visitor scrolls, and beside its notch and home indicator. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the dock is above the home indicator, and its background reaches below it', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34, bottomMax: 34 } });
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await page.waitForTimeout(100);
  const dock = page.getByRole('navigation', { name: 'Quick contact' });
  const { bottom } = await dock.evaluate((element) => element.getBoundingClientRect());
  expect(bottom).toBeCloseTo(844, 0);
  for (const link of await dock.getByRole('link').all()) {
    const box = await link.boundingBox();
    expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(844 - 34);
    expect(box?.height).toBeGreaterThanOrEqual(48);
  }
});

test('with reduced motion the dock waits for the second screen, too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const dock = page.getByRole('navigation', { name: 'Quick contact', includeHidden: true });
  await expect(dock).toBeHidden();
  await page.mouse.wheel(0, 1000);
  await expect(dock).toBeVisible();
});

test('the dock hides beside a quote form and returns below it', async ({ page }) => {
  test.skip(!isServed('/auto-window-tinting'), 'There is no form.');
  await page.goto('/auto-window-tinting');
  const dock = page.getByRole('navigation', { name: 'Quick contact', includeHidden: true });
  const form = page.locator('#quote');
  await form.evaluate((section) =>
    scrollBy({ top: section.getBoundingClientRect().top - 1200, behavior: 'instant' }),
  );
  await expect(dock).toBeVisible();
  await form.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await expect(dock).toBeHidden();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(dock).toBeVisible();
});

const services = ['auto', 'tesla', 'commercial', 'residential'].map((name) => `/${name}-window-tinting`);
for (const path of services.filter(isServed))
  test(`${path} is at most ten screens long, without reviews of the owner's`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    // A page keeps its fallback typeface if its own is late, so it is loaded again with both at hand.
    await page.reload();
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 700) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    });
    await page.evaluate(() => document.querySelector('main > section:has(blockquote)')?.remove());
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8500);
  });

const seen = ['/auto-window-tinting', '/locations/austin-window-tinting'].filter(isServed);
for (const path of business.claims.reviews ? seen : [])
  test(`${path} shows its rating and the number of reviews on the first screen`, async ({ page }) => {
    await page.goto(path);
    const { rating, count } = business.reviews;
    const score = page.getByText(`${rating.toFixed(1)} stars from ${count} reviews`).first();
    await expect(score).toBeInViewport({ ratio: 1 });
  });

test('shows every word of the tables of an article', async ({ page }) => {
  for (const slug of articles) {
    await page.goto(`/blog/${slug}`);
    const cut = await page
      .locator('article table')
      .evaluateAll((tables) =>
        tables.flatMap((table) =>
          [...table.querySelectorAll('tbody :is(th, td)')]
            .filter(
              (cell) =>
                cell.getBoundingClientRect().right > innerWidth || cell.scrollWidth > cell.clientWidth,
            )
            .map((cell) => cell.textContent),
        ),
      );
    expect.soft(cut, slug).toEqual([]);
  }
});
