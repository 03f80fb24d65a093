import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What a screen reader would have announced so far. */
    announced?: string[];
  }
}

/** On pages that are opened from now on, records what a screen reader announces: live regions that change, and boxes that get the focus. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const announced: string[] = (window.announced = []);
    const clean = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? '';
    const regions = '[aria-live], [role=status], [role=alert], [role=log], output';
    const regionOf = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest(regions);
      if (!region || region.closest('[aria-hidden=true]') || region.getAttribute('aria-live') === 'off')
        return null;
      return region instanceof HTMLElement && region.checkVisibility() ? region : null;
    };
    const waiting = new Set<HTMLElement>();
    const speak = () => {
      for (const region of waiting) if (clean(region.innerText)) announced.push(clean(region.innerText));
      waiting.clear();
    };
    const note = (node: Node) => {
      const found = [regionOf(node)];
      if (node instanceof Element)
        for (const inner of node.querySelectorAll(regions)) found.push(regionOf(inner));
      for (const region of found) if (region) waiting.add(region);
    };
    new MutationObserver((mutations) => {
      for (const { type, target, addedNodes } of mutations) {
        if (type === 'childList') addedNodes.forEach(note);
        else note(target);
      }
      // Changes made together are announced once.
      setTimeout(speak, 50);
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['hidden'],
    });
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement) || target.tabIndex >= 0) return;
      // A box that gets the focus is announced by its name or, without one, by its text.
      const label = target.getAttribute('aria-labelledby');
      const name = target.ariaLabel ?? (label ? document.getElementById(label)?.innerText : target.innerText);
      announced.push(clean(name));
    });
  });
}

/** Waits, then returns what was announced since the last call. Only waiting can show that nothing is announced. */
export async function readAnnouncements(page: Page, ms = 1000): Promise<string[]> {
  await page.waitForTimeout(ms);
  return page.evaluate(() => window.announced?.splice(0) ?? []);
}
