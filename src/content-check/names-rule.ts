import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { contentKinds, fileOf, type ContentKind } from '../schemas/index.ts';
import { mainServiceIds } from '../schemas/service.ts';
import { pathOf, textAt, type Entry } from '../site/build/content-file.ts';
import { keysOf } from '../site/format/keys-of.ts';
import { toLocationSlug, toSlug } from '../site/format/slugs.ts';
import { nearest, problemAt, problemIn, type Problem } from './problem.ts';

/** Files that pages need by name, in folders with many files. */
const requiredNames: Partial<Record<ContentKind, readonly string[]>> = {
  faqs: mainServiceIds,
  services: mainServiceIds,
  galleries: [...mainServiceIds, 'gallery'],
};

const fileProblem = (file: string, wrong: string, remedy: string) =>
  problemIn(file, { line: 0, field: '' }, wrong, remedy);

/** Files that had another name in earlier versions of the site, by that name. */
const renamedFiles: Record<string, { now: string; remedy: string }> = {
  'pages/town.yaml': {
    now: 'location',
    remedy:
      'Rename it to location.yaml. In it, write {location} for {place} and {neighborhoods} for {places}, and let the names of the five other headings end in Heading, for example whyHeading.',
  },
  'pages/everywhere.yaml': { now: 'site-wide', remedy: 'Rename it to site-wide.yaml.' },
};

const toPath = (folder: string, name: string) => ['src/content', folder, name].filter(Boolean).join('/');
const isText = (ending: string) => /^(?:|\.(?:ya?ml|mdx?|markdown|txt))$/i.test(ending);
const isPicture = (ending: string) => /^\.(?:avif|bmp|gif|hei[cf]|jpe?g|png|svg|tiff?|webp)$/i.test(ending);

/** What to do with a file that the site does not read. Files in its folder have that ending; `siblings` are their names. */
function strayFileProblem(
  folder: string,
  name: string,
  ending: string,
  siblings: ReadonlySet<string>,
): Problem {
  const file = toPath(folder, name);
  const { name: stem, ext } = parse(name);
  const removeIt = 'Delete it, or move it out of src/content.';
  if (isPicture(ext))
    return fileProblem(
      file,
      'Pictures do not belong in src/content.',
      'Move it out of src/content, and add it with npm run new, which gives it the right size.',
    );
  // Notepad adds .txt to a complete name.
  const wanted = stem.endsWith(ending) ? stem : stem + ending;
  if (siblings.has(wanted))
    return fileProblem(file, 'The site does not read a copy like this one.', removeIt);
  if (wanted === stem || isText(ext))
    return fileProblem(file, `The files of this folder end in ${ending}.`, `Rename it to ${wanted}.`);
  return fileProblem(file, 'The site does not read files of this kind.', removeIt);
}

/** A folder that the site does not read. `known` are the names of the folders that it reads. */
function strayFolderProblem(folder: string, name: string, known: readonly string[]): Problem {
  const target = folder || nearest(name, known);
  const choice = target ? `src/content/${target}` : `one of: ${known.filter(Boolean).join(', ')}`;
  const remedy = `Move its files into ${choice}. Or move the folder out of src/content.`;
  return fileProblem(toPath(folder, name), 'The site does not read this folder.', remedy);
}

/** The name of a file without its endings, of which Notepad may have added one. */
const toStem = (name: string) => parse(parse(name).name).name;

