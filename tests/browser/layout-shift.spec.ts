import { expect, test, type BrowserContext } from '@playwright/test';
import { pages } from '../routes.ts';

declare global {
  interface Window {
    /** What moved by itself: how much, and which elements. */
    shifts: string[];
  }
}

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
const GROUPS = 4;
const groups = Array.from({ length: GROUPS }, (_, group) =>
  pages.filter((_, index) => index % GROUPS === group),
);

/** Loads a page, scrolls it to its end and back, and returns what moved without the visitor's doing. */
async function shiftsOf(context: BrowserContext, path: string): Promise<string[]> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'load' });
  const shifts = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await document.fonts.ready;
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    const coming = [...document.images].filter((image) => !image.complete && image.checkVisibility());
    await Promise.all(coming.map((image) => image.decode().catch(() => undefined)));
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
    await frame();
    return window.shifts;
  });
  await page.close();
  return shifts.map((shift) => `${path} ${shift}`);
}

for (const [name, viewport] of Object.entries(sizes))
  for (const [index, group] of groups.entries())
    test(`nothing moves by itself on load or while scrolling, ${name}, part ${index + 1}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ viewport });
      await context.addInitScript(() => {
        window.shifts = [];
        const toText = (element: Node | null) =>
          element instanceof Element
            ? `${element.tagName}.${element.className}`
            : String(element?.textContent);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
            sources: { node: Node | null }[];
          })[])
            if (!entry.hadRecentInput)
              window.shifts.push(
                `${entry.value}: ${entry.sources.map(({ node }) => toText(node)).join(', ')}`,
              );
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const moved: string[] = [];
      // Three pages at a time: quick, and no page starves for so long that it looks still.
      for (let at = 0; at < group.length; at += 3)
        await Promise.all(
          group.slice(at, at + 3).map(async (path) => {
            if ((await shiftsOf(context, path)).length > 0) moved.push(path);
          }),
        );
      /*
       * An optional font that arrives between the first frame and a tenth of a second later is still taken,
       * which only a machine with too much to do brings about: so what moved is looked at again, alone.
       */
      const found: string[] = [];
      for (const path of moved) found.push(...(await shiftsOf(context, path)));
      await context.close();
      expect(found).toEqual([]);
    });
