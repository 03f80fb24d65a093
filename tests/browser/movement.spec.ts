import { expect, test, type Page } from './test.ts';
import { isServed } from '../routes.ts';

/** How far the banner moves in 200 ms, in pixels. */
async function bannerShift(page: Page): Promise<number> {
  const item = page.getByRole('complementary', { name: 'Notice' }).getByRole('listitem').first();
  const left = () => item.evaluate((element) => element.getBoundingClientRect().left);
  // A press takes effect two frames later.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const before = await left();
  await page.waitForTimeout(200);
  return Math.abs((await left()) - before);
}

test('the banner pauses under the mouse, and its control pauses it on all pages', async ({ page }) => {
  await page.goto('/about');
  const control = page.getByTitle('Pause the banner');
  test.skip(!(await control.count()), 'The shop has no banner.');
  expect(await bannerShift(page)).toBeGreaterThan(1);
  await page.getByRole('complementary', { name: 'Notice' }).hover({ position: { x: 200, y: 10 } });
  expect(await bannerShift(page)).toBe(0);
  await control.click();
  await page.mouse.move(200, 600);
  expect(await bannerShift(page)).toBe(0);
  await page.goto('/blog');
  await expect(page.getByLabel('Pause the banner')).toBeChecked();
  expect(await bannerShift(page)).toBe(0);
  await control.click();
  await page.mouse.move(200, 600);
  expect(await bannerShift(page)).toBeGreaterThan(1);
});

test('nothing moves by itself with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // As tall as the pages, so that everything is in view.
  await page.setViewportSize({ width: 1280, height: 12_000 });
  const positions = () =>
    page.locator('body *').evaluateAll((all) =>
      all.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${element.id} ${[x, y, width, height].map(Math.round).join(' ')}`;
      }),
    );
  await page.clock.install();
  for (const path of ['/', '/auto-window-tinting', '/automotive-gallery'].filter(isServed)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('astro-island[client=visible][ssr]')).toHaveCount(0);
    const before = await positions();
    await page.clock.runFor(6000);
    expect(await positions(), path).toEqual(before);
    const running = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline,
          ).length,
    );
    expect(running, path).toBe(0);
  }
});
