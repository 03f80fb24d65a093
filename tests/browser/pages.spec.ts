import { axeFaults } from './axe.ts';
import { findFocusFaults, focusable } from './focus-faults.ts';
import { readPublished } from '../content.ts';
import { expect, test, type Page, type Request } from './test.ts';
import { distinct, firstServed, visited } from '../routes.ts';
import { sidewaysScroll, watch } from './visit.ts';

declare global {
  interface Window {
    /** The layout shift score of what moved by itself, and which elements. */
    shifts?: string[];
  }
}

const soft = expect.configure({ soft: true });

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
};
const desktop = { viewport: { width: 1440, height: 900 } };
const ownPages = readPublished('ownPages').map(({ slug }) => `/${slug}`);
/** Whether an island is in the first screen, where it hydrates after the first paint. A page of a shop's own may have the form there. */
const hasEarlyIsland = async (page: Page, path: string) =>
  ['/request-quote', '/embed/quote', '/automotive-gallery'].includes(path) ||
  (ownPages.includes(path) && (await page.locator('form[name=quote]').count()) > 0);
/** Bytes of a first load. Those of the sample are 90,000 and 147,000 at most: a shop’s own photos may add to them. */
const maxBytes = { phone: 110_000, desktop: 160_000 };
/** Bytes and files of React, and of the form and its rules or the carousel. */
const early = { bytes: 100_000, count: 6 };
/** Files besides typefaces; the last is the icon, which browsers load late. */
const maxRequests = 12;
const isReact = (code = '') =>
  /react\.(transitional\.)?element|Minified React error|__reactContainer/.test(code);

/** Watches what a page loads by itself. The returned function waits for it. */
function watchLoad(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return async () => {
    // What the page loads when idle has been requested by then.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const loaded = requests.splice(0);
    const sizes = await Promise.all(loaded.map((request) => request.sizes()));
    const scripts = loaded.filter((request) => request.resourceType() === 'script');
    const codes = await Promise.all(scripts.map(async (script) => (await script.response())?.text()));
    return {
      bytes: sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0),
      count: loaded.filter((request) => request.resourceType() !== 'font').length,
      hasReact: codes.some(isReact),
    };
  };
}

/** Records what moves by itself on each page that is opened from now on. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = (window.shifts = []);
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          shifts.push(
            `${value}: ${sources.map(({ node }) => node?.textContent?.trim().slice(0, 40)).join()}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Scrolls the page to its end and back, so that everything loads, and returns what moved by itself. */
const shiftsOnScroll = (page: Page) =>
  page.evaluate(async () => {
    const frames = async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    };
    await document.fonts.ready;
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight * 0.9) {
      scrollTo({ top, behavior: 'instant' });
      await frames();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frames();
    return window.shifts ?? [];
  });

/** Sets the visitor's text size, in percent of the default. */
async function setTextSize(page: Page, percent: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
  await devtools.detach();
}

