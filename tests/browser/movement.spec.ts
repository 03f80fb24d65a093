import { expect, test, type BrowserContext, type Page } from './test.ts';
import { isFull } from '../reach.ts';
import { isServed, pages } from '../routes.ts';

/*
 * The window is as tall as the page, so everything that starts in view has started. Animations that run for less than five
 * seconds may end by themselves; once the pause controls are pressed, nothing else may move. Clocks run twenty times as fast.
 */
const PACE = 20;
const tall = { width: 1280, height: 12_000 };
// Coarse pixels make the tall window as cheap to paint as a normal one.
test.use({ deviceScaleFactor: 0.25 });

const pause = async (page: Page) => {
  const controls = page.getByLabel(/^pause/i).or(page.getByRole('button', { name: /^pause/i }));
  for (const control of await controls.all())
    if (await control.isVisible().catch(() => false)) await control.click({ force: true });
  // Away from them, because hovering pauses too.
  await page.mouse.move(2, 6000);
};

/** The positions of all visible elements, and the animations that run by the clock rather than by scrolling. */
const state = (page: Page) =>
  page.evaluate(() => {
    const running = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 80) ?? '');
    const positions = [...document.querySelectorAll('body *')].map((element) => {
      // Browsers lay out collapsed parts late.
      if (!element.checkVisibility()) return 'unseen';
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName}.${(element.getAttribute('class') ?? '').slice(0, 30)} ${[x, y, width, height].map(Math.round).join(' ')}`;
    });
    return { running, positions };
  });

/** Opens pages at the same time, with fast animations, and with their timers on one clock. */
async function openFast(context: BrowserContext, paths: readonly string[], isReduced = false) {
  await context.clock.install();
  return Promise.all(
    paths.map(async (path) => {
      const page = await context.newPage();
      if (isReduced) await page.emulateMedia({ reducedMotion: 'reduce' });
      const devtools = await context.newCDPSession(page);
      await devtools.send('Animation.enable');
      await devtools.send('Animation.setPlaybackRate', { playbackRate: PACE });
      await page.setViewportSize(tall);
      await page.goto(path);
      return { path, page };
    }),
  );
}

/** Lets milliseconds pass on all pages: at once for timers, and at their pace for animations. */
async function pass(context: BrowserContext, ms: number): Promise<void> {
  await context.clock.runFor(ms);
  await new Promise((resolve) => setTimeout(resolve, ms / PACE));
}

/** What still moves after five seconds, one line per page and element. */
async function movements(context: BrowserContext, opened: readonly { path: string; page: Page }[]) {
  await pass(context, 5000);
  const before = await Promise.all(opened.map(({ page }) => state(page)));
  await pass(context, 6000);
  const found = opened.map(async ({ path, page }, at) => {
    const after = await state(page);
    const moved = after.positions
      .filter((position, index) => position !== before[at]?.positions[index])
      .slice(0, 5);
    return [...after.running.map((target) => `runs on: ${target}`), ...moved].map(
      (line) => `${path} ${line}`,
    );
  });
  return (await Promise.all(found)).flat();
}

/** Pages with each kind of part that moves by itself. */
const moving = ['/', '/auto-window-tinting', '/automotive-gallery'].filter(isServed);

test('what moves by itself stops when it is paused', async ({ context }) => {
  const opened = await openFast(context, isFull ? pages.slice(0, 12) : moving);
  for (const { page } of opened.slice(1)) await pause(page);
  const found = await movements(context, opened);
  expect(found.filter((line) => line.startsWith(`${opened[0]?.path} `))).not.toEqual([]);
  expect(found.filter((line) => !line.startsWith(`${opened[0]?.path} `))).toEqual([]);
  const first = opened.slice(0, 1);
  for (const { page } of first) await pause(page);
  expect(await movements(context, first)).toEqual([]);
});

test('nothing moves by itself with reduced motion', async ({ context }) => {
  expect(await movements(context, await openFast(context, moving, true))).toEqual([]);
});

/** How far the banner moves in 200 ms, in pixels. */
async function bannerShift(page: Page): Promise<number> {
  const left = () =>
    page
      .getByRole('complementary', { name: 'Notice' })
      .getByRole('listitem')
      .first()
      .evaluate((item) => item.getBoundingClientRect().left);
  // A press takes effect two frames later.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const before = await left();
  await page.waitForTimeout(200);
  return Math.abs((await left()) - before);
}

test.describe('the banner under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap pauses it on all pages, and the next one resumes it', async ({ page }) => {
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

test('the banner pauses under the mouse, and its control works there', async ({ page }) => {
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
