import { expect, test } from './test.ts';
import { pages } from '../routes.ts';

/*
 * npm run look takes a picture of every page at three widths and compares it with the one in the folder `look`. Its report
 * shows what differs. npm run look -- -u keeps the new pictures. -g "/about at 390" takes some of them.
 */
for (const width of [390, 768, 1440])
  for (const path of pages)
    test(`${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await page.evaluate(async () => {
        // Lazy pictures further down would not load.
        for (const element of document.querySelectorAll<HTMLImageElement | HTMLIFrameElement>('img, iframe'))
          element.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
        // Fixed parts would end up in the middle of a long picture.
        for (const element of document.body.querySelectorAll<HTMLElement>('*'))
          if (getComputedStyle(element).position === 'fixed') element.style.visibility = 'hidden';
      });
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
      await expect(page).toHaveScreenshot([String(width), `${name}.png`], { fullPage: true });
    });
