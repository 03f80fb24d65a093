import { findTestBrowser } from './find-browser.ts';

/** Playwright's global set-up: finds the browser once, and keeps its path in the environment for the workers. */
export default function setUp(): void {
  process.env.CHROME_PATH = findTestBrowser();
}
