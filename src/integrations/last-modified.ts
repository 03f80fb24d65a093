import { execFileSync, type StdioOptions } from 'node:child_process';
import { pathOf, readContent, textAt } from '../site/build/content-file.ts';

/** Day of the last commit of each file under `src`; empty outside a repository. */
function commitDays(root: string): Map<string, string> {
  const days = new Map<string, string>();
  const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio });
  try {
    // The first commit of a shallow clone seems to have added every file on its day.
    const isShallow = git('rev-parse', '--is-shallow-repository').trim() === 'true';
    const known = isShallow ? ['--min-parents=1'] : [];
    let day = '';
    for (const line of git('log', ...known, '--format=@%cs', '--name-only', '--', 'src').split('\n')) {
      if (line.startsWith('@')) day = line.slice(1);
      else if (line && !days.has(line)) days.set(line, day);
    }
  } catch {
    // Not a repository: pages simply have no date.
  }
  return days;
}

/** Returns a function that finds the ISO day on which a page last changed, by its article or the last commit of its content. */
export function createLastModified(root = '.'): (path: string) => string | undefined {
  const days = commitDays(root);
  const entries = readContent(root, ['articles', 'locations', 'ownPages', 'services']);
  const byPath = new Map(entries.map((entry) => [pathOf(entry), entry]));
  return (path) => {
    const { kind, data, file } = byPath.get(path) ?? {};
    if (kind === 'articles') return textAt(data, ['dateModified']) || textAt(data, ['datePublished']);
    // Further pages of a list, such as /blog/page/2, share the content file of the first.
    return days.get(file ?? `src/content/pages/${path.split('/')[1] || 'home'}.yaml`);
  };
}
