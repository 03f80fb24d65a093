import { expect, type Page } from '@playwright/test';

/** Waits until Astro has hydrated the islands of a page's main part. */
export const untilIslandsHydrated = (page: Page) =>
  expect(page.locator('main astro-island[ssr]')).toHaveCount(0);

/** Collects errors of scripts, the console and the security policy, and requests to other sites, from now on. */
export function watch(page: Page) {
  const errors: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    // What the page of an unknown path reports about itself is no error.
    const isMissingPage = message.location().url.replace(/[?#].*/, '') === page.url().replace(/[?#].*/, '');
    const isExpected =
      (message.text().includes('status of 404') && isMissingPage) ||
      message.text().startsWith('404: no page');
    if (message.type() === 'error' && !isExpected) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') foreign.push(request.url());
  });
  return { errors, foreign };
}

/** Elements that make the page scroll sideways. Empty if it does not. */
export async function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    // Not what a box around it clips or scrolls.
    const isClipped = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      return false;
    };
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isClipped(element),
    );
    return [`${scrollWidth} px`, ...wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 100))];
  });
}
