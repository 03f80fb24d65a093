import { expect, test, type Page } from './test.ts';
import { distinct } from '../routes.ts';
import { covered } from './covered.ts';
import { watchReact } from './first-scripts.ts';
import { expectStill, noteShifts } from './layout-shifts.ts';
import { unseenLinks } from './unseen-links.ts';
import { expectAccessible, sameOn, setTextSize, sidewaysScroll, watch } from './visit.ts';

/* One visit per page and window size checks what every page owes its visitors, from the first byte on. */
const soft = expect.configure({ soft: true });

/** Room that scroll bars take in rows of slides, in pixels. */
const barsInSlides = (page: Page) =>
  page
    .locator('.slides')
    .evaluateAll((slides: HTMLElement[]) =>
      slides.flatMap((one) => [one.offsetWidth - one.clientWidth, one.offsetHeight - one.clientHeight]),
    );

/** Room beside the page for a scroll bar, also while the page is still too short for one, in pixels. */
const roomForScrollBar = (page: Page) =>
  page.evaluate(() => {
    const room = () => innerWidth - document.documentElement.getBoundingClientRect().width;
    const long = room();
    document.body.hidden = true;
    const short = room();
    document.body.hidden = false;
    return { long, short };
  });

test.use({
  viewport: { width: 1440, height: 900 },
  // Scroll bars take room, as on Windows.
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

// The phone's look sees every state of a template; what a wide window changes is the template's own.
for (const path of distinct)
  test(`${path} on a desktop`, async ({ page }) => {
    const same = sameOn(path);
    const { errors, foreign } = watch(page);
    const react = watchReact(page);
    await noteShifts(page);
    await page.goto(path);
    soft(await react(), 'no React before anyone is there').toEqual([]);
    const room = await roomForScrollBar(page);
    if (path === distinct[0]) expect(room.long).toBeGreaterThan(0);
    soft(room.short, 'the page is as wide before it is long enough for a scroll bar').toBe(room.long);
    soft(await sidewaysScroll(page), 'no sideways scrolling beside a scroll bar').toEqual([]);
    soft((await barsInSlides(page)).filter(Boolean), 'no scroll bar under pictures').toEqual([]);
    await expectStill(page);
    await expectAccessible(page, 'on a desktop', [], same);
    soft(await page.evaluate(unseenLinks), 'no link in the color of its background').toEqual([]);
    soft(await page.evaluate(covered, same.join()), 'every target can be pressed where it is').toEqual([]);
    await setTextSize(page, 200);
    soft(await sidewaysScroll(page), 'no sideways scrolling at 200 % text').toEqual([]);
    await setTextSize(page, 100);
    await page.setViewportSize({ width: 768, height: 560 });
    soft(await page.evaluate(covered, same.join()), 'every target is met in a low, narrow window').toEqual(
      [],
    );
    soft(foreign, 'nobody else is asked').toEqual([]);
    soft(errors, 'no error, and nothing that the policy refuses').toEqual([]);
  });
