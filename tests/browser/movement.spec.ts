import { expect, test, type Page } from '@playwright/test';
import { pages } from '../routes.ts';

/*
 * A window as tall as the page, so that what waits to be seen starts. After its pause controls were pressed, nothing
 * may move any more; what runs by itself for at most five seconds is over by then.
 */
const tall = { width: 1280, height: 12_000 };

const pause = async (page: Page) => {
  const controls = page.getByLabel(/^pause/i).or(page.getByRole('button', { name: /^pause/i }));
  for (const control of await controls.all())
    if (await control.isVisible().catch(() => false)) await control.click({ force: true });
  // Hovering pauses too, and must not be what stands still.
  await page.mouse.move(2, 6000);
};

/** Places of all elements and animations that run by the clock, not by scrolling. */
const state = (page: Page) =>
  page.evaluate(() => {
    const running = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 80) ?? '');
    const places = [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName}.${element.className.toString().slice(0, 30)} ${[x, y, width, height].map(Math.round).join(' ')}`;
    });
    return { running, places };
  });

async function movements(page: Page): Promise<string[]> {
  await page.waitForTimeout(5000);
  const before = await state(page);
  await page.waitForTimeout(6000);
  const after = await state(page);
  return [
    ...after.running.map((target) => `runs on: ${target}`),
    ...after.places.filter((place, index) => place !== before.places[index]).slice(0, 5),
  ];
}

for (let start = 0; start < pages.length; start += 12) {
  const group = pages.slice(start, start + 12);
  test(`nothing moves for long that cannot be paused: ${group.join(', ')}`, async ({ context }) => {
    const found = await Promise.all(
      group.map(async (path) => {
        const page = await context.newPage();
        await page.setViewportSize(tall);
        await page.goto(path);
        await pause(page);
        return { path, moving: await movements(page) };
      }),
    );
    expect(found.filter(({ moving }) => moving.length > 0)).toEqual([]);
  });
}

test('the sweep sees movement where nobody paused it', async ({ page }) => {
  await page.setViewportSize(tall);
  await page.goto('/about');
  expect(await movements(page)).not.toEqual([]);
});

test('nothing moves by itself for those who asked for less motion', async ({ context }) => {
  const found = await Promise.all(
    ['/', '/auto-window-tinting', '/tesla-window-tinting', '/automotive-gallery'].map(async (path) => {
      const page = await context.newPage();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(tall);
      await page.goto(path);
      return { path, moving: await movements(page) };
    }),
  );
  expect(found.filter(({ moving }) => moving.length > 0)).toEqual([]);
});

/** How far the banner has moved to the left within half a second, in pixels. */
async function bannerShift(page: Page): Promise<number> {
  const left = () =>
    page
      .getByRole('complementary', { name: 'Notice' })
      .getByRole('listitem')
      .first()
      .evaluate((item) => item.getBoundingClientRect().left);
  const before = await left();
  await page.waitForTimeout(500);
  return Math.abs((await left()) - before);
}

test.describe('the banner under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('stops at a tap, goes on at the next, and stays paused for the visit', async ({ page }) => {
    await page.goto('/about');
    const control = page.getByTitle('Pause the banner');
    expect(await bannerShift(page)).toBeGreaterThan(1);
    await control.tap();
    expect(await bannerShift(page)).toBe(0);
    await control.tap();
    expect(await bannerShift(page)).toBeGreaterThan(1);

    await control.tap();
    await page.goto('/blog');
    await expect(page.getByLabel('Pause the banner')).toBeChecked();
    expect(await bannerShift(page)).toBe(0);
    await control.tap();
    expect(await bannerShift(page)).toBeGreaterThan(1);
    await page.goBack();
    expect(await bannerShift(page)).toBeGreaterThan(1);
  });
});

test('the banner stops under a mouse, and its control answers under the mouse', async ({ page }) => {
  await page.goto('/about');
  const banner = page.getByRole('complementary', { name: 'Notice' });
  await banner.hover({ position: { x: 200, y: 10 } });
  expect(await bannerShift(page)).toBe(0);
  const control = page.getByTitle('Pause the banner');
  await control.click();
  expect(await bannerShift(page)).toBe(0);
  await control.click();
  expect(await bannerShift(page)).toBeGreaterThan(1);
});
