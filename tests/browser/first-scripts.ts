import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Whether a script holds React or a part of it. */
const isReact = (code: string) =>
  /react\.(transitional\.)?element|Minified React error|__reactContainer/.test(code);

/** Watches a page from before it opens; the returned function tells which script files that hold React it has loaded by then. */
export function watchReact(page: Page): () => Promise<string[]> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && existsSync(`dist${pathname}`)) paths.add(pathname);
  });
  return async () => {
    // What the page loads when idle counts, too.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return [...paths].filter((path) => isReact(readFileSync(`dist${path}`, 'utf8')));
  };
}
