import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathOf, readContent, textAt } from '../site/build/content-file.ts';

/** Day of the last commit of each file under `src`, by one call of git; empty outside a repository. */
function commitDays(): Map<string, string> {
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

/**
 * Returns a function that finds the ISO day on which a page last changed, for the sitemap: as an article says, or else that
 * of the last commit of its content file. Undefined outside git. Throws if that file is missing.
 */
export function createLastModified(): (path: string) => string | undefined {
  const days = commitDays();
  const entries = readContent('.', ['articles', 'locations', 'ownPages', 'services']);
  const byPath = new Map(entries.map((entry) => [pathOf(entry), entry]));
  return (path) => {
    const entry = byPath.get(path);
    // Further pages of a list, such as /blog/page/2, share the content file of the first.
    const file = entry?.file ?? `src/content/pages/${path.split('/')[1] || 'home'}.yaml`;
    if (!existsSync(file)) throw new Error(`${path}: its content should be in ${file}, which is missing.`);
    if (entry?.kind !== 'articles') return days.get(file);
    return textAt(entry.data, ['dateModified']) || textAt(entry.data, ['datePublished']);
  };
}
