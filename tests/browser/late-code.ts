import type { Page } from '@playwright/test';

/** Holds back the code at matching URLs until the returned function is called. */
export async function delayCode(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(url, (route) => promise.then(() => route.continue()));
  return () => resolve(undefined);
}