/* One visit checks everything that is expected of every page. A wide window needs only one page for each part of the site. */
for (const [device, options, paths] of [
  ['phone', phone, visited],
  ['desktop', desktop, distinct],
] as const)
  test.describe(`on a ${device}`, () => {
    test.use(options);

    for (const path of paths)
      test(`${path} is light, still and accessible`, async ({ page, context }) => {
        const { errors, foreign } = watch(page);
        const load = watchLoad(page);
        await recordShifts(page);
        await page.goto(path);
        const { bytes, count, hasReact } = await load();
        const more = (await hasEarlyIsland(page, path)) ? early : { bytes: 0, count: 0 };
        soft(bytes, 'bytes').toBeLessThanOrEqual(maxBytes[device] + more.bytes);
        soft(count, 'requests besides typefaces').toBeLessThanOrEqual(maxRequests + more.count);
        if (more.bytes === 0) soft(hasReact, 'no React before the visitor does anything').toBe(false);
        let shifts = await shiftsOnScroll(page);
        if (shifts.length) {
          // The typeface of the headings may arrive just after the first frame. It is in the cache now.
          await page.reload();
          shifts = await shiftsOnScroll(page);
        }
        soft(shifts, 'nothing moves by itself').toEqual([]);

        // Header and footer are the same on every page.
        const isFirst = path === paths[0];
        const same = isFirst ? [] : ['body > header', 'body > footer'];
        soft(await axeFaults(page, undefined, 'html', same), 'axe').toEqual([]);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        if (distinct.includes(path)) {
          // After a key press, browsers also show the focus that a script sets.
          await page.keyboard.press('Tab');
          const controls = isFirst ? focusable : `main ${focusable}`;
          soft(await page.evaluate(findFocusFaults, controls), 'the focus is visible').toEqual([]);
        }

        const name = page.locator('header .logo b:visible');
        if (await name.count())
          soft(await name.evaluate((text) => text.scrollWidth <= text.clientWidth), 'the name fits').toBe(
            true,
          );
        soft(await sidewaysScroll(page), 'no sideways scrolling').toEqual([]);
        await setTextSize(page, 200);
        soft(await sidewaysScroll(page), 'no sideways scrolling at 200 % text').toEqual([]);
        if (device === 'phone') {
          await setTextSize(page, 100);
          await page.setViewportSize({ width: 320, height: 256 });
          soft(await sidewaysScroll(page), 'no sideways scrolling at 400 % zoom').toEqual([]);
        }

        soft(await context.storageState(), 'nothing stored').toEqual({ cookies: [], origins: [] });
        soft(await page.evaluate(() => sessionStorage.length), 'nothing stored in the tab').toBe(0);
        soft(foreign, 'no third-party request').toEqual([]);
        soft(errors, 'no error and no violation of the security policy').toEqual([]);
      });
  });

test.describe('on a phone', () => {
  test.use(phone);

  test('a first visit over a slow connection hardly moves when the typefaces arrive', async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    const speed = { downloadThroughput: 200_000, uploadThroughput: 200_000 };
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 140, ...speed });
    await recordShifts(page);
    await page.goto('/');
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
    await page.evaluate(() => document.fonts.ready);
    const shifts = (await page.evaluate(() => window.shifts)) ?? [];
    const moved = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
    // A tenth is what search engines still call good.
    expect(moved, shifts.join('\n')).toBeLessThan(0.03);
  });

  test('the dock hides on the first screen and beside a quote form, and is above the home indicator', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34, bottomMax: 34 } });
    await page.goto(firstServed('/auto-window-tinting', '/residential-window-tinting'));
    const dock = page.getByRole('navigation', { name: 'Quick contact', includeHidden: true });
    const toForm = (above: number) =>
      page.locator('#quote').evaluate((section, space) => {
        scrollBy({ top: section.getBoundingClientRect().top - space, behavior: 'instant' });
      }, above);
    await expect(dock).toBeHidden();
    await toForm(1200);
    await expect(dock).toBeVisible();
    for (const link of await dock.getByRole('link').all()) {
      const bottom = () => link.evaluate((element) => element.getBoundingClientRect().bottom);
      await expect.poll(bottom).toBeLessThanOrEqual(844 - 34);
    }
    await toForm(0);
    await expect(dock).toBeHidden();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(dock).toBeVisible();
  });
});

test('the Tab key first reaches the skip link, which leads to the content, and then the end of the page', async ({
  page,
}) => {
  await page.goto(firstServed('/blog/energy-savings', '/commercial-window-tinting', '/'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  const isAtEnd = () => page.evaluate(() => document.activeElement === document.body);
  let stops = 0;
  do await page.keyboard.press('Tab');
  while (++stops < 250 && !(await isAtEnd()));
  expect(stops).toBeGreaterThan(4);
  expect(stops).toBeLessThan(250);
});
