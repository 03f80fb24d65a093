import { isServed, visited } from '../routes.ts';
import { expect, test } from './test.ts';
import { sidewaysScroll } from './visit.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    },
    { scope: 'worker' },
  ],
});

test('no page scrolls sideways beside a scroll bar that takes room, as on Windows', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(1440);
  for (const path of visited) {
    await page.goto(path);
    expect.soft(await sidewaysScroll(page), path).toEqual([]);
  }
});

test('a carousel has no scroll bar beside its buttons', async ({ page }) => {
  test.skip(!isServed('/automotive-gallery'), 'There is no carousel.');
  await page.goto('/automotive-gallery');
  const list = page.locator('.slides').first();
  const bars = await list.evaluate((slides: HTMLElement) => [
    slides.offsetWidth - slides.clientWidth,
    slides.offsetHeight - slides.clientHeight,
  ]);
  expect(bars).toEqual([0, 0]);
});
