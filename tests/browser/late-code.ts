import type { Page, Route } from '@playwright/test';

/** Code that does not arrive: what it does, and how a request for it is answered. */
export const codeFails = ['fails', (route: Route) => route.abort()] as const;
export const codeNeverComes = ['never comes', () => new Promise<void>(() => undefined)] as const;

/** Delays the code at some URLs until the returned function is called. */
export async function delayCode(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(url, (route) => promise.then(() => route.continue()));
  return () => resolve(undefined);
}
