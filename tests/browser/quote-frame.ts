import { firstServed } from '../routes.ts';
import { expect, type Page } from './test.ts';

/** A page with the form in a frame. */
export const framed = firstServed('/commercial-window-tinting', '/residential-window-tinting');

/** The frame of a service page with the form in it, once the form has come. */
export async function openFrame(page: Page, path = framed) {
  await page.goto(`${path}#quote`);
  const frame = page.locator('#quote iframe');
  await frame.scrollIntoViewIfNeeded();
  const form = page.frameLocator('#quote iframe').getByRole('form');
  await expect(form).toBeVisible();
  return { frame, form };
}

/** The size of the frame, and the width that it has room for, in pixels. */
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

/** Expects that the frame shows the whole form without scrolling, also with the line about the draft. */
export async function seesWholeForm(page: Page, path = framed) {
  const { frame, form } = await openFrame(page, path);
  expect((await sizeOf(page)).height).toBe(550);
  await form.getByLabel('Name').fill('Maria Delgado');
  await expect(form.getByText('Kept in this browser tab')).toBeVisible();
  const button = await form.getByRole('button', { name: 'Request Quote' }).boundingBox();
  const box = await frame.boundingBox();
  if (!button || !box) throw new Error('no boxes');
  expect(button.y + button.height).toBeLessThan(box.y + box.height);
  const scrolls = await page.frames()[1]?.evaluate(() => document.documentElement.scrollHeight > innerHeight);
  expect(scrolls).toBe(false);
}
