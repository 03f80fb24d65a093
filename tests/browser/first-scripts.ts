import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The built site. */
export const dist = new URL('../../dist/', import.meta.url);

/** Whether a script holds React or a part of it. */
export const isReact = (code: string) =>
  /react\.(transitional\.)?element|Minified React error|__reactContainer/.test(code);

/**
 * Watches a page from before it opens; the returned function tells what it has loaded by then: the script files
 * that hold React, and the bytes of all its scripts, inline ones too, each compressed with Brotli.
 */
export function watchScripts(page: Page): () => Promise<{ react: string[]; bytes: number }> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && existsSync(new URL(`.${pathname}`, dist))) paths.add(pathname);
  });
  return async () => {
    // What the page loads when idle counts, too.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const files = [...paths].map((path) => ({
      path,
      code: readFileSync(new URL(`.${path}`, dist), 'utf8'),
    }));
    const inline = await page.evaluate(() =>
      [...document.scripts]
        .filter(({ src, type }) => !src && !/json|speculation/.test(type))
        .map(({ textContent }) => textContent),
    );
    const all = [...files.map(({ code }) => code), ...inline];
    return {
      react: files.filter(({ code }) => isReact(code)).map(({ path }) => path),
      bytes: all.reduce((sum, code) => sum + brotliCompressSync(code).length, 0),
    };
  };
}
