import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';
import type { PagePolicy } from '../content-security.ts';
import { createStyleInliner } from './inline-styles.ts';
import { runtimeParts, runtimeScript } from './island-runtime.ts';
import { optimizePage } from './optimize-page.ts';
import { readPage } from './read-page.ts';
import { scriptWords } from './script-words.ts';

/** Runs a step. If it throws, the error names the page. */
function onPage<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`The page ${name} cannot be finished. ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}

/** The island runtime of all pages. One page of each kind is enough: most have the same islands and inline scripts. */
function collectRuntime(names: readonly string[], read: (name: string) => string): Set<string> {
  const parts = new Set<string>();
  const seen = new Set<string>();
  for (const name of names) {
    const html = read(name);
    const kind = html.match(/<script>[\s\S]*?<\/script>| client="\w+"/g)?.join() ?? '';
    if (seen.has(kind)) continue;
    seen.add(kind);
    for (const part of onPage(name, () => runtimeParts(readPage(html)))) parts.add(part);
  }
  return parts;
}

/** Returns a function that writes a file to `_astro`, named by its content, and returns its path. */
function createHashedWriter(folder: string) {
  const paths = new Map<string, string>();
  return (name: string, ending: string, text: string): string => {
    const written = paths.get(text);
    if (written) return written;
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const path = `/_astro/${name}.${hash}.${ending}`;
    writeFileSync(join(folder, path), text);
    paths.set(text, path);
    return path;
  };
}

/**
 * Makes the built pages small. Astro puts the same 2 kB of island runtime into every page and links all its styles. Here the
 * runtime becomes one deferred file, which browsers cache; each page keeps only the styles and scopes that it uses and gets a
 * security policy; and a page that is larger than one round trip gets the styles below the fold as a file.
 */
export const finishPages = (policy: PagePolicy): AstroIntegration => ({
  name: 'finish-pages',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      const names = globSync('**/*.html', { cwd: folder }).filter(
        // Not the files of `public` and of Partytown, which are not pages of Astro.
        (name) => !existsSync(join('public', name)) && !name.startsWith('~partytown/'),
      );
      // One page at a time, because a large site does not fit into memory.
      const read = (name: string) => readFileSync(join(folder, name), 'utf8');
      const writeHashed = createHashedWriter(folder);
      const parts = collectRuntime(names, read);
      const runtime = writeHashed('islands', 'js', minifySync('islands.js', runtimeScript(parts)).code);
      const findWords = scriptWords((script) => readFileSync(join(folder, '_astro', script), 'utf8'));
      const writeStyles = (css: string) => writeHashed('lower', 'css', css);
      const sheets = new Map(
        globSync('_astro/*.css', { cwd: folder }).map((name) => [`/${name}`, read(name)]),
      );
      const inlineStyles = createStyleInliner(sheets);
      for (const name of names)
        onPage(name, () => {
          const html = read(name);
          const page = optimizePage(inlineStyles(html), { runtime, findWords, writeStyles, policy });
          writeFileSync(join(folder, name), page);
        });
      // Each page has its own styles now.
      for (const path of sheets.keys()) rmSync(join(folder, path));
    },
  },
});
