import { expect, test } from './test.ts';
import { isFull } from '../reach.ts';
import { distinct, isServed } from '../routes.ts';

/** Pages whose every control is on another page too. */
const withoutOwnControl = /^\/(?:about|prices|embed\/quote|quote-answer)$/;
/** Pages with controls that look different on a phone. */
const onPhone = [
  '/',
  '/auto-window-tinting',
  '/automotive-gallery',
  '/blog/energy-savings',
  '/request-quote',
];
const sizes = [
  [{ width: 1280, height: 1000 }, distinct.filter((path) => isFull || !withoutOwnControl.test(path))],
  [{ width: 390, height: 844 }, isFull ? distinct : onPhone.filter(isServed)],
] as const;

/** Controls that the Tab key reaches. */
const focusable =
  ':is(a[href], button:not([disabled]), summary, input:not([type=hidden]), select, textarea, [tabindex="0"])';

/**
 * Focuses each control and returns those that are out of sight, partly covered, without a visible focus, or with an outline
 * whose contrast with the background is below 3:1. Runs in the page.
 */
async function focusEach(css: string): Promise<string[]> {
  const faults: string[] = [];
  const lightOf = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  /** The contrast of an outline with the plain color behind it; infinite where that is a picture. */
  const outlineContrast = (element: Element) => {
    const { outlineStyle, outlineColor, outlineOffset } = getComputedStyle(element);
    if (outlineStyle === 'none') return Infinity;
    for (
      let around = parseFloat(outlineOffset) < 0 ? element : element.parentElement;
      around;
      around = around.parentElement
    ) {
      const { backgroundColor, backgroundImage, position } = getComputedStyle(around);
      if (backgroundImage !== 'none' || position === 'absolute') return Infinity;
      if (backgroundColor === 'rgba(0, 0, 0, 0)') continue;
      const [dark = 0, light = 0] = [lightOf(outlineColor), lightOf(backgroundColor)].toSorted(
        (a, b) => a - b,
      );
      return light / dark;
    }
    return Infinity;
  };
  const marks = (element: Element, shown: Element) => [
    element,
    shown,
    // The focus may be shown on the frame around it, or on what represents a hidden input.
    element.closest('.io, .film-slider, .amount'),
    element.nextElementSibling,
    element.querySelector('*'),
  ];
  const isMarked = (mark: Element | null) => {
    if (!mark) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(mark);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  };
  const findFault = (element: Element) => {
    const shown = element.closest('label') ?? element;
    const box = shown.getBoundingClientRect();
    if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
      return 'out of sight';
    for (const cover of document.querySelectorAll('.site-header, .dock > div, [data-toast]')) {
      const over = cover.getBoundingClientRect();
      // The middle of the overlap. Skips a scrolling table that is taller than the window.
      const x = (Math.max(over.left, box.left) + Math.min(over.right, box.right)) / 2;
      const top = Math.max(over.top, box.top);
      const bottom = Math.min(over.bottom, box.bottom);
      if (box.height >= innerHeight - over.height - 8 || bottom <= top || cover.contains(element)) continue;
      if (cover.contains(document.elementFromPoint(x, (top + bottom) / 2)))
        return `at ${Math.round(box.top)} to ${Math.round(box.bottom)}: partly under .${cover.className || 'dock'}`;
    }
    return marks(element, shown).some(isMarked) ? undefined : 'no visible focus';
  };
  for (const element of document.querySelectorAll<HTMLElement>(css)) {
    if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { scrollX: left, scrollY: top } = window;
    element.focus();
    // What moves on scroll arrives a frame later.
    if (scrollY !== top || scrollX !== left)
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    if (document.activeElement !== element) continue;
    const name = `${element.tagName} ${element.className} ${element.textContent.trim().slice(0, 40)}`;
    const fault = findFault(element);
    if (fault) faults.push(`${name}: ${fault}`);
    // A hidden input shows its focus on what represents it.
    const shown = element.offsetWidth > 12 ? element : (element.closest('label, .io') ?? element);
    const ring = outlineContrast(shown);
    if (ring < 3) faults.push(`${name}: an outline of ${ring.toFixed(1)}:1`);
  }
  return faults;
}

for (const [viewport, paths] of sizes)
  test(`the focus is visible on every control at ${viewport.width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      // This text is filled in after the page has loaded, and may wrap.
      await page.waitForFunction(() => document.querySelector('.open-now')?.textContent !== '');
      // From now on browsers show the focus that a script sets, as if the keyboard had set it.
      await page.keyboard.press('Tab');
      // Header and footer are the same on every page.
      const controls = path === paths[0] ? focusable : `main ${focusable}`;
      const found = await page.evaluate(focusEach, controls);
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

/** Pages with parts that handle keys or contain a frame. */
const parts = ['/commercial-window-tinting', '/automotive-gallery', '/blog/energy-savings'];

test('the Tab key first reaches the link to the content, and gets to the end of each page', async ({
  page,
}) => {
  for (const path of (isFull ? distinct : parts).filter(isServed)) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    if (await skip.count()) {
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
    }
    const isAtEnd = () =>
      page.evaluate(() => !document.activeElement || document.activeElement === document.body);
    let stops = 0;
    do await page.keyboard.press('Tab');
    while (++stops < 250 && !(await isAtEnd()));
    expect(stops, `stops on ${path}`).toBeGreaterThan(4);
    expect(stops, `the end of ${path} is reached`).toBeLessThan(250);
  }
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about#main');
});
