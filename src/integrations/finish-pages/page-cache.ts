import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Where finished pages are kept for the next build, and the style sheets below their folds. */
const CACHE = 'node_modules/.astro/pages';

/** What finishes pages, beside the scripts that they name: its own code, and the packages by their versions. */
const code = [
  ...globSync('src/integrations/finish-pages/*.ts').toSorted(),
  'src/integrations/browser-build.ts',
  'src/integrations/compression.ts',
  'src/site/build/speculation-rules.ts',
  'package.json',
];

const sumOf = (...texts: string[]) =>
  texts.reduce((hash, text) => hash.update(text).update('\0'), createHash('sha256')).digest('hex');

/** Copies a file that is not there yet; whole or not at all. */
function copy(from: string, to: string): void {
  if (existsSync(to)) return;
  copyFileSync(from, `${to}.${process.pid}`);
  renameSync(`${to}.${process.pid}`, to);
}

/**
 * Keeps each finished page by what it was made of, so that a build after an edit finishes only the pages that changed.
 * @param folder the built site
 * @param runtime path of the island runtime in it
 */
export function openPageCache(folder: string, runtime: string) {
  mkdirSync(CACHE, { recursive: true });
  const madeBy = sumOf(
    runtime,
    `${process.versions.brotli}`,
    ...code.map((file) => readFileSync(file, 'utf8')),
  );
  const used = new Set<string>();
  const stylesOf = (page: string) => page.match(/(?<=\/_astro\/)lower\.[\w-]+\.css/g) ?? [];
  return {
    /** The finished page of a built one: as it is kept, or made by `finish`. */
    get(html: string, finish: () => string): string {
      const name = `${sumOf(madeBy, html).slice(0, 32)}.html`;
      const file = join(CACHE, name);
      const kept = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      const isKept = kept !== undefined && stylesOf(kept).every((css) => existsSync(join(CACHE, css)));
      const page = isKept ? kept : finish();
      for (const css of stylesOf(page)) {
        const [inCache, inSite] = [join(CACHE, css), join(folder, '_astro', css)];
        if (isKept) copy(inCache, inSite);
        else copy(inSite, inCache);
        used.add(css);
      }
      if (!isKept) {
        writeFileSync(`${file}.${process.pid}`, page);
        renameSync(`${file}.${process.pid}`, file);
      }
      used.add(name);
      return page;
    },
    /** Drops what no page of this build came from. */
    prune(): void {
      for (const name of readdirSync(CACHE)) if (!used.has(name)) rmSync(join(CACHE, name));
    },
  };
}
