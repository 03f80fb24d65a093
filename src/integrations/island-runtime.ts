import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const element = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const inline = /<script>(\(\(\)=>\{[\s\S]*?)<\/script>/g;
/** Astro's island element, the client directives and the prefetch are known by these words. */
const isRuntime = (code: string) =>
  /customElements\.(get|define)\(|self\.Astro\|\||speculationrules/.test(code);

/**
 * Astro writes the same 2 kB of island runtime into every page. This puts it into one deferred file, which
 * browsers keep, and so out of the first round trip. Until it runs, islands are the plain HTML they work as.
 */
export const islandRuntime: AstroIntegration = {
  name: 'island-runtime',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      const parts = new Set<string>();
      // One page at a time: all of a large site at once would not fit into memory.
      const files = globSync('**/*.html', { cwd: folder }).filter((name) => {
        const found = [...readFileSync(join(folder, name), 'utf8').matchAll(inline)]
          .map(([, code = '']) => code.trim())
          .filter(isRuntime);
        for (const code of found) parts.add(code);
        return found.length > 0;
      });
      if (files.length === 0) return;
      // The element runs last: it asks for the directives as soon as it is defined.
      const code = [...parts].sort(
        (a, b) => Number(a.includes('customElements')) - Number(b.includes('customElements')),
      );
      const text = code.join(';\n');
      const name = `_astro/islands.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.js`;
      writeFileSync(join(folder, name), text);
      for (const file of files.map((page) => join(folder, page))) {
        const lean = readFileSync(file, 'utf8')
          .replaceAll(element, '')
          .replace(inline, (script, part: string) => (isRuntime(part) ? '' : script));
        writeFileSync(file, lean.replace('</head>', `<script defer src="/${name}"></script></head>`));
      }
    },
  },
};
