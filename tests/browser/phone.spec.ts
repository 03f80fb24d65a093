import { expect, test } from './test.ts';
import { readOne } from '../content.ts';
import { isServed } from '../routes.ts';

/* What a phone of 390 x 844 shows before its visitor scrolls, and beside its notch and home indicator. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('each button of the hero is visible before scrolling', async ({ page }) => {
  await page.goto('/');
  // What comes in with the scroll takes its place in the first frame.
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  const shown = await page.locator('.hero-pane .hero-sill').evaluateAll((sills) =>
    sills.map((sill) => {
      const { top, bottom, left, width } = sill.getBoundingClientRect();
      let height = 0;
      for (let y = Math.ceil(top); y < Math.min(bottom, innerHeight); y++)
        if (sill.parentElement?.contains(document.elementFromPoint(left + width / 2, y))) height++;
      return height;
    }),
  );
  const offered = ['/commercial-window-tinting', '/residential-window-tinting', '/auto-window-tinting'];
  expect(shown).toHaveLength(offered.filter(isServed).length);
  for (const height of shown) expect(height).toBeGreaterThanOrEqual(40);
});

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

test('the dock hides while a form is filled in, with reduced motion, too', async ({ page }) => {
  test.skip(!isServed('/auto-window-tinting'), 'There is no form.');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/auto-window-tinting');
  const dock = page.getByRole('navigation', { name: 'Quick contact', includeHidden: true });
  await expect(dock).toBeVisible();
  await page.locator('#quote').getByRole('textbox', { name: 'Name' }).focus();
  await expect(dock).toBeHidden();
});

test('in landscape, text is beside the notch', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 59, leftMax: 59 } });
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  const { hero, services } = readOne('home', 'home');
  for (const text of [services.heading, hero.heading]) {
    const box = await page.getByText(text, { exact: true }).first().boundingBox();
    // Large letters start a little to the left of their box.
    expect(box?.x, text).toBeGreaterThanOrEqual(54);
  }
});

for (const width of [320, 390])
  test(`shades of the picker stay on one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    test.skip(!isServed('/auto-window-tinting'), 'There is no picker.');
    await page.goto('/auto-window-tinting');
    const lines = await page.locator('.picker-tiles label').evaluateAll((labels) =>
      labels.map((label) => {
        const range = document.createRange();
        const small = label.querySelector('small');
        range.selectNodeContents(label);
        if (small) range.setEndBefore(small);
        const tops = [...range.getClientRects()]
          .filter((rect) => rect.width > 2)
          .map(({ top }) => Math.round(top));
        return new Set(tops).size;
      }),
    );
    expect(lines).toEqual([1, 1, 1, 1, 1, 1]);
  });
