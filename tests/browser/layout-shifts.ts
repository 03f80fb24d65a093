import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** What moved by itself: its layout shift score, and which elements. */
    shifts?: string[];
  }
}

/** Records what moves by itself on each page that is opened from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = (window.shifts = []);
    const toText = (element: Node | null) =>
      element instanceof Element ? `${element.tagName}.${element.className}` : String(element?.textContent);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[])
        if (!entry.hadRecentInput)
          shifts.push(`${entry.value}: ${entry.sources.map(({ node }) => toText(node)).join(', ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Scrolls the page to its end and back, so that everything loads, and returns what moved by itself. */
async function shiftsOnScroll(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await document.fonts.ready;
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight * 0.9) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    // Not pictures far to the right in a row, which do not load yet.
    const loading = [...document.images].filter(
      (image) =>
        !image.complete && image.checkVisibility() && image.getBoundingClientRect().left < innerWidth,
    );
    await Promise.all(loading.map((image) => image.decode().catch(() => undefined)));
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
    await frame();
    return window.shifts ?? [];
  });
}

/** Expects that nothing moves by itself on load or while scrolling. */
export async function expectStill(page: Page) {
  let shifts = await shiftsOnScroll(page);
  /*
   * Measures a page again on which something moved: the typeface of the headings may arrive just after the first frame. It is
   * in the cache then.
   */
  if (shifts.length > 0) {
    await page.reload();
    shifts = await shiftsOnScroll(page);
  }
  expect.soft(shifts, 'nothing moves by itself').toEqual([]);
}
