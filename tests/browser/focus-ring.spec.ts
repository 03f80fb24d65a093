import sharp from 'sharp';
import { expect, test, type Page } from './test.ts';
import { contrastOf } from './contrast.ts';
import { examples } from '../routes.ts';

/** A control whose ring looks unlike those before it, and where it is. */
interface Place {
  index: number;
  name: string;
  look: string;
}

const focusable =
  'a[href], button:not([disabled]), summary, input:not([type=hidden]), select, textarea, [tabindex="0"]';

/** Each control that can be tabbed to, with what its ring and all behind it looks like. Runs in the page. */
function findPlaces(css: string): Place[] {
  const places: Place[] = [];
  for (const [index, element] of document.querySelectorAll<HTMLElement>(css).entries()) {
    if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) continue;
    const { outline, outlineOffset, boxShadow } = getComputedStyle(element);
    const behind: string[] = [];
    for (let around: Element | null = element; around && behind.length < 3; around = around.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(around);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none')
        behind.push(`${backgroundColor} ${backgroundImage.slice(0, 90)}`);
    }
    const look = [element.tagName, element.className, outline, outlineOffset, boxShadow, ...behind].join(' ');
    const name = `${element.tagName} ${element.className} ${element.textContent.trim().slice(0, 30)}`;
    places.push({ index, name, look });
  }
  return places;
}

/** How many pixels around a control change by 3:1 or more when it gets the focus, and how many should. */
async function measureRing(page: Page, index: number) {
  const box = await page.evaluate(
    ([css, at]) => {
      const element = document.querySelectorAll<HTMLElement>(css)[at];
      if (!element) return null;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      element.focus({ preventScroll: true });
      // A hidden input shows its focus on what stands for it.
      const own = element.getBoundingClientRect();
      const shown = own.width > 12 ? element : (element.closest('label, .io') ?? element);
      const { x, y, width, height } = shown.getBoundingClientRect();
      const size = own.width > 12 && own.height > 12 ? own.width + own.height : 32;
      return { x: x - 14, y: y - 14, width: width + 28, height: height + 28, size };
    },
    [focusable, index] as const,
  );
  if (!box) throw new Error('The control has gone.');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)];
  const clip = {
    x,
    y,
    width: Math.min(width, box.x + box.width) - x,
    height: Math.min(height, box.y + box.height) - y,
  };
  const look = async () =>
    sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
  const after = await look();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const before = await look();
  let changed = 0;
  for (let at = 0; at < before.length; at += 3)
    if (contrastOf(before.subarray(at, at + 3), after.subarray(at, at + 3)) >= 3) changed += 1;
  // A line of two pixels around it, of which one side may be out of the window.
  return { changed, wanted: 2 * box.size * 2 * 0.75 };
}

for (const [width, height] of [
  [1280, 1000],
  [390, 900],
] as const)
  test(`the focus can be told from what is behind it in every place at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const seen = new Set<string>();
    const faults: string[] = [];
    for (const path of examples) {
      await page.goto(path);
      // From here on a focus given by script counts as one of the keyboard.
      await page.keyboard.press('Tab');
      for (const { index, name, look } of await page.evaluate(findPlaces, focusable)) {
        if (seen.has(look)) continue;
        seen.add(look);
        const { changed, wanted } = await measureRing(page, index);
        if (changed < wanted)
          faults.push(`${path} ${name}: ${changed} of ${Math.round(wanted)} px [${look}]`);
      }
    }
    expect(seen.size).toBeGreaterThan(40);
    expect(faults).toEqual([]);
  });
