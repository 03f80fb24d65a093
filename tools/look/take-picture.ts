import type { BrowserContext } from '@playwright/test';

/**
 * Writes a picture of a whole page, as it is printed with `print`, with everything in it loaded and come to rest.
 * Throws if the page is not served.
 */
export async function takePicture(
  context: BrowserContext,
  path: string,
  file: string,
  print: boolean,
): Promise<void> {
  const page = await context.newPage();
  const answer = await page.goto(path, { waitUntil: 'load' });
  if (!answer) throw new Error(`${path} has no answer.`);
  if (print) await page.emulateMedia({ media: 'print' });
  // Pictures further down would wait until somebody comes near.
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll<HTMLImageElement | HTMLIFrameElement>('img, iframe'))
      image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    // What floats over the page would stand in the middle of a long picture.
    for (const element of document.body.querySelectorAll<HTMLElement>('*'))
      if (getComputedStyle(element).position === 'fixed') element.style.visibility = 'hidden';
  });
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  await page.close();
}
