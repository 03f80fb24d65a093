import { expect, test, type Page } from './test.ts';
import { business, readOne } from '../content.ts';
import { isFull } from '../reach.ts';
import { articles, distinct, examples, firstServed, isServed, listed, visited } from '../routes.ts';
import { readTheme } from '../../src/site/build/read-config.ts';
import { axeFaults } from './axe.ts';
import { coveredTargets } from './covered.ts';
import { expectStill, recordShifts } from './layout-shifts.ts';
import { faintOnAccent } from './faint-on-accent.ts';
import { addLongNames, brokenWords, linesCutOff } from './lines.ts';
import { expectLightLoad, oversizedPictures, watchLoad } from './load.ts';
import {
  expectAccessible,
  sameOn,
  setTextSize,
  sidewaysScroll,
  fieldsWithoutHint,
  smallTargets,
  storedData,
  labelsMissingFromNames,
  watch,
} from './visit.ts';

const soft = expect.configure({ soft: true });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the dock is above the home indicator, hides beside a quote form and returns below it', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34, bottomMax: 34 } });
  await page.goto(
    firstServed('/auto-window-tinting', '/residential-window-tinting', '/commercial-window-tinting'),
  );
  const dock = page.getByRole('navigation', { name: 'Quick contact', includeHidden: true });
  const form = page.locator('#quote');
  await form.evaluate((section) =>
    scrollBy({ top: section.getBoundingClientRect().top - 1200, behavior: 'instant' }),
  );
  await expect(dock).toBeVisible();
  await expect
    .poll(() => dock.evaluate((element) => element.getBoundingClientRect().bottom))
    .toBeCloseTo(844, 0);
  for (const link of await dock.getByRole('link').all()) {
    const box = await link.boundingBox();
    expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(844 - 34);
    expect(box?.height).toBeGreaterThanOrEqual(48);
  }
  await form.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await expect(dock).toBeHidden();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(dock).toBeVisible();
});

test('the dock appears on the second screen even with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const dock = page.getByRole('navigation', { name: 'Quick contact', includeHidden: true });
  await expect(dock).toBeHidden();
  await page.mouse.wheel(0, 1000);
  await expect(dock).toBeVisible();
});

for (const path of ['/', firstServed('/auto-window-tinting', '/residential-window-tinting', '/about')])
  test(`${path}, visited first over a slow connection, changes to the typeface of its heading and hardly moves`, async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    const speed = { downloadThroughput: 200_000, uploadThroughput: 200_000 };
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 140, ...speed });
    await recordShifts(page);
    await page.goto(path);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
    await expect
      .poll(async () => {
        const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
        return fonts.some(({ isCustomFont }) => isCustomFont);
      })
      .toBe(true);
    const shifts = (await page.evaluate(() => window.shifts)) ?? [];
    const moved = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
    // A tenth is what search engines still call good.
    expect(moved, shifts.join('\n')).toBeLessThan(0.03);
  });

test('the first screen names the service, shows its rating, and its buttons in landscape', async ({
  page,
}) => {
  const { rating, count } = business.reviews;
  const services = [
    ['/auto-window-tinting', 'automotive'],
    ['/tesla-window-tinting', 'tesla'],
    ['/commercial-window-tinting', 'commercial'],
    ['/residential-window-tinting', 'residential'],
  ] as const;
  for (const [path, service] of services.filter(([path]) => isServed(path))) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const name = readOne('services', service).hero.service;
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByText(name).first()).toBeInViewport({ ratio: 1 });
    if (service !== 'automotive' && service !== 'tesla') continue;
    if (service === 'automotive' && business.claims.reviews)
      await expect(page.getByText(`${rating.toFixed(1)} stars from ${count} reviews`).first()).toBeInViewport(
        { ratio: 1 },
      );
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.locator('main .btns').first()).toBeInViewport({ ratio: 1 });
  }
});

