import { existsSync, readdirSync, type Dirent } from 'node:fs';
import { extname, join } from 'node:path';
import { contentKinds, type ContentKind } from '../schemas/index.ts';
import { mainServiceIds } from '../schemas/service.ts';
import { pathOf, textAt, type Entry } from '../site/build/content-file.ts';
import { keysOf } from '../site/format/keys-of.ts';
import { toLocationSlug, toSlug } from '../site/format/slugs.ts';
import { fileProblem, toProblem, type Problem } from './problem.ts';

/** Files that pages need by name, in folders with many files. */
const requiredNames: Partial<Record<ContentKind, readonly string[]>> = {
  faqs: mainServiceIds,
  services: mainServiceIds,
  galleries: [...mainServiceIds, 'gallery'],
};

const stemOf = (name: string) => name.split('.')[0] ?? '';

/** Files and folders that the build would silently ignore, and required files that are missing. */
export function unexpectedFileProblems(root: string): Problem[] {
  const byFolder = Object.entries(Object.groupBy(keysOf(contentKinds), (kind) => contentKinds[kind].folder));
  return byFolder.flatMap(([folder, kinds = []]) => {
    const path = ['src/content', folder].filter(Boolean).join('/');
    const files = existsSync(join(root, path)) ? readdirSync(join(root, path), { withFileTypes: true }) : [];
    const names = files.map(({ name }) => name);
    const wanted = kinds.flatMap((kind) => {
      const { fileName = [], ending } = contentKinds[kind];
      return [fileName, requiredNames[kind] ?? []].flat().map((name) => `${name}.${ending}`);
    });
    const many = kinds.filter((kind) => !contentKinds[kind].fileName);
    const endings = many.map((kind) => `.${contentKinds[kind].ending}`);
    const isRead = (file: Dirent) =>
      file.isDirectory()
        ? (!folder && byFolder.some(([other]) => other === file.name)) ||
          !readdirSync(join(root, path, file.name)).length
        : wanted.includes(file.name) || endings.includes(extname(file.name));
    const stray = files.filter((file) => !file.name.startsWith('.') && !isRead(file));
    const missing = wanted.filter((name) => !names.includes(name));
    const isMisnamed = (file: string) => stray.some(({ name }) => stemOf(name) === stemOf(file));
    return [
      ...stray.map(({ name }) => {
        // Such as about.yml, and about.yaml.txt, to which Notepad has added an ending.
        const right = [...missing, ...endings.map((ending) => stemOf(name) + ending)].find(
          (file) => stemOf(file) === stemOf(name) && !names.includes(file),
        );
        const isText = /\.(?:ya?ml|mdx?|markdown|txt)$/i.test(name);
        const rename = isText && right ? `Rename it to ${right} if it is that file. Otherwise move` : 'Move';
        const remedy = `${rename} it to the folder of src/content that it belongs to, or out of src/content. Add pictures with npm run new.`;
        return fileProblem(`${path}/${name}`, 'The site does not read this.', remedy);
      }),
      ...missing
        .filter((file) => !isMisnamed(file))
        .map((name) => {
          const remedy = `Restore it, for example with git restore ${path}/${name}.`;
          return fileProblem(`${path}/${name}`, 'The file is missing, and a page needs it.', remedy);
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
    const { kind, slug, data, lineOf } = entry;
    const { ending } = contentKinds[kind];
    const path = pathOf(entry);
    const city = kind === 'locations' ? textAt(data, ['city']) : '';
    const right = city ? toLocationSlug(city) : toSlug(slug);
    const others = [...pages, ...reservedPaths, ...(kind === 'ownPages' ? services : [])];
    const isMade = kind === 'ownPages' || (kind === 'services' && !requiredNames[kind]?.includes(slug));
    const at = { line: lineOf(['city']), field: 'file name' };
    const misnamed = `The name of the file does not fit its ${city ? `city, ${city}` : 'page'}. Instead: Rename it to ${right}.${ending}.`;
    const taken = `The site already has a page at ${path}. Instead: Give the file another name, for example our-${slug}.${ending}.`;
    if (slug !== right) return toProblem(entry, [at, misnamed]);
    return isMade && others.includes(path) ? toProblem(entry, [at, taken]) : [];
  });
}
