import { execFileSync } from 'node:child_process';

/** Day of the last commit of each file under `src`, by one call of git; empty outside a repository. */
export function commitDays(): Map<string, string> {
  const days = new Map<string, string>();
  try {
    const log = execFileSync('git', ['log', '--format=@%cs', '--name-only', '--', 'src'], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let day = '';
    for (const line of log.split('\n')) {
      if (line.startsWith('@')) day = line.slice(1);
      else if (line && !days.has(line)) days.set(line, day);
    }
  } catch {
    // Not a repository: pages simply have no date.
  }
  return days;
}
