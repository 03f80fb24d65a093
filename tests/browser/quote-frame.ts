import { firstServed } from '../routes.ts';
import { expect, type Page } from './test.ts';

/** A page with the form in a frame. */
export const framed = firstServed('/commercial-window-tinting', '/residential-window-tinting');

/** Opens the page and waits for the form in its frame. */
export async function openFrame(page: Page, path = framed) {
  await page.goto(`${path}#quote`);
  const frame = page.locator('#quote iframe');
  await frame.scrollIntoViewIfNeeded();
  const form = page.frameLocator('#quote iframe').getByRole('form');
  await expect(form).toBeVisible();
  return { frame, form };
}

/** The size of the frame and the width of the space for it, in pixels. */
export const sizeOf = (page: Page) =>
  page.locator('#quote iframe').evaluate((frame: HTMLIFrameElement) => {
    const room = frame.parentElement;
    if (!room) throw new Error('the frame is not on the page');
    const { paddingLeft, paddingRight } = getComputedStyle(room);
    return {
      width: frame.offsetWidth,
      height: frame.offsetHeight,
      room: Math.round(room.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)),
    };
  });
