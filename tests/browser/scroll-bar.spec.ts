import { distinct } from '../routes.ts';
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

test('no page scrolls sideways beside a scroll bar that takes room, as on Windows, and no carousel has one', async ({
  page,
}) => {
  for (const path of distinct) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const room = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    if (path === distinct[0]) expect(room).toBeGreaterThan(0);
    expect.soft(await sidewaysScroll(page), path).toEqual([]);
    const bars = await page
      .locator('.slides')
      .evaluateAll((slides: HTMLElement[]) =>
        slides.flatMap((one) => [one.offsetWidth - one.clientWidth, one.offsetHeight - one.clientHeight]),
      );
    expect.soft(bars.filter(Boolean), path).toEqual([]);
  }
});
