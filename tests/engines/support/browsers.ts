import { existsSync, globSync } from 'node:fs';
import { installOnDebian } from '../../support/install-on-debian';

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'];
const commands = ['WebKitWebDriver', 'xvfb-run', 'dbus-run-session'].map((name) => `/usr/bin/${name}`);

/** Path of a Firefox: FIREFOX_PATH, or an installed one. */
export const findFirefox = () =>
  [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (path) => path && existsSync(path),
  );

/** Path of WebKitGTK's MiniBrowser, which its driver opens. */
export const findMiniBrowser = () => globSync('/usr/lib{,64}/{,*/}webkit{,2}gtk-*/MiniBrowser')[0];

const getMissing = () => [
  ...commands.filter((path) => !existsSync(path)),
  ...(findFirefox() ? [] : ['Firefox']),
  ...(findMiniBrowser() ? [] : ['MiniBrowser of WebKitGTK']),
];

/** Installs both browsers as root on Debian. If one is still missing, throws an error that says what to install. */
export function provideBrowsers(): void {
  if (getMissing().length) installOnDebian(packages);
  const missing = getMissing();
  if (missing.length)
    throw new Error(
      `Missing for the tests in Firefox and WebKit: ${missing.join(', ')}. ` +
        `On Debian or Ubuntu: sudo apt-get install --no-install-recommends ${packages.join(' ')}. ` +
        'They run on Linux. FIREFOX_PATH can be the path of another Firefox.',
    );
}
