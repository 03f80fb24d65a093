import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'];
const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib'];

const firefoxPlaces = () =>
  [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'].filter(
    (place) => place !== undefined,
  );

/** WebKitGTK's own small browser, which its driver opens. */
const miniBrowsers = () =>
  libraries
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^webkit2?gtk-\d/.test(name))
        .map((name) => `${folder}/${name}/MiniBrowser`),
    );

const commands = ['WebKitWebDriver', 'xvfb-run', 'dbus-run-session'].map((name) => `/usr/bin/${name}`);

const find = (places: readonly string[]) => places.find((place) => existsSync(place));

/** Paths of what the suite needs and does not find. */
function missing(): string[] {
  const absent = commands.filter((path) => !existsSync(path));
  if (!find(firefoxPlaces())) absent.push('Firefox');
  if (!find(miniBrowsers())) absent.push('MiniBrowser of WebKitGTK');
  return absent;
}

/** Path of a Firefox; throws if there is none. */
export function findFirefox(): string {
  const found = find(firefoxPlaces());
  if (!found) throw new Error(`No Firefox in ${firefoxPlaces().join(', ')}.`);
  return found;
}

/** Path of WebKitGTK's small browser; throws if there is none. */
export function findMiniBrowser(): string {
  const found = find(miniBrowsers());
  if (!found) throw new Error(`No MiniBrowser of WebKitGTK under ${libraries.join(', ')}.`);
  return found;
}

/** Installs both browsers as root on Debian; elsewhere throws one sentence that says what to install. */
export function provideBrowsers(): void {
  if (missing().length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const apt = (...args: string[]) => execFileSync('apt-get', ['-qq', ...args], { stdio: 'inherit' });
    const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
    try {
      install();
    } catch {
      // The lists of packages may be older than the packages.
      apt('update');
      install();
    }
  }
  const absent = missing();
  if (absent.length > 0)
    throw new Error(
      `Missing for the tests in Firefox and WebKit: ${absent.join(', ')}. ` +
        `On Debian or Ubuntu: sudo apt-get install --no-install-recommends ${packages.join(' ')}. ` +
        'They run on Linux; FIREFOX_PATH may name another Firefox.',
    );
}