test('every word in the tables of an article is shown', async ({ page }) => {
  for (const slug of articles) {
    await page.goto(`/blog/${slug}`, { waitUntil: 'domcontentloaded' });
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

/** Parts whose color represents a shade of film. */
const tiles = [3, 4].map((place) => `.picker-tiles label:nth-of-type(${place})`);
const shades = ['.shade-steps', ...tiles, '.shade-table .long', 'h1:has(.tint-line)'];
/** A town in a list that reads as a sentence. */
const isTownLink = (target: string) => /href="\/locations\/[\w-]+">[^<]+<\/a>$/.test(target);

/** Expects larger targets than level AA requires, as /accessibility promises. */
async function expectLargeTargets(page: Page, path: string) {
  const small = await smallTargets(page, 44);
  const isExempt = path === '/about' ? isTownLink : () => false;
  soft(
    small.filter((target) => !isExempt(target)),
    'targets of 44 px',
  ).toEqual([]);
}

/** Expects more contrast than level AA requires, except where the design does not allow it. */
async function expectStrongContrast(page: Page, same: readonly string[]) {
  const contrast = { runOnly: { type: 'rule' as const, values: ['color-contrast-enhanced'] } };
  soft(await axeFaults(page, contrast, 'html', [...shades, ...same]), 'text with a contrast of 7:1').toEqual(
    [],
  );
}

/* One visit checks everything that is expected of every page. */
test.describe('a visit', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });
  for (const path of visited)
    test(`${path} on a phone`, async ({ page }) => {
      const same = sameOn(path);
      const { errors, foreign } = watch(page);
      const load = await watchLoad(page);
      await recordShifts(page);
      await page.goto(path);
      if (listed.includes(path)) expectLightLoad(path, await load(), 'phone');
      await expectStill(page);
      soft(await page.evaluate(oversizedPictures), 'no picture much larger than it is shown').toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page, 'on a phone', [], same);
      await expectLargeTargets(page, path);
      soft(
        await labelsMissingFromNames(page),
        'the name of every control contains its visible label',
      ).toEqual([]);
      soft(await page.evaluate(fieldsWithoutHint), 'every field says what belongs in it').toEqual([]);
      soft(await page.evaluate(coveredTargets, same.join()), 'no target is covered').toEqual([]);
      if (examples.includes(path)) {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await expectStrongContrast(page, same);
      }
      if (isFull) {
        await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
        // Not contrast, because axe measures the page's colors instead of the visitor's.
        await expectAccessible(page, 'in forced colors, with less motion', ['color-contrast']);
        await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
      }
      await setTextSize(page, 200);
      for (const width of [390, 768]) {
        await page.setViewportSize({ width, height: 844 });
        const where = `at ${width} px and 200 % text`;
        soft(await sidewaysScroll(page), `no sideways scrolling ${where}`).toEqual([]);
        soft(await page.evaluate(linesCutOff), `no line cut off ${where}`).toEqual([]);
      }
      await setTextSize(page, 100);
      await page.setViewportSize({ width: 320, height: 640 });
      soft(await sidewaysScroll(page), 'no sideways scrolling at 320 px').toEqual([]);
      soft(await page.evaluate(brokenWords), 'no word of a heading broken at 320 px').toEqual([]);
      // Unlike the text size above, this changes no media query.
      await page.evaluate(() => (document.documentElement.style.fontSize = '130%'));
      soft(await sidewaysScroll(page), 'no sideways scrolling at 320 px and 130 % text').toEqual([]);
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
      if (distinct.includes(path)) {
        // From this width on, some headings stay on one line.
        await page.setViewportSize({ width: 768, height: 800 });
        await page.evaluate(addLongNames);
        soft(
          await sidewaysScroll(page),
          'no sideways scrolling with names of forty letters at 768 px',
        ).toEqual([]);
        await page.setViewportSize({ width: 320, height: 800 });
        soft(
          await sidewaysScroll(page),
          'no sideways scrolling with names of forty letters at 320 px',
        ).toEqual([]);
      }

      if (distinct.includes(path))
        soft(await faintOnAccent(page, readTheme()), 'texts and icons on the accent stand out').toEqual([]);
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        soft(await sidewaysScroll(page), `no sideways scrolling from right to left at ${width} px`).toEqual(
          [],
        );
      }

      soft(await storedData(page), 'nothing is stored in the browser').toEqual([]);
      soft(foreign, 'no third-party request').toEqual([]);
      soft(errors, 'no error and no violation of the security policy').toEqual([]);
    });
});
