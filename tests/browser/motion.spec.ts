import { expect, test, type Page } from './test.ts';

/** Scrolls to a share of the page and lets one frame pass. */
const scrollTo = (page: Page, share: number) =>
  page.evaluate(async (part) => {
    const { scrollHeight } = document.documentElement;
    window.scrollTo({ top: (scrollHeight - innerHeight) * part, behavior: 'instant' });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, share);

test.describe('at the top, in the middle and at the end of the page', () => {
  const values = async (page: Page, read: () => number | undefined) => {
    const found: number[] = [];
    for (const share of [0, 0.5, 1]) {
      await scrollTo(page, share);
      found.push((await page.evaluate(read)) ?? NaN);
    }
    return found;
  };

  test('the dock slides in from below', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const tops = await values(page, () => document.querySelector('.dock')?.getBoundingClientRect().top);
    expect(tops[0]).toBeGreaterThanOrEqual(844);
    expect(tops[1]).toBeCloseTo(844 - 56, -0.5);
    expect(tops[2]).toBeCloseTo(844 - 56, -0.5);
  });

  for (const width of [390, 1440])
    test(`film moves down over the three panes at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      const lines = (pane: number) =>
        page.evaluate((index) => {
          const edges = document.querySelectorAll('.hero-panes .tint-line');
          const glass = edges[index]?.parentElement?.getBoundingClientRect();
          const edge = edges[index]?.getBoundingClientRect();
          return glass && edge ? (edge.top - glass.top) / glass.height : NaN;
        }, pane);
      for (const pane of [0, 1, 2]) {
        await scrollTo(page, 0);
        const start = await lines(pane);
        await page.evaluate(() => window.scrollTo({ top: innerHeight * 0.4, behavior: 'instant' }));
        await page.waitForTimeout(100);
        const between = await lines(pane);
        await scrollTo(page, 0.5);
        expect(start, 'at the top').toBeLessThan(0.7);
        expect(between, 'on the way').toBeGreaterThan(start + 0.1);
        expect(await lines(pane), 'in the middle').toBeCloseTo(1, 1);
      }
    });

  test('the mark of the gauge follows the scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto('/');
    const [top = 0, middle = 0, end = 0] = await values(page, () => {
      const gauge = document.querySelector('.shade-gauge')?.getBoundingClientRect();
      const mark = document.querySelector('.shade-gauge .now')?.getBoundingClientRect();
      return gauge && mark && (mark.top - gauge.top) / gauge.height;
    });
    expect(top).toBeLessThan(0.06);
    expect(middle).toBeCloseTo(0.5, 1);
    expect(end).toBeGreaterThan(0.94);
  });

  test('film moves down over a picture while it scrolls past', async ({ page }) => {
    const path = '/';
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const glass = page.locator('.tint-on-scroll');
    expect(await glass.count()).toBeGreaterThan(0);
    const lineAt = (share: number) =>
      glass.first().evaluate(async (element, part) => {
        const { top } = element.getBoundingClientRect();
        window.scrollTo({ top: scrollY + top - innerHeight * part, behavior: 'instant' });
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        return parseFloat(getComputedStyle(element).getPropertyValue('--line'));
      }, share);
    expect(await lineAt(1), 'below the window').toBe(0);
    const between = await lineAt(0.6);
    expect(between, 'in the middle').toBeGreaterThan(5);
    expect(between, 'in the middle').toBeLessThan(95);
    expect(await lineAt(-0.1), 'above').toBe(100);
  });
});
