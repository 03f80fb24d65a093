import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const quickly = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=5'];

function apt(timeout: number | undefined, ...args: string[]): boolean {
  try {
    execFileSync('apt-get', [...quickly, ...args], { stdio: 'ignore', timeout, killSignal: 'SIGKILL' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs Debian packages as root on Debian; false elsewhere, or if they cannot be downloaded. Only the download may
 * time out, as an installation that is interrupted would leave half a package.
 * @param timeout milliseconds for the download
 */
export function installOnDebian(packages: readonly string[], timeout?: number): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const install = ['install', '-y', '--no-install-recommends'];
  const download = () => apt(timeout, ...install, '--download-only', ...packages);
  // The package lists may be there and new enough.
  const isDownloaded = download() || (apt(timeout && timeout / 3, 'update') && download());
  return isDownloaded && apt(undefined, ...install, '--no-download', ...packages);
}
