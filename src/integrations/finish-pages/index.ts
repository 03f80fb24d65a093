import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { runtimeParts, runtimeScript } from './island-runtime.ts';
import { leanPage } from './lean-page.ts';
import { readPage } from './read-page.ts';
import { scriptWords } from './script-words.ts';

/** Does a step and names the page where it fails. */
function onPage<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`The page ${name} cannot be finished. ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}

/**
 * Makes the built pages small. Astro puts the same 2 kB of island runtime, all styles and the hashes of the
 * whole site into every page. Here the runtime becomes one deferred file, which browsers keep; until it runs,
 * islands are the plain HTML they work as. Each page is left with the styles and the hashes of its own, and a page
 * that would not arrive in one round trip gets the styles of its lower part as a file.
 */
export function finishPages(): AstroIntegration {
  let publicFolder = '';
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        publicFolder = fileURLToPath(config.publicDir);
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const names = globSync('**/*.html', { cwd: folder }).filter(
          // Neither files served as they are nor Partytown's own pages are Astro's.
          (name) => !existsSync(join(publicFolder, name)) && !name.startsWith('~partytown/'),
        );
        // One page at a time: all of a large site at once would not fit into memory.
        const read = (name: string) => readFileSync(join(folder, name), 'utf8');
        const parts = new Set(
          names.flatMap((name) => onPage(name, () => runtimeParts(readPage(read(name))))),
        );
        const kept = new Map<string, string>();
        const keep = (name: string, ending: string, text: string) => {
          const known = kept.get(text);
          if (known) return known;
          const sum = createHash('sha256').update(text).digest('base64url').slice(0, 8);
          const file = `/_astro/${name}.${sum}.${ending}`;
          writeFileSync(join(folder, file), text);
          kept.set(text, file);
          return file;
        };
        const runtime = keep('islands', 'js', runtimeScript(parts));
        const wordsIn = scriptWords((script) => readFileSync(join(folder, '_astro', script), 'utf8'));
        const keepStyles = (css: string) => keep('lower', 'css', css);
        for (const name of names)
          onPage(name, () =>
            writeFileSync(join(folder, name), leanPage(read(name), runtime, wordsIn, keepStyles)),
          );
      },
    },
  };
}
