import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

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

let days: Map<string, string> | undefined;

/** File whose change changes the page at a site path, the most specific that exists. */
function sourceOf(path: string): string | undefined {
  const slug = path.split('/').pop() ?? '';
  const name = path === '/' ? 'index' : path.slice(1);
  return [
    `src/content/articles/${slug}.mdx`,
    `src/content/locations/${slug}.yaml`,
    `src/content/services/${slug.replace('-window-tinting', '')}.yaml`,
    `src/pages/${name}.astro`,
    `src/pages/${name}/index.astro`,
  ].find((file) => existsSync(file));
}

/**
 * Day of the last change of the page at a site path, as ISO day, for the sitemap.
 * An article says it itself; else it is the last commit of the page's source; undefined outside git.
 */
export function lastModified(path: string): string | undefined {
  const source = sourceOf(path);
  if (!source) return undefined;
  if (source.endsWith('.mdx')) {
    const front = readFileSync(source, 'utf8');
    const said = /^dateModified: *(\S+)/m.exec(front) ?? /^datePublished: *(\S+)/m.exec(front);
    return said?.[1];
  }
  days ??= commitDays();
  return days.get(source);
}
