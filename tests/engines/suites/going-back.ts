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

/** Going from page to page and back, with the transitions between them. */
export function testGoingBack(visitor: Visitor) {
  describe('going back', () => {
    const site = useProxy({
      rewrite: (text) =>
        text
          .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
          .replace('<head>', () => `<head><script>(${noteRejections.toString()})()</script>`),
    });

    test('and on again leaves nothing uncaught, in the middle of a transition too', async () => {
      await visitor.visit('/about', 'desktop', site());
      await visitor.press('mouse', 'footer a[href="/blog"], #menu a[href="/blog"]');
      const isAt = (path: string) =>
        visitor.sees(
          path,
          (wanted) => location.pathname === wanted && document.readyState === 'complete',
          path,
        );
      await isAt('/blog');
      for (const rest of [800, 300, 300]) {
        await visitor.evaluate(() => setTimeout(() => history.back()));
        await isAt('/about');
        await pause(rest);
        await visitor.evaluate(() => setTimeout(() => history.forward()));
        await isAt('/blog');
        await pause(rest);
      }
      const uncaught = await visitor.evaluate(() => sessionStorage.getItem('uncaught') ?? '');
      // WebKit rejects this by itself for a transition of the style sheet. No script of the site starts or skips one.
      const ours = uncaught.split('\n').filter((line) => line && !line.includes('Skipping view transition'));
      expect(ours).toEqual([]);
      expect(visitor.driver.errors()).toEqual([]);
    });
  });
}
