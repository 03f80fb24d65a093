import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Files whose change changes the page at a path, the most specific first. */
function sourcesOf(path: string): string[] {
  const slug = path.split('/').pop() ?? '';
  const name = path === '/' ? 'index' : path.slice(1);
  return [
    `src/content/articles/${slug}.mdx`,
    `src/content/locations/${slug}.yaml`,
    `src/content/services/${slug.replace('-window-tinting', '')}.yaml`,
    `src/pages/${name}.astro`,
    `src/pages/${name}/index.astro`,
  ].filter((file) => existsSync(file));
}

/**
 * Day of the last change of the page at a site path, as ISO day, for the sitemap.
 * An article says it itself; else it is the last commit of the page's source; undefined outside git.
 */
export function lastModified(path: string): string | undefined {
  const [source] = sourcesOf(path);
  if (!source) return undefined;
  const front = readFileSync(source, 'utf8');
  const said = /^dateModified: *(\S+)/m.exec(front) ?? /^datePublished: *(\S+)/m.exec(front);
  if (said?.[1]) return said[1];
  try {
    const day = execFileSync('git', ['log', '-1', '--format=%cs', '--', source], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return day.trim() || undefined;
  } catch {
    return undefined;
  }
}