/** Problems of the files and folders in one folder of `src/content`, which holds these kinds. */
function folderProblems(
  root: string,
  folder: string,
  kinds: readonly ContentKind[],
  known: readonly string[],
): Problem[] {
  const path = join(root, 'src/content', folder);
  const names = (existsSync(path) ? readdirSync(path) : []).filter((name) => !name.startsWith('.'));
  const isFolder = (name: string) => lstatSync(join(path, name)).isDirectory();
  const files = names.filter((name) => !isFolder(name));
  const siblings = new Set(files);
  const singleFiles = kinds.map((kind) => contentKinds[kind]).filter(({ fileName }) => fileName);
  const manyFiles = kinds.map((kind) => contentKinds[kind]).find(({ fileName }) => !fileName);

  const strayFiles = files.flatMap((name) => {
    const single = singleFiles.find(({ fileName }) => fileName === toStem(name));
    if (single && name === `${single.fileName ?? ''}.${single.ending}`) return [];
    if (manyFiles && name.endsWith(`.${manyFiles.ending}`)) return [];
    const hasEndingOfSingle = !single && singleFiles.some(({ ending }) => name.endsWith(`.${ending}`));
    const { ending } = single ?? manyFiles ?? { ending: '' };
    if (isPicture(parse(name).ext) || (ending && !hasEndingOfSingle))
      return [strayFileProblem(folder, name, `.${ending}`, siblings)];
    const choices = singleFiles.map(({ fileName }) => fileName).join(', ');
    const remedy = renamedFiles[`${folder}/${name}`]?.remedy ?? `Move it, or name it ${choices}.`;
    return [fileProblem(toPath(folder, name), 'The site does not read a file with this name.', remedy)];
  });

  const strayFolders = names
    .filter(isFolder)
    .filter((name) => folder || !known.includes(name))
    .filter((name) => readdirSync(join(path, name)).length > 0)
    .map((name) => strayFolderProblem(folder, name, known));

  const missing = kinds.flatMap((kind) => {
    const { fileName } = contentKinds[kind];
    // A file with a wrong ending or an earlier name is reported above.
    const isThere = files.some((name) =>
      [toStem(name), renamedFiles[`${folder}/${name}`]?.now].includes(fileName),
    );
    if (fileName === undefined || isThere) return [];
    const file = fileOf(kind);
    return [fileProblem(file, 'The file is missing.', `Restore it, for example with git restore ${file}.`)];
  });
  return [...strayFiles, ...strayFolders, ...missing];
}

/** Files and folders that the build would silently ignore, and required files that are missing. */
export function unexpectedFileProblems(root: string): Problem[] {
  const byFolder = Object.entries(Object.groupBy(keysOf(contentKinds), (kind) => contentKinds[kind].folder));
  const known = byFolder.map(([folder]) => folder);
  return byFolder.flatMap(([folder, kinds = []]) => folderProblems(root, folder, kinds, known));
}

/** Wrong file names, and missing files that pages need. */
export function nameProblems(entries: readonly Entry[]): Problem[] {
  const misnamed = entries.flatMap((entry) => {
    const city = entry.kind === 'locations' ? textAt(entry.data, ['city']) : '';
    const wanted = city ? toLocationSlug(city) : toSlug(entry.slug);
    if (entry.slug === wanted) return [];
    const name = `${wanted}.${contentKinds[entry.kind].ending}`;
    const wrong = city
      ? `The file is not named after its city, ${city}.`
      : 'The file name becomes the path of the page, and contains characters that do not belong there.';
    const problem = problemAt(entry, ['city'], wrong, `Rename the file to ${name}.`, name);
    return [{ ...problem, field: 'file name' }];
  });
  const missing = keysOf(contentKinds).flatMap((kind) =>
    (requiredNames[kind] ?? [])
      .filter((name) => !entries.some((entry) => entry.kind === kind && entry.slug === name))
      .map((name) => {
        const file = fileOf(kind, name);
        const remedy = `Restore it, for example with git restore ${file}, or rename your file back to ${name}.yaml.`;
        return fileProblem(file, 'A page needs this file, and it is missing.', remedy);
      }),
  );
  return [...misnamed, ...missing];
}

/** Paths that the server or the build uses. */
const reservedPaths = ['/admin', '/embed', '/health', '/quotes', '/social', '/zips'];

/** Services and own pages of the shop whose path another page has. */
export function takenPathProblems(entries: readonly Entry[], pages: readonly string[]): Problem[] {
  const isMain = ({ kind, slug }: Entry) => kind === 'services' && requiredNames.services?.includes(slug);
  const services = entries.filter(({ kind }) => kind === 'services').map(pathOf);
  const taken = {
    services: new Set([...pages, ...reservedPaths]),
    ownPages: new Set([...pages, ...reservedPaths, ...services]),
  };
  return entries.flatMap((entry) => {
    const { kind } = entry;
    const path = pathOf(entry);
    if ((kind !== 'ownPages' && kind !== 'services') || isMain(entry) || !taken[kind].has(path)) return [];
    const wrong = `The site already has a page at ${path}.`;
    const remedy = `Give the file another name, for example our-${entry.slug}.${contentKinds[kind].ending}.`;
    const field = kind === 'ownPages' ? 'heading' : 'name';
    return [{ ...problemAt(entry, [field], wrong, remedy), field: 'file name' }];
  });
}
