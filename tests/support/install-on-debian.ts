import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const options = ['Acquire::Retries=0', 'Acquire::http::Timeout=5', 'DPkg::Lock::Timeout=300'];
const flags = ['-qq', ...options.flatMap((option) => ['-o', option])];

function apt(timeout: number | undefined, ...args: string[]): boolean {
  try {
    execFileSync('apt-get', [...flags, ...args], { stdio: 'ignore', timeout, killSignal: 'SIGKILL' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs packages as root on Debian. Returns false elsewhere, or if they cannot be downloaded. Only the download may time
 * out, because an interrupted installation would leave half a package.
 * @param timeout milliseconds for the download
 */
export function installOnDebian(packages: readonly string[], timeout?: number): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const install = ['install', '-y', '--no-install-recommends'];
  const download = () => apt(timeout, ...install, '--download-only', ...packages);
  // First without an update, because the package lists may be recent.
  const isDownloaded = download() || (apt(timeout && timeout / 3, 'update') && download());
  return isDownloaded && apt(undefined, ...install, '--no-download', ...packages);
}
