import { describe, expect, test } from 'vitest';
import { firstServed } from '../../routes';
import { slowly, useProxy } from '../support/proxy';
import type { Visitor } from '../support/visitor';

declare global {
  interface Window {
    /** Frames drawn while a style sheet was on its way, and what of the part below it stood in them. */
    waiting?: { frames: number; heading: boolean; shown: string[] };
  }
}

/** Looks at each frame until the style sheet in the body is there. Written into the page, so it names nothing from here. */
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

/** Pages whose lower styles come as a file: meanwhile the first screen stays, and nothing below it is shown unstyled. */
export function testLowerPart(visitor: Visitor) {
  describe('the lower part of a page whose styles are late', () => {
    const site = useProxy({
      holdStyles: slowly,
      rewrite: (text) =>
        text
          .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
          .replace('<head>', () => `<head><script>(${watch.toString()})()</script>`),
    });

    test('is not shown without its styles', async () => {
      await visitor.visit(firstServed('/auto-window-tinting', '/'), 'desktop', site());
      await visitor.sees('the end of the page', () => Boolean(document.querySelector('footer')));
      const waiting = await visitor.evaluate(() => window.waiting);
      expect(waiting?.shown).toEqual([]);
      expect(waiting).toMatchObject({ heading: true });
      expect(waiting?.frames).toBeGreaterThan(0);
    });
  });
}
