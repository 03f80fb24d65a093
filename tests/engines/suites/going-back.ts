import { describe, expect, test } from 'vitest';
import { useProxy } from '../support/proxy';
import { setTimeout as pause } from 'node:timers/promises';
import type { Visitor } from '../support/visitor';

/** Notes in the tab what no script caught, on every page of the visit. Written into the page, so it names nothing from here. */
function noteRejections() {
  const note = (what: string) => {
    sessionStorage.setItem('uncaught', `${sessionStorage.getItem('uncaught') ?? ''}${what}\n`);
  };
  addEventListener('unhandledrejection', ({ reason }) => note(`rejection: ${String(reason)}`));
  addEventListener('error', ({ message }) => note(`error: ${message}`));
}

/** Going from page to page and back. */
export function testGoingBack(visitor: Visitor) {
  describe('going back', () => {
    const site = useProxy({
      rewrite: (text) =>
        text
          .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
          .replace('<head>', () => `<head><script>(${noteRejections.toString()})()</script>`),
    });

    test('and forward again leaves no uncaught error', async () => {
      await visitor.visit('/about', 'desktop', site());
      await visitor.press('mouse', 'footer a[href="/blog"], #menu a[href="/blog"]');
      const isAt = (path: string) =>
        visitor.sees(
          path,
          (wanted) => location.pathname === wanted && document.readyState === 'complete',
          path,
        );
      await isAt('/blog');
      for (const path of ['/about', '/blog', '/about']) {
        await visitor.driver.travel(path === '/about' ? 'back' : 'forward');
        await isAt(path);
      }
      await pause(1200);
      expect(await visitor.evaluate(() => sessionStorage.getItem('uncaught') ?? '')).toBe('');
      expect(visitor.driver.errors()).toEqual([]);
    });
  });
}
