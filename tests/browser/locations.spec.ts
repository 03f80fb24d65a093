import { expect, test } from './test.ts';
import { locations } from '../routes.ts';

/* The map of the locations stands beside or below words, never under them. */
test('no text overlaps the map', async ({ page }) => {
  for (const path of ['/', '/locations', ...locations.map((slug) => `/locations/${slug}`)]) {
    await page.goto(path);
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const covered = await page.evaluate(() => {
        const ring = document.querySelector<SVGUseElement>('.location-map use');
        const edge = document.querySelector<SVGPathElement>('#map-ring');
        const toRing = ring?.getScreenCTM()?.inverse();
        if (!edge || !toRing) return ['no map'];
        const isOnMap = (x: number, y: number) =>
          edge.isPointInFill(new DOMPoint(x, y).matrixTransform(toRing));
        const words = document.querySelectorAll('section:has(.location-map) :is(h1, h2, p, li, .btn)');
        return [...words].flatMap((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const lines = [...range.getClientRects()];
          const touches = lines.some(({ left, right, top, bottom }) =>
            [left, (left + right) / 2, right].some((x) => isOnMap(x, top) || isOnMap(x, bottom)),
          );
          return touches ? [element.textContent.trim()] : [];
        });
      });
      expect(covered, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('the horizon of a location is as wide as the window and not cut off', async ({ page }) => {
  for (const slug of locations) {
    await page.goto(`/locations/${slug}`);
    for (const width of [768, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const { cut, from, to } = await page.locator('.skyline').evaluate((horizon) => {
        const isOpen = getComputedStyle(horizon).overflow === 'visible';
        const boxes = [...horizon.children].map((part) => part.getBoundingClientRect());
        const cut = isOpen
          ? 0
          : horizon.getBoundingClientRect().top - Math.min(...boxes.map(({ top }) => top));
        return {
          cut,
          from: Math.min(...boxes.map(({ left }) => left)),
          to: Math.max(...boxes.map(({ right }) => right)),
        };
      });
      expect.soft(cut, `${slug} at ${width} px: cut at the top`).toBeLessThanOrEqual(1);
      expect.soft(from, `${slug} at ${width} px`).toBeLessThanOrEqual(0);
      expect.soft(to, `${slug} at ${width} px`).toBeGreaterThanOrEqual(width);
    }
  }
});
