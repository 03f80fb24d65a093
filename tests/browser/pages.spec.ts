import { expect, test, type Page } from './test.ts';
import { distinct } from '../routes.ts';
import { coveredTargets } from './covered.ts';
import { watchReact } from './first-scripts.ts';
import { brokenWords } from './lines.ts';
import { expectStill, recordShifts } from './layout-shifts.ts';
import { expectLightLoad, oversizedPictures, watchLoad } from './load.ts';
import { expectAccessible, sameOn, setTextSize, sidewaysScroll, watch } from './visit.ts';

/* One visit per page and window size checks everything that is expected of every page. */
const soft = expect.configure({ soft: true });

/** The space that scroll bars take up in rows of slides, in pixels. */
const barsInSlides = (page: Page) =>
  page
    .locator('.slides')
    .evaluateAll((slides: HTMLElement[]) =>
      slides.flatMap((one) => [one.offsetWidth - one.clientWidth, one.offsetHeight - one.clientHeight]),
    );

/** The space for a scroll bar beside a long page and beside one that is too short to scroll, in pixels. */
const spaceForScrollBar = (page: Page) =>
  page.evaluate(() => {
    const space = () => innerWidth - document.documentElement.getBoundingClientRect().width;
    const long = space();
    document.body.hidden = true;
    const short = space();
    document.body.hidden = false;
    return { long, short };
  });

/** Links whose underline has the color of their background. Runs in the page. */
function unseenLinks(): string[] {
  const backgroundBehind = (element: Element | null): string => {
    for (let box = element; box; box = box.parentElement) {
      const { backgroundColor } = getComputedStyle(box);
      if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor;
    }
    return '';
  };
  return [...document.querySelectorAll('main a:not(.btn)')].flatMap((link) => {
    const { backgroundImage, textDecorationLine } = getComputedStyle(link);
    const isUnseen = textDecorationLine === 'none' && backgroundImage.includes(backgroundBehind(link));
    return isUnseen ? [link.textContent.trim()] : [];
  });
}

test.use({
  viewport: { width: 1440, height: 900 },
  // Scroll bars take up space, as on Windows.
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

// phone.spec.ts visits every template in each of its states. A wide window needs only one page for each part of the site.
for (const path of distinct)
  test(`${path} on a desktop`, async ({ page }) => {
    const same = sameOn(path);
    const { errors, foreign } = watch(page);
    const react = watchReact(page);
    const load = await watchLoad(page);
    await recordShifts(page);
    await page.goto(path);
    expectLightLoad(path, await load(), 'desktop');
    soft(await page.evaluate(oversizedPictures), 'no picture much larger than it is shown').toEqual([]);
    soft(await react(), 'no React before the visitor does anything').toEqual([]);
    const space = await spaceForScrollBar(page);
    if (path === distinct[0]) expect(space.long, 'this browser shows scroll bars').toBeGreaterThan(0);
    soft(space.short, 'the page is as wide before it is long enough for a scroll bar').toBe(space.long);
    soft(await sidewaysScroll(page), 'no sideways scrolling beside a scroll bar').toEqual([]);
    soft((await barsInSlides(page)).filter(Boolean), 'no scroll bar under pictures').toEqual([]);
    soft(await page.evaluate(brokenWords), 'no word or figure broken').toEqual([]);
    await expectStill(page);
    await expectAccessible(page, 'on a desktop', [], same);
    soft(await page.evaluate(unseenLinks), 'no link in the color of its background').toEqual([]);
    soft(await page.evaluate(coveredTargets, same.join()), 'no target is covered').toEqual([]);
    await setTextSize(page, 200);
    soft(await sidewaysScroll(page), 'no sideways scrolling at 200 % text').toEqual([]);
    await setTextSize(page, 100);
    await page.setViewportSize({ width: 768, height: 560 });
    soft(
      await page.evaluate(coveredTargets, same.join()),
      'no target is covered in a low, narrow window',
    ).toEqual([]);
    soft(foreign, 'no third-party request').toEqual([]);
    soft(errors, 'no error and no violation of the security policy').toEqual([]);
  });
