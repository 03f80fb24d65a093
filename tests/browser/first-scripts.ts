import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Whether a script contains React or a part of it. */
const isReact = (code: string) =>
  /react\.(transitional\.)?element|Minified React error|__reactContainer/.test(code);

/** Records the scripts of a page that is opened next. The returned function lists those that contain React. */
export function watchReact(page: Page): () => Promise<string[]> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && existsSync(`dist${pathname}`)) paths.add(pathname);
  });
  return async () => {
    // Includes what the page loads when it is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return [...paths].filter((path) => isReact(readFileSync(`dist${path}`, 'utf8')));
  };
}
