import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { contentKinds, type ContentKind } from '../schemas/index.ts';
import { mainServiceIds } from '../schemas/service.ts';
import { pathOf, textAt, type Entry } from '../site/build/content-file.ts';
import { keysOf } from '../site/format/keys-of.ts';
import { toLocationSlug, toSlug } from '../site/format/slugs.ts';
import { problemAt, type Problem } from './problem.ts';

/** Files that pages need by name, in folders with many files. */
const requiredNames: Partial<Record<ContentKind, readonly string[]>> = {
  faqs: mainServiceIds,
  services: mainServiceIds,
  galleries: [...mainServiceIds, 'gallery'],
};

const isText = /\.(?:ya?ml|mdx?|markdown|txt)$/i;

/** Files and folders that the build would silently ignore, and required files that are missing. */
export function unexpectedFileProblems(root: string): Problem[] {
  const byFolder = Map.groupBy(keysOf(contentKinds), (kind) => contentKinds[kind].folder);
  return [...byFolder].flatMap(([folder, kinds]) => {
    const path = ['src/content', folder].filter(Boolean).join('/');
    const names = existsSync(join(root, path)) ? readdirSync(join(root, path)) : [];
    const wanted = kinds.flatMap((kind) => {
      const { fileName = [], ending } = contentKinds[kind];
      return [fileName, requiredNames[kind] ?? []].flat().map((name) => `${name}.${ending}`);
    });
    const many = kinds.filter((kind) => !contentKinds[kind].fileName);
    const endings = many.map((kind) => `.${contentKinds[kind].ending}`);
    const isRead = (name: string) =>
      /^\./.test(name) ||
      [...wanted, ...(folder ? [] : byFolder.keys())].includes(name) ||
      endings.includes(extname(name));
    const stray = names.filter((name) => !isRead(name));
    // Such as about.yaml for about.yml, and for about.yaml.txt, to which Notepad has added an ending.
    const renamed = stray.map((name) => {
      const [stem = ''] = name.split('.');
      const files = isText.test(name) ? [...wanted, ...endings.map((ending) => stem + ending)] : [];
      return files.find((file) => file.startsWith(`${stem}.`) && !names.includes(file));
    });
    const missing = wanted.filter((name) => ![...names, ...renamed].includes(name));
    const problem = (name: string, wrong: string, remedy: string) =>
      problemAt({ file: `${path}/${name}`, lineOf: () => 0 }, [], wrong, remedy);
    return [
      ...stray.map((name, index) => {
        const right = renamed[index];
        const move = right ? `Rename it to ${right} if it is that file. Otherwise move` : 'Move';
        const remedy = `${move} it to the folder of src/content that it belongs to, or out of src/content. Add pictures with npm run new.`;
        return problem(name, 'The site does not read this.', remedy);
      }),
      ...missing.map((name) => {
        const remedy = `Restore it, for example with git restore ${path}/${name}.`;
        return problem(name, 'The file is missing, and a page needs it.', remedy);
      }),
    ];
  });
}

/** Paths that the server or the build uses. */
const reservedPaths = ['/admin', '/embed', '/health', '/quotes', '/social', '/zips'];

/** File names that are not that of their page, or that of another page. */
export function nameProblems(entries: readonly Entry[], pages: readonly string[]): Problem[] {
  const services = entries.filter(({ kind }) => kind === 'services').map(pathOf);
  return entries.flatMap((entry) => {
    const { kind, slug, data } = entry;
    const path = pathOf(entry);
    const others = [...pages, ...reservedPaths, ...(kind === 'ownPages' ? services : [])];
    // Only own pages and services that the shop has added are at the name of their file.
    const isTaken = path === `/${slug}` && others.includes(path);
    const right = kind === 'locations' ? toLocationSlug(textAt(data, ['city'])) : toSlug(slug);
    if (slug === right && !isTaken) return [];
    const wrong = isTaken ? `The site already has a page at ${path}.` : 'It is not the name of its page.';
    const remedy = `Rename the file to ${isTaken ? `our-${slug}` : right}.${contentKinds[kind].ending}.`;
    return problemAt(entry, { line: 1, field: 'file name' }, wrong, remedy);
  });
}
