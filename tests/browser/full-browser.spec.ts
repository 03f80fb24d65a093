import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findFullBrowser } from './find-browser.ts';
import { expect, test } from './test.ts';
import { distinct } from '../routes.ts';

/* What Playwright's browser cannot do: restore a page from memory, and prerender one. */
test.describe.configure({ mode: 'default' });

let browser: Browser;
test.beforeAll(async () => {
  browser = await puppeteer.launch({
    executablePath: findFullBrowser(),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());

/** Stores whether a page was restored from memory, or what prevented it. Runs in the page. */
function storeRestored() {
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
  const reader = await browser.newPage();
  await reader.goto(`${baseURL}/robots.txt`);
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(storeRestored);
  page.on('dialog', (dialog) => void dialog.accept());
  for (const path of distinct) {
    await page.goto(`${baseURL}${path}`);
    if (path === '/request-quote') await page.type('input[name=name]', 'Maria');
    await page.goto(`${baseURL}${path === '/' ? '/about' : '/robots.txt'}`);
    await page.evaluate(() => void setTimeout(() => history.back()));
    const state = () => reader.evaluate((key) => localStorage.getItem(key), path);
    await expect.poll(state, { message: path, intervals: [50] }).toBe('restored');
  }
});

/** Points at a link until the browser has prerendered its page, and follows it. */
async function follow(page: Page, link: string, before = () => Promise.resolve()) {
  await page.locator(link).hover();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await before();
  await page.locator(link).click();
}

/** The path of the page, and whether it was prerendered. */
const state = (page: Page) => () =>
  page
    .evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return [location.pathname, entry && 'activationStart' in entry && Number(entry.activationStart) > 0];
    })
    // Fails if the page changes during this call.
    .catch(String);

test('a prerendered page knows that the banner was paused in the meantime, and the form’s page is never prerendered', async ({
  baseURL,
}) => {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(baseURL ?? '');
  const pause = '.ticker input';
  test.skip(!(await page.$(pause)), 'The shop has no banner.');
  await follow(page, 'header nav a[href="/about"]', () =>
    page.$eval(pause, (input) => {
      if (input instanceof HTMLElement) input.click();
    }),
  );
  await expect.poll(state(page)).toEqual(['/about', true]);
  expect(await page.$eval(pause, (input) => input instanceof HTMLInputElement && input.checked)).toBe(true);
  await follow(page, 'footer a[href="/request-quote"]');
  await expect.poll(state(page)).toEqual(['/request-quote', false]);
});
