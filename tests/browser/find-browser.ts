import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

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

/** Debian's own Chromium, installed with apt-get; undefined where that is not possible. */
function installOnDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  const apt = (...args: string[]) => execFileSync('apt-get', ['-qq', ...args], { stdio: 'inherit' });
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium');
  } catch {
    return undefined;
  }
  return places.find((place) => existsSync(place));
}

/**
 * Path of a Chromium to test with: CHROME_PATH, Playwright's own, an installed one, or, as root on Debian,
 * the package. Throws one sentence that says what to install if there is none.
 */
export function findBrowser(): string {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROME_PATH names ${chosen}, and there is no such file.`);
  }
  const found =
    [chromium.executablePath(), ...places].find((place) => existsSync(place)) ?? installOnDebian();
  if (!found) throw new Error(advice);
  return found;
}
