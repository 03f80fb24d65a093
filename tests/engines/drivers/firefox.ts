import puppeteer, { type Page } from 'puppeteer-core';
import { findFirefox } from '../support/browsers';
import { type Driver, type Engine, type Point } from './driver';

const prefs = {
  // As on phones, scroll bars are drawn over the page.
  'ui.useOverlayScrollbars': 1,
  'dom.w3c_touch_events.enabled': 1,
};

/** The result of a function in the page as JSON, because WebKit's driver sends JSON too. */
const callToJson = (run: (...args: readonly unknown[]) => unknown, args: readonly unknown[]) => {
  const result = run(...args);
  const toJson = (value: unknown) => JSON.stringify(value ?? null);
  return result instanceof Promise ? result.then(toJson) : toJson(result);
};

async function drag(page: Page, pointer: string, [first, ...rest]: readonly [Point, ...Point[]]) {
  if (pointer === 'mouse') {
    await page.mouse.move(...first);
    await page.mouse.down();
    for (const point of rest) await page.mouse.move(...point, { steps: 4 });
    return page.mouse.up();
  }
  const finger = await page.touchscreen.touchStart(...first);
  for (const point of rest) await finger.move(...point);
  await finger.end();
}

/** A private interface of puppeteer. */
interface Context {
  navigate: (url: string, wait: 'complete') => Promise<void>;
  setScreenOrientationOverride: () => Promise<void>;
}

async function start(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? 'firefox',
    headless: true,
    extraPrefsFirefox: prefs,
  });
  const page = await browser.newPage();
  const context = Reflect.get(page.mainFrame(), 'browsingContext') as Context;
  // When puppeteer resizes the viewport it also rotates the screen, which Firefox 140 cannot do.
  context.setScreenOrientationOverride = () => Promise.resolve();
  let errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    resize: (width, height) => page.setViewport({ width, height }),
    open: async (url) => {
      errors = [];
      // page.goto would hang in Firefox 140, which does not report that the frames of the last page have been removed.
      await context.navigate(url, 'complete');
    },
    evaluate: async (run, ...args) => {
      const script = `(${callToJson.toString()})(${run.toString()}, ${JSON.stringify(args)})`;
      return JSON.parse(String(await page.evaluate(script))) as never;
    },
    hover: (point) => page.mouse.move(...point),
    drag: (pointer, points) => drag(page, pointer, points),
    keys: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    errors: () => errors,
    close: () => browser.close(),
  };
}

/** Debian's Firefox ESR, or the Firefox that FIREFOX_PATH names, by WebDriver BiDi. */
export const firefox: Engine = { name: 'Firefox', touch: true, start };
