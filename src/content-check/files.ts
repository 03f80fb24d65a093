import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { contentKinds, type ContentKind } from '../schemas/index.ts';
import { mainServiceIds } from '../schemas/service.ts';
import { pathOf, textAt, type Entry } from '../site/build/content-file.ts';
import { keysOf } from '../site/format/keys-of.ts';
import { toLocationSlug, toSlug } from '../site/format/slugs.ts';
import { toProblem, type Problem } from './problem.ts';

/** Files that pages need by name, in folders with many files. */
const requiredNames: Partial<Record<ContentKind, readonly string[]>> = {
  faqs: mainServiceIds,
  services: mainServiceIds,
  galleries: [...mainServiceIds, 'gallery'],
};

const isText = /\.(?:ya?ml|mdx?|markdown|txt)$/i;

/** Files and folders that the build would silently ignore, and required files that are missing. */
export function* unexpectedFileProblems(root: string): Generator<Problem> {
  const byFolder = Map.groupBy(keysOf(contentKinds), (kind) => contentKinds[kind].folder);
  for (const [folder, kinds] of byFolder) {
    const path = ['src/content', folder].filter(Boolean).join('/');
    const names = existsSync(join(root, path)) ? readdirSync(join(root, path)) : [];
    const wanted = kinds.flatMap((kind) => {
      const { fileName = [], ending } = contentKinds[kind];
      return [fileName, requiredNames[kind] ?? []].flat().map((name) => `${name}.${ending}`);
    });
    const many = kinds.filter((kind) => !contentKinds[kind].fileName);
    const endings = many.map((kind) => `.${contentKinds[kind].ending}`);
    const read = [...wanted, ...(folder ? [] : byFolder.keys())];
    const missing = new Set(wanted.filter((name) => !names.includes(name)));
    for (const name of names) {
      if (read.includes(name) || endings.includes(extname(name)) || name.startsWith('.')) continue;
      const [stem = ''] = name.split('.');
      // Such as about.yml, and about.yaml.txt, to which Notepad has added an ending.
      const right = [...missing, ...endings.map((ending) => stem + ending)].find(
        (file) => isText.test(name) && file.startsWith(`${stem}.`) && !names.includes(file),
      );
      missing.delete(right ?? '');
      const move = right ? `Rename it to ${right} if it is that file. Otherwise move` : 'Move';
      const text = `The site does not read this. Instead: ${move} it to the folder of src/content that it belongs to, or out of src/content. Add pictures with npm run new.`;
      yield toProblem({ file: `${path}/${name}`, lineOf: () => 0 }, [[], text]);
    }
    for (const name of missing) {
      const file = `${path}/${name}`;
      const text = `The file is missing, and a page needs it. Instead: Restore it, for example with git restore ${file}.`;
      yield toProblem({ file, lineOf: () => 0 }, [[], text]);
    }
  }
}

/** Paths that the server or the build uses. */
const reservedPaths = ['/admin', '/embed', '/health', '/quotes', '/social', '/zips'];

/** File names that are not that of their page, or that of another page. */
export function* nameProblems(entries: readonly Entry[], pages: readonly string[]): Generator<Problem> {
  const services = entries.filter(({ kind }) => kind === 'services').map(pathOf);
  for (const entry of entries) {
    const { kind, slug, data } = entry;
    const path = pathOf(entry);
    const others = [...pages, ...reservedPaths, ...(kind === 'ownPages' ? services : [])];
    // Only own pages and services that the shop has added are at the name of their file.
    const isTaken = path === `/${slug}` && others.includes(path);
    const right = kind === 'locations' ? toLocationSlug(textAt(data, ['city'])) : toSlug(slug);
    const wrong = isTaken ? `The site already has a page at ${path}.` : 'It is not the name of its page.';
    const text = `${wrong} Instead: Rename the file to ${isTaken ? `our-${slug}` : right}.${contentKinds[kind].ending}.`;
    if (isTaken || slug !== right) yield toProblem(entry, [{ line: 1, field: 'file name' }, text]);
  }
}
