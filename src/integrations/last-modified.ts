import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { fileOf } from '../schemas/index.ts';
import { readContentFile, valueAt } from '../site/build/content-file.ts';
import { toServicePath } from '../site/format/slugs.ts';

/** The content file of the page at a site path. Throws if there is none. */
export function sourceOf(path: string): string {
  const [folder = '', name, number] = path.slice(1).split('/');
  const services = readdirSync('src/content/services').map((file) => parse(file).name);
  const service = services.find((id) => toServicePath(id) === path);
  // Further pages of a list, such as /blog/page/2, have the words of its first.
  const isEntry = name !== undefined && number === undefined;
  const kind = isEntry && { blog: 'articles' as const, locations: 'locations' as const }[folder];
  const source = kind
    ? fileOf(kind, name)
    : service
      ? fileOf('services', service)
      : existsSync(fileOf('ownPages', folder))
        ? fileOf('ownPages', folder)
        : `src/content/pages/${folder || 'home'}.yaml`;
  if (!existsSync(source)) throw new Error(`${path}: its words should be in ${source}, which is missing.`);
  return source;
}

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
 * Finds the day of the last change of the page at a site path, as ISO day, for the sitemap. An article says it itself;
 * else it is the last commit of the page's source, undefined outside git.
 */
export function createLastModified(): (path: string) => string | undefined {
  const days = commitDays();
  return (path) => {
    const source = sourceOf(path);
    if (!path.startsWith('/blog/') || !source.endsWith('.mdx')) return days.get(source);
    const { data } = readContentFile('.', 'articles', path.split('/').at(-1) ?? '');
    const day = valueAt(data, ['dateModified']) ?? valueAt(data, ['datePublished']);
    return typeof day === 'string' ? day : undefined;
  };
}
