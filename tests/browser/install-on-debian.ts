import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const quickly = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=5'];

/** Runs apt-get without a word; false if it fails or takes longer than a number of milliseconds. */
function apt(timeout: number | undefined, ...args: string[]): boolean {
  try {
    execFileSync('apt-get', [...quickly, ...args], {
      stdio: 'ignore',
      timeout,
      killSignal: 'SIGKILL',
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Puts a Debian package in place, as root on Debian; false elsewhere and where the network does not bring it. What is
 * loaded is then installed without a limit of time: breaking off there would leave half a package.
 * @param timeout milliseconds that loading it may take, and a third of them for the lists of packages; without, any
 */
export function installOnDebian(name: string, timeout?: number): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const install = ['install', '-y', '--no-install-recommends'];
  const load = () => apt(timeout, ...install, '--download-only', name);
  // The lists of packages may be there and new enough.
  const isLoaded = load() || (apt(timeout && timeout / 3, 'update') && load());
  return isLoaded && apt(undefined, ...install, '--no-download', name);
}
