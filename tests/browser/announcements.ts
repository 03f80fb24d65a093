import type { Locator, Page } from '@playwright/test';

/**
 * What someone hears who steps through an element with a screen reader: one line per stop, in order, as role, name and
 * states. URLs and placeholders, which are read only on request, are left out, and so is the nesting.
 */
export async function walk(place: Locator): Promise<string[]> {
  const tree = await place.ariaSnapshot();
  return tree
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^- '(.*)'(:.*)?$/, '- $1$2')
        .replace(/^- /, '')
        .replace(/:$/, ''),
    )
    .filter((line) => line && !line.startsWith('/'));
}

declare global {
  interface Window {
    /** What was announced unasked since the page was opened. */
    said?: string[];
  }
}

/** Notes from now on, on every page that is opened, what is said without being asked for: live regions that change, and what takes the focus. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = (window.said = []);
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
      for (const region of waiting) if (clean(region.innerText)) said.push(clean(region.innerText));
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
      // A box that takes the focus is read by its name, or whole where it has none.
      const label = target.getAttribute('aria-labelledby');
      const name = target.ariaLabel ?? (label ? document.getElementById(label)?.innerText : target.innerText);
      said.push(clean(name));
    });
  });
}

/** What was announced unasked since the last call. */
export async function heard(page: Page): Promise<string[]> {
  // Time for announcements that follow a press or a keystroke.
  await page.waitForTimeout(1000);
  return page.evaluate(() => window.said?.splice(0) ?? []);
}
