import puppeteer from 'puppeteer-core';
import { findFullBrowser } from './find-browser.ts';
import { expect, test } from './test.ts';
import { distinct } from '../routes.ts';

/** Notes in the browser whether a page was restored from memory, or what blocked it. */
function noteRestored() {
  addEventListener('pageshow', ({ persisted }) => {
    const reasons = JSON.stringify(performance.getEntriesByType('navigation'), [
      'notRestoredReasons',
      'reasons',
      'reason',
      'children',
    ]);
    localStorage.setItem(location.pathname, persisted ? 'restored' : reasons);
  });
}

test('going back shows each page at once, from memory', async ({ baseURL }) => {
  // Playwright does not support the back-forward cache.
  const browser = await puppeteer.launch({
    executablePath: findFullBrowser(),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const reader = await browser.newPage();
    await reader.goto(`${baseURL}/robots.txt`);
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(noteRestored);
    page.on('dialog', (dialog) => void dialog.accept());
    for (const path of distinct) {
      await page.goto(`${baseURL}${path}`);
      if (path === '/request-quote') await page.type('input[name=name]', 'Maria');
      await page.goto(`${baseURL}${path === '/' ? '/about' : '/'}`);
      await page.evaluate(() => void setTimeout(() => history.back()));
      const state = () => reader.evaluate((key) => localStorage.getItem(key), path);
      await expect.poll(state, { message: path, intervals: [50] }).toBe('restored');
    }
  } finally {
    await browser.close();
  }
});
