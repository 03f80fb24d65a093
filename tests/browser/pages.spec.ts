import { expect, test, type Page } from './test.ts';
import { isFull } from '../reach.ts';
import { distinct, examples, listed, visited } from '../routes.ts';
import { axeFaults } from './axe.ts';
import { covered } from './covered.ts';
import { watchReact } from './first-scripts.ts';
import { noteShifts, scrollAndSeeShifts } from './layout-shifts.ts';
import { addLongNames, brokenNames, linesCutOff, loneWords, squeezedHeadings } from './lines.ts';
import { expectLightLoad, watchLoad } from './load.ts';
import { unevenCards, unseenLinks } from './side-by-side.ts';
import {
  expectAccessible,
  kept,
  setTextSize,
  sidewaysScroll,
  smallTargets,
  unspeakableNames,
  watch,
} from './visit.ts';

/* One visit per page and window size checks what every page owes its visitors, from the first byte on. */
const soft = expect.configure({ soft: true });

/** Parts that show a shade of film by their own tone, and the list of towns, which is read as a sentence. */
const tiles = [3, 4].map((place) => `.picker-tiles label:nth-of-type(${place})`);
const shades = ['.shade-steps', ...tiles, '.shade-table .long', 'h1:has(.tint-line)'];
const isInSentence = (target: string) => /href="\/locations\/[\w-]+">[^<]+<\/a>$/.test(target);

/** What goes beyond the standard's level AA, as far as the design allows. */
async function expectBeyondAA(page: Page, path: string, same: readonly string[]) {
  const small = await smallTargets(page, 44);
  const towns = path === '/about' ? isInSentence : () => false;
  soft(
    small.filter((target) => !towns(target)),
    'targets of 44 px',
  ).toEqual([]);
  const contrast = { runOnly: { type: 'rule' as const, values: ['color-contrast-enhanced'] } };
  soft(await axeFaults(page, contrast, 'html', [...shades, ...same]), 'text with a contrast of 7:1').toEqual(
    [],
  );
}

/** Nothing moves by itself on load or while scrolling. */
async function expectStill(page: Page) {
  let shifts = await scrollAndSeeShifts(page);
  /*
   * An optional font that arrives between the first frame and a tenth of a second later is still taken,
   * which happens only on an overloaded machine. So a page on which something moved is measured again.
   */
  if (shifts.length > 0) {
    await page.reload();
    shifts = await scrollAndSeeShifts(page);
  }
  soft(shifts, 'nothing moves by itself').toEqual([]);
}

/** Parts of a page that were looked at on the first one, as they are the same on every page. */
const sameOn = (path: string) => (path === examples[0] ? [] : ['body > header', 'body > footer']);

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  // The phone's look sees every state of a template; what a wide window changes is the template's own.
  const like = /^\/(?:accessibility|credits|warranty|locations\/404)$/;
  // These are as wide as an article, /prices and /404.
  for (const path of examples.filter((one) => isFull || !like.test(one)))
    test(path, async ({ page }) => {
      const same = sameOn(path);
      const { errors, foreign } = watch(page);
      const react = watchReact(page);
      await noteShifts(page);
      await page.goto(path);
      soft(await react(), 'no React before anyone is there').toEqual([]);
      await expectStill(page);
      await expectAccessible(page, 'on a desktop', [], same);
      soft(await page.evaluate(loneWords), 'no line of one short word').toEqual([]);
      soft(await page.evaluate(unevenCards), 'what is side by side is on one line').toEqual([]);
      soft(await page.evaluate(unseenLinks), 'no link in the color of its background').toEqual([]);
      soft(await page.evaluate(brokenNames), 'no name in two lines').toEqual([]);
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
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });
  for (const path of visited)
    test(path, async ({ page }) => {
      const same = sameOn(path);
      const { errors, foreign } = watch(page);
      const load = await watchLoad(page);
      await noteShifts(page);
      await page.goto(path);
      if (listed.includes(path)) expectLightLoad(path, await load());
      await expectStill(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page, 'on a phone', [], same);
      soft(await smallTargets(page), 'targets of at least 24 px').toEqual([]);
      soft(await unspeakableNames(page), 'every control is called as it is labeled').toEqual([]);
      soft(await page.evaluate(covered, same.join()), 'every target can be pressed where it is').toEqual([]);
      soft(await page.evaluate(loneWords), 'no line of one short word').toEqual([]);
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        soft(await page.evaluate(brokenNames), `no name in two lines at ${width} px`).toEqual([]);
      }
      await setTextSize(page, 200);
      soft(await sidewaysScroll(page), 'no sideways scrolling at 390 px and 200 % text').toEqual([]);
      soft(await page.evaluate(linesCutOff), 'no line cut off at 200 % text').toEqual([]);
      soft(await page.evaluate(squeezedHeadings), 'no squeezed heading at 200 % text').toEqual([]);
      await page.setViewportSize({ width: 768, height: 1024 });
      soft(await sidewaysScroll(page), 'no sideways scrolling at 768 px and 200 % text').toEqual([]);
      soft(await page.evaluate(linesCutOff), 'no line cut off at 768 px and 200 % text').toEqual([]);
      await setTextSize(page, 100);
      if (examples.includes(path)) {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width: 390, height: 844 });
        await expectBeyondAA(page, path, same);
      }
      if (isFull) {
        await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
        // The visitor's own colors are in force then, and axe takes the page's for them.
        await expectAccessible(page, 'in forced colors, with less motion', ['color-contrast']);
        await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
      }
      await page.setViewportSize({ width: 320, height: 640 });
      soft(await sidewaysScroll(page), 'no sideways scrolling at 320 px').toEqual([]);
      if (distinct.includes(path)) {
        // A heading that keeps itself on one line does so from here on.
        await page.setViewportSize({ width: 768, height: 800 });
        await page.evaluate(addLongNames);
        soft(await sidewaysScroll(page), 'no sideways scrolling with names of forty letters').toEqual([]);
        await page.setViewportSize({ width: 320, height: 800 });
        soft(await sidewaysScroll(page), 'no sideways scrolling with them at 320 px').toEqual([]);
      }

      soft(await kept(page), 'the browser keeps nothing of the visit').toEqual([]);
      soft(foreign, 'nobody else is asked').toEqual([]);
      soft(errors, 'no error, and nothing that the policy refuses').toEqual([]);
    });
});
