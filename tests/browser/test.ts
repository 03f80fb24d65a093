import { test as base, type Page } from '@playwright/test';

export * from '@playwright/test';

/** Whether the browser is the one without windows, whose pages begin with the pointer at 0, 0. */
const isShell = /headless[-_]shell/.test(process.env.CHROME_PATH ?? '');

/**
 * Moves a page out from under the pointer, because no visitor has put it there and a pointer on the page is a sign of one.
 * Only a little, because what is off the screen is not drawn.
 */
async function moveAway(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { windowId } = await devtools.send('Browser.getWindowForTarget');
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: { left: 8, top: 8 } });
  await devtools.detach();
}

/** Playwright's test, with a page that no pointer rests on until the test moves it there. */
export const test = base.extend({
  context: async ({ context }, use) => {
    const open = context.newPage.bind(context);
    context.newPage = async () => {
      const page = await open();
      if (isShell) await moveAway(page);
      return page;
    };
    await use(context);
  },
});
