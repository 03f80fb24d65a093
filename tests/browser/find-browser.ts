import { existsSync, globSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installOnDebian } from '../support/install-on-debian.ts';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Playwright's own Chromium or an installed one. */
const findChromium = () => [chromium.executablePath(), ...installed].find((path) => existsSync(path));

/** The headless shell of Chromium: Playwright's own, which is beside its Chromium, or Debian's. */
function findHeadlessShell(): string | undefined {
  const path = chromium.executablePath().replaceAll('\\', '/');
  const [, cwd = '', revision = ''] = /^(.+)\/chromium-(\d+)\//.exec(path) ?? [];
  const [name] = globSync(`chromium_headless_shell-${revision}/*/chrome-headless-shell{,.exe}`, { cwd });
  return [name && `${cwd}/${name}`, '/usr/bin/chromium-headless-shell'].find(
    (path) => path && existsSync(path),
  );
}

/** The browser that CHROME_PATH names. */
function getConfigured(): string | undefined {
  const path = process.env.CHROME_PATH || undefined;
  if (path && !existsSync(path)) throw new Error(`CHROME_PATH is ${path}, but there is no such file.`);
  return path;
}

/**
 * Path of a Chromium: CHROME_PATH, Playwright's own or an installed one. As root on Debian, installs it if there is none;
 * elsewhere throws an error that says what to install.
 */
export function findBrowser(): string {
  const path =
    getConfigured() ?? findChromium() ?? (installOnDebian(['chromium']) ? findChromium() : undefined);
  if (path) return path;
  throw new Error(
    'No browser for the tests: run "npx playwright install chromium", or install Chrome or Chromium, ' +
      'or set CHROME_PATH to one.',
  );
}

/** Like findBrowser, but the headless shell if possible, which opens pages twice as fast. */
export function findTestBrowser(): string {
  const path = getConfigured() ?? findHeadlessShell();
  if (path) return path;
  const isInstalled = installOnDebian(['chromium-headless-shell'], 45_000);
  return (isInstalled ? findHeadlessShell() : undefined) ?? findBrowser();
}
