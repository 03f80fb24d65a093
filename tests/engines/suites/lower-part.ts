import { describe, expect, test } from 'vitest';
import { firstServed } from '../../routes';
import { slowly, useProxy } from '../support/proxy';
import type { Visitor } from '../support/visitor';

declare global {
  interface Window {
    /** How many frames were painted before the style sheet had loaded, and what they showed. */
    waiting?: { frames: number; heading: boolean; shown: string[] };
  }
}

/** Checks each frame until the style sheet in the body has loaded. Written into the page, so it cannot use variables from outside. */
function watch() {
  const seen: NonNullable<Window['waiting']> = { frames: 0, heading: false, shown: [] };
  window.waiting = seen;
  const look = () => {
    const link = document.querySelector<HTMLLinkElement>('body link[rel=stylesheet]');
    if (link?.sheet) return;
    if (link) {
      seen.frames += 1;
      seen.heading = Boolean(document.querySelector('h1')?.getClientRects().length);
      for (const element of document.querySelectorAll('body *'))
        if (
          link.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
          element.getClientRects().length
        )
          seen.shown.push(element.outerHTML.slice(0, 80));
    }
    requestAnimationFrame(look);
  };
  look();
}

/** A page whose styles below the fold are a file. */
export function testLowerPart(visitor: Visitor) {
  describe('the part of a page below the fold', () => {
    const site = useProxy({
      delayStyles: slowly,
      rewrite: (text) =>
        text
          .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
          .replace('<head>', () => `<head><script>(${watch.toString()})()</script>`),
    });

    test('is not shown before its styles have loaded, while the first screen is', async () => {
      await visitor.visit(firstServed('/auto-window-tinting', '/'), 'desktop', site());
      await visitor.sees('the end of the page', () => Boolean(document.querySelector('footer')));
      const waiting = await visitor.evaluate(() => window.waiting);
      expect(waiting?.shown).toEqual([]);
      expect(waiting).toMatchObject({ heading: true });
      expect(waiting?.frames).toBeGreaterThan(0);
    });
  });
}
