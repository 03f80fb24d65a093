import { existsSync, globSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installOnDebian } from './install-on-debian.ts';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const advice =
  'No browser for the tests: run "npx playwright install chromium", or install Chrome or Chromium, ' +
  'or set CHROME_PATH to one.';

/** A Chromium with windows: Playwright's own or an installed one. */
const findWhole = () => [chromium.executablePath(), ...places].find((place) => existsSync(place));

/** The Chromium without windows: Playwright's own, which lies beside the whole one, or Debian's. */
function findShell(): string | undefined {
  const whole = chromium.executablePath().replaceAll('\\', '/');
  const [, folder = '', revision = ''] = /^(.+)\/chromium-(\d+)\//.exec(whole) ?? [];
  const file = `chromium_headless_shell-${revision}/*/chrome-headless-shell{,.exe}`;
  const [own] = globSync(file, { cwd: folder }).map((found) => `${folder}/${found}`);
  return [own, '/usr/bin/chromium-headless-shell'].find((place) => place && existsSync(place));
}

/** The browser that CHROME_PATH names, if it names one. */
function findChosen(): string | undefined {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !existsSync(chosen))
    throw new Error(`CHROME_PATH names ${chosen}, and there is no such file.`);
  return chosen || undefined;
}

/**
 * Path of a Chromium to look with: CHROME_PATH, Playwright's own, an installed one, or, as root on Debian, the
 * package. Throws one sentence that says what to install if there is none.
 */
export function findBrowser(): string {
  const found = findChosen() ?? findWhole() ?? (installOnDebian('chromium') ? findWhole() : undefined);
  if (!found) throw new Error(advice);
  return found;
}

/** How long apt-get may load what tests can do without, in milliseconds. */
const INSTALL_TIMEOUT = 45_000;

/**
 * Path of a Chromium to test with: as findBrowser, but one without windows where there is one or apt-get brings it.
 * Each test opens a window, which is half of the work of a whole Chromium.
 */
export function findTestBrowser(): string {
  const found = findChosen() ?? findShell();
  if (found) return found;
  const isBrought = installOnDebian('chromium-headless-shell', INSTALL_TIMEOUT);
  return (isBrought ? findShell() : undefined) ?? findBrowser();
}
