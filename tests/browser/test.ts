import { test as base, type Page } from '@playwright/test';

export * from '@playwright/test';

/** Whether the browser is the headless shell, whose pages start with the pointer at 0, 0. */
const isShell = /headless[-_]shell/.test(process.env.CHROME_PATH ?? '');

/**
 * Moves a page away from the pointer, because a pointer on the page counts as a sign of a visitor. Only a few pixels, because
 * what is off the screen is not painted.
 */
async function moveAway(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { windowId } = await devtools.send('Browser.getWindowForTarget');
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: { left: 8, top: 8 } });
  await devtools.detach();
}

/** Playwright's test, with no pointer on the page until the test moves it there. */
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
