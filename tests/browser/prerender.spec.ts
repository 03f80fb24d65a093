import puppeteer, { type Page } from 'puppeteer-core';
import { findFullBrowser } from './find-browser.ts';
import { expect, test } from './test.ts';

/** Opens a page in a Chromium that prerenders pages, which Playwright's does not. */
async function visit(url: string | undefined, look: (page: Page) => Promise<void>): Promise<void> {
  const browser = await puppeteer.launch({ executablePath: findFullBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    await page.goto(url ?? '');
    await look(page);
  } finally {
    await browser.close();
  }
}

/** Points at a link until the browser has prerendered the page. */
async function pointAt(page: Page, link: string) {
  await page.locator(link).hover();
  await new Promise((resolve) => setTimeout(resolve, 1500));
}

/** The path of the page, and whether it was prerendered. */
const state = (page: Page) => () =>
  page
    .evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return [location.pathname, entry && 'activationStart' in entry && Number(entry.activationStart) > 0];
    })
    // The page may change in the middle of the question.
    .catch(String);

const about = 'header nav a[href="/about"]';

test('the page of the form is not prerendered', ({ baseURL }) =>
  visit(baseURL, async (page) => {
    const form = 'footer a[href="/request-quote"]';
    await pointAt(page, form);
    await page.locator(form).click();
    await expect.poll(state(page)).toEqual(['/request-quote', false]);
  }));

test('a prerendered page knows that the banner has been paused since', ({ baseURL }) =>
  visit(baseURL, async (page) => {
    const pause = '.ticker input';
    test.skip(!(await page.$(pause)), 'The shop has no banner.');
    await pointAt(page, about);
    await page.$eval(pause, (input) => input instanceof HTMLElement && input.click());
    await page.locator(about).click();
    await expect.poll(state(page)).toEqual(['/about', true]);
    expect(await page.$eval(pause, (input) => input instanceof HTMLInputElement && input.checked)).toBe(true);
  }));
