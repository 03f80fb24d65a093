import { expect, test } from './test.ts';
import { places } from '../routes.ts';

/* The map of the towns stands beside or below words, never under them. */
test('words and map keep apart', async ({ page }) => {
  for (const path of ['/', '/locations', ...places.map((slug) => `/locations/${slug}`)]) {
    await page.goto(path);
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const covered = await page.evaluate(() => {
        const ring = document.querySelector<SVGUseElement>('.canopy-map use');
        const edge = document.querySelector<SVGPathElement>('#canopy-edge');
        const toRing = ring?.getScreenCTM()?.inverse();
        if (!edge || !toRing) return ['no map'];
        const isOnMap = (x: number, y: number) =>
          edge.isPointInFill(new DOMPoint(x, y).matrixTransform(toRing));
        const words = document.querySelectorAll('.canopy :is(h1, h2, p, li, .btn)');
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
