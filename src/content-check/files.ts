import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { contentKinds, type ContentKind } from '../schemas/index.ts';
import { mainServiceIds } from '../schemas/service.ts';
import { pathOf, textAt, type Entry } from '../site/build/content-file.ts';
import { keysOf } from '../site/format/keys-of.ts';
import { toLocationSlug, toSlug } from '../site/format/slugs.ts';
import { placeOf, toProblem, type Problem } from './problem.ts';

/** Files that pages need by name, in folders with many files. */
const requiredNames: Partial<Record<ContentKind, readonly string[]>> = {
  faqs: mainServiceIds,
  services: mainServiceIds,
  galleries: [...mainServiceIds, 'gallery'],
};

/** Files and folders that the build would silently ignore, and required files that are missing. */
export function unexpectedFileProblems(root: string): Problem[] {
  const byFolder = Object.entries(Object.groupBy(keysOf(contentKinds), (kind) => contentKinds[kind].folder));
  return byFolder.flatMap(([folder, kinds = []]) => {
    const path = ['src/content', folder].filter(Boolean).join('/');
    const names = existsSync(join(root, path)) ? readdirSync(join(root, path)) : [];
    const wanted = kinds.flatMap((kind) => {
      const { fileName = [], ending } = contentKinds[kind];
      return [fileName, requiredNames[kind] ?? []].flat().map((name) => `${name}.${ending}`);
    });
    const endings = kinds
      .filter((kind) => !contentKinds[kind].fileName)
      .map((kind) => `.${contentKinds[kind].ending}`);
    const isRead = (name: string) =>
      lstatSync(join(root, path, name)).isDirectory()
        ? (!folder && byFolder.some(([other]) => other === name)) ||
          !readdirSync(join(root, path, name)).length
        : wanted.includes(name) || endings.includes(parse(name).ext);
    // Notepad adds .txt to a complete name.
    const stemOf = (name: string) => parse(parse(name).name).name;
    const stray = names.filter((name) => !name.startsWith('.') && !isRead(name));
    const missing = wanted.filter((name) => !names.includes(name));
    return [
      ...stray.map((name) => {
        const right =
          missing.find((file) => stemOf(file) === stemOf(name)) ??
          endings.map((ending) => stemOf(name) + ending)[0];
        const isText = /\.(?:ya?ml|mdx?|markdown|txt)$/i.test(name);
        const isFree = isText && right && !names.includes(right);
        const rename = isFree ? `Rename it to ${right} if it is that file. Otherwise move` : 'Move';
        const text = `The site does not read this. Instead: ${rename} it to the folder of src/content that it belongs to, or out of src/content. Add pictures with npm run new.`;
        return toProblem({ file: `${path}/${name}`, line: 0, field: '' }, text);
      }),
      ...missing
        .filter((file) => !stray.some((name) => stemOf(name) === stemOf(file)))
        .map((name) => {
          const file = `${path}/${name}`;
          const text = `The file is missing, and a page needs it. Instead: Restore it, for example with git restore ${file}.`;
          return toProblem({ file, line: 0, field: '' }, text);
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
    const { ending } = contentKinds[kind];
    const path = pathOf(entry);
    const city = kind === 'locations' ? textAt(data, ['city']) : '';
    const right = city ? toLocationSlug(city) : toSlug(slug);
    const others =
      kind === 'ownPages' ? [...pages, ...reservedPaths, ...services] : [...pages, ...reservedPaths];
    const isTaken =
      ['ownPages', 'services'].includes(kind) &&
      !requiredNames[kind]?.includes(slug) &&
      others.includes(path);
    const misnamed = `The name of the file does not fit its ${city ? `city, ${city}` : 'page'}. Instead: Rename it to ${right}.${ending}.`;
    const taken = `The site already has a page at ${path}. Instead: Give the file another name, for example our-${slug}.${ending}.`;
    const place = { ...placeOf(entry, ['city']), field: 'file name' };
    return slug !== right || isTaken ? toProblem(place, slug === right ? taken : misnamed) : [];
  });
}
