import sharp from 'sharp';
import { expect, test, type Page } from './test.ts';
import { toLinear } from '../../src/site/theme/color-math.ts';
import { isFull } from '../reach.ts';
import { distinct, isServed } from '../routes.ts';

const templates = [...distinct, '/blog/tint-shade-guide', '/nowhere'].filter(isServed);
const sizes = [
  { width: 1280, height: 1000 },
  { width: 390, height: 844 },
];

/** Controls that can be tabbed to, in their order. */
const focusable =
  ':is(a[href], button:not([disabled]), summary, input:not([type=hidden]), select, textarea, [tabindex="0"])';

/** A control whose ring looks unlike those before it, and where it is. */
interface Place {
  index: number;
  name: string;
  look: string;
}

/**
 * Gives each control the focus: the places of those that took it, and which of them are out of sight, partly covered or
 * without a mark. Runs in the page.
 */
async function focusEach(css: string): Promise<{ places: Place[]; faults: string[] }> {
  const places: Place[] = [];
  const faults: string[] = [];
  const marks = (element: Element, shown: Element) => [
    element,
    shown,
    // The mark may be on its frame, or on what stands for a hidden input.
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
      // The middle of what they share; a scrolling table may be higher than the window.
      const x = (Math.max(over.left, box.left) + Math.min(over.right, box.right)) / 2;
      const top = Math.max(over.top, box.top);
      const bottom = Math.min(over.bottom, box.bottom);
      if (box.height >= innerHeight - over.height - 8 || bottom <= top || cover.contains(element)) continue;
      if (cover.contains(document.elementFromPoint(x, (top + bottom) / 2)))
        return `at ${Math.round(box.top)} to ${Math.round(box.bottom)}: partly under .${cover.className || 'dock'}`;
    }
    return marks(element, shown).some(isMarked) ? undefined : 'no visible focus';
  };
  for (const [index, element] of document.querySelectorAll<HTMLElement>(css).entries()) {
    if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { scrollX: left, scrollY: top } = window;
    element.focus();
    // What moves with the scroll is in place a frame later.
    if (scrollY !== top || scrollX !== left)
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    if (document.activeElement !== element) continue;
    const name = `${element.tagName} ${element.className} ${element.textContent.trim().slice(0, 40)}`;
    const fault = findFault(element);
    if (fault) faults.push(`${name}: ${fault}`);
    const { outline, outlineOffset, boxShadow } = getComputedStyle(element);
    const behind: string[] = [];
    for (let around: Element | null = element; around && behind.length < 3; around = around.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(around);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none')
        behind.push(`${backgroundColor} ${backgroundImage.slice(0, 90)}`);
    }
    // A ring of its own looks the same on every control on the same background.
    const kind = outline.includes('none') ? [element.tagName, element.className] : [];
    const look = [...kind, outline, outlineOffset, boxShadow, ...behind].join(' ');
    places.push({ index, name, look });
  }
  return { places, faults };
}

/** Relative luminance of the pixel at a place, 0 to 1. */
function luminanceAt(pixels: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) =>
    toLinear((pixels[at + channel] ?? 0) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How many pixels around a control change by 3:1 or more when it gets the focus, and how many should. */
async function measureRing(page: Page, controls: string, index: number) {
  const box = await page.evaluate(
    async ([css, at]) => {
      const element = document.querySelectorAll<HTMLElement>(css)[at];
      if (!element) return null;
      // The dock comes with the second screen.
      scrollTo({ top: 1.5 * innerHeight, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      element.focus({ preventScroll: true });
      // A hidden input shows its focus on what stands for it.
      const own = element.getBoundingClientRect();
      const shown = own.width > 12 ? element : (element.closest('label, .io') ?? element);
      const { x, y, width, height } = shown.getBoundingClientRect();
      // Of what is higher than the window, its sides are seen.
      const size = own.width > 12 && own.height > 12 ? own.width + Math.min(own.height, innerHeight) : 32;
      return { x: x - 14, y: y - 14, width: width + 28, height: height + 28, size };
    },
    [controls, index] as const,
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
  for (let at = 0; at < before.length; at += 3) {
    // Most stay as they are.
    if (before.readUIntBE(at, 3) === after.readUIntBE(at, 3)) continue;
    const [dark = 0, light = 0] = [luminanceAt(before, at), luminanceAt(after, at)].toSorted((a, b) => a - b);
    if ((light + 0.05) / (dark + 0.05) >= 3) changed += 1;
  }
  // A line of two pixels around it, of which one side may be out of the window.
  return { changed, wanted: 2 * box.size * 2 * 0.75 };
}

test('the focus is visible and stands out everywhere, on a desktop and a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const seen = new Set<string>();
  const faults: string[] = [];
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    for (const path of templates) {
      await page.goto(path);
      // It says whether the shop is open a moment after the page has loaded, and may then take two lines.
      await page.waitForFunction(() => document.querySelector('.open-now')?.textContent !== '');
      // From here on a focus given by script counts as one of the keyboard.
      await page.keyboard.press('Tab');
      // Header and footer are the same on every page.
      const controls = path === templates[0] ? focusable : `main ${focusable}`;
      const found = await page.evaluate(focusEach, controls);
      faults.push(...found.faults.map((fault) => `${path} at ${viewport.width} px: ${fault}`));
      for (const { index, name, look } of found.places) {
        if (seen.has(look)) continue;
        seen.add(look);
        const { changed, wanted } = await measureRing(page, controls, index);
        if (changed < wanted)
          faults.push(`${path} ${name}: ${changed} of ${Math.round(wanted)} px [${look}]`);
      }
    }
  }
  expect(seen.size).toBeGreaterThan(40);
  expect(faults).toEqual([]);
});

/** Pages with the parts that handle keys, or hold a frame. */
const parts = ['/commercial-window-tinting', '/automotive-gallery', '/blog', '/blog/energy-savings'];
const walked = isFull ? templates : [...parts, '/request-quote', '/locations'].filter(isServed);

// The gallery of the first one has its buttons on a phone.
for (const [width, paths] of [
  [1280, walked],
  [390, isFull ? walked : walked.slice(0, 1)],
] as const)
  test(`the Tab key leads through each page to its end at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path);
      await page.evaluate(() => {
        addEventListener('focusin', ({ target }) => {
          if (target instanceof HTMLElement) target.dataset.tabbed = '';
        });
      });
      const isAtEnd = () =>
        page.evaluate(() => !document.activeElement || document.activeElement === document.body);
      let stops = 0;
      do await page.keyboard.press('Tab');
      while (++stops < 250 && !(await isAtEnd()));
      expect(stops, `stops on ${path}`).toBeGreaterThan(4);
      expect(stops, `the walk of ${path} comes to an end`).toBeLessThan(250);
    }
  });

test('the first link skips to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about#main');
});
