import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { contentKinds, fileOf, type ContentKind } from '../schemas/index.ts';
import { mainServiceIds } from '../schemas/service.ts';
import { pathOf, textAt, type Entry } from '../site/build/content-file.ts';
import { keysOf } from '../site/format/keys-of.ts';
import { toLocationSlug, toSlug } from '../site/format/slugs.ts';
import { nearest, problemAt, problemIn, type Problem } from './problem.ts';

/** Files that pages ask for by name, in folders of many files. */
const requiredNames: Partial<Record<ContentKind, readonly string[]>> = {
  faqs: mainServiceIds,
  services: mainServiceIds,
  galleries: [...mainServiceIds, 'gallery'],
};

const fileProblem = (file: string, wrong: string, remedy: string) =>
  problemIn(file, { line: 0, field: '' }, wrong, remedy);

/** Files that have been renamed, and what an owner should do. */
const renamed: Record<string, { now: string; remedy: string }> = {
  'pages/town.yaml': {
    now: 'location',
    remedy:
      'Rename it to location.yaml. In it, {place} is now {location}, {places} is {neighborhoods}, and the names of its five other headings end in Heading, for example whyHeading.',
  },
  'pages/everywhere.yaml': { now: 'site-wide', remedy: 'Rename it to site-wide.yaml.' },
};

const placeOf = (folder: string, name: string) => ['src/content', folder, name].filter(Boolean).join('/');
const isText = (ending: string) => /^(?:|\.(?:ya?ml|mdx?|markdown|txt))$/i.test(ending);
const isPicture = (ending: string) => /^\.(?:avif|bmp|gif|hei[cf]|jpe?g|png|svg|tiff?|webp)$/i.test(ending);

/** What to do with a file that nothing reads. `right` is the ending that it should have, `there` are the names beside it. */
function strayProblem(folder: string, name: string, right: string, there: ReadonlySet<string>): Problem {
  const file = placeOf(folder, name);
  const { name: bare, ext } = parse(name);
  const leave = 'Delete it, or move it out of src/content.';
  if (isPicture(ext))
    return fileProblem(
      file,
      'Pictures do not belong in src/content.',
      'Move it out of src/content, and add it with npm run new, which makes it the right size.',
    );
  // Notepad adds .txt to a name that is complete.
  const wanted = bare.endsWith(right) ? bare : bare + right;
  if (there.has(wanted)) return fileProblem(file, 'The site does not read a copy like this one.', leave);
  return wanted === bare || isText(ext)
    ? fileProblem(file, `The files of this folder end in ${right}.`, `Rename it to ${wanted}.`)
    : fileProblem(file, 'The site does not read a file like this one.', leave);
}

/** A folder in which the site reads nothing; `known` are the names of those in which it does. */
function folderProblem(folder: string, name: string, known: readonly string[]): Problem {
  const target = folder || nearest(name, known);
  const into = target ? `src/content/${target}` : `one of: ${known.filter(Boolean).join(', ')}`;
  const remedy = `Move its files into ${into}. Or move it out of src/content.`;
  return fileProblem(placeOf(folder, name), 'The site reads nothing in this folder.', remedy);
}

/** Files and folders that the build would silently ignore, and required files that are missing. */
export function unexpectedFileProblems(root: string): Problem[] {
  const byFolder = Object.entries(Object.groupBy(keysOf(contentKinds), (kind) => contentKinds[kind].folder));
  const known = byFolder.map(([folder]) => folder);
  return byFolder.flatMap(([folder, kinds = []]) => {
    const path = join(root, 'src/content', folder);
    const all = (existsSync(path) ? readdirSync(path) : []).filter((name) => !name.startsWith('.'));
    const isFolder = (name: string) => lstatSync(join(path, name)).isDirectory();
    const files = all.filter((name) => !isFolder(name));
    const there = new Set(files);
    // The name of a file without its endings, of which Notepad may have added one.
    const stemOf = (name: string) => parse(parse(name).name).name;
    const single = kinds.map((kind) => contentKinds[kind]).filter(({ fileName }) => fileName);
    const free = kinds.map((kind) => contentKinds[kind]).find(({ fileName }) => !fileName);
    const unexpected = files.flatMap((name) => {
      const own = single.find(({ fileName }) => fileName === stemOf(name));
      if (own && name === `${own.fileName ?? ''}.${own.ending}`) return [];
      if (free && name.endsWith(`.${free.ending}`)) return [];
      const isOfAPage = !own && single.some(({ ending }) => name.endsWith(`.${ending}`));
      const { ending } = own ?? free ?? { ending: '' };
      if (isPicture(parse(name).ext) || (ending && !isOfAPage))
        return [strayProblem(folder, name, `.${ending}`, there)];
      const names = single.map(({ fileName }) => fileName).join(', ');
      const remedy = renamed[`${folder}/${name}`]?.remedy ?? `Move it, or name it ${names}.`;
      return [fileProblem(placeOf(folder, name), 'The site does not read a file with this name.', remedy)];
    });
    const strange = all.filter(
      (name) =>
        isFolder(name) && (folder || !known.includes(name)) && readdirSync(join(path, name)).length > 0,
    );
    const missing = kinds.flatMap((kind) => {
      const { fileName } = contentKinds[kind];
      const isThere = files.some((name) =>
        [stemOf(name), renamed[`${folder}/${name}`]?.now].includes(fileName),
      );
      if (fileName === undefined || isThere) return [];
      const file = fileOf(kind);
      return [fileProblem(file, 'The file is missing.', `Restore it, for example with git restore ${file}.`)];
    });
    return [...unexpected, ...strange.map((name) => folderProblem(folder, name, known)), ...missing];
  });
}

/** Wrong file names, and missing files that a page needs. */
export function nameProblems(entries: readonly Entry[]): Problem[] {
  const misnamed = entries.flatMap((entry) => {
    const city = entry.kind === 'locations' ? textAt(entry.data, ['city']) : '';
    const wanted = city ? toLocationSlug(city) : toSlug(entry.slug);
    if (entry.slug === wanted) return [];
    const name = `${wanted}.${contentKinds[entry.kind].ending}`;
    const wrong = city
      ? `The file is not named after its city, ${city}.`
      : 'The file name becomes the path of the page, and has characters that do not belong there.';
    const problem = problemAt(entry, ['city'], wrong, `Rename the file to ${name}.`, name);
    return [{ ...problem, field: 'file name' }];
  });
  const missing = keysOf(contentKinds).flatMap((kind) =>
    (requiredNames[kind] ?? [])
      .filter((name) => !entries.some((entry) => entry.kind === kind && entry.slug === name))
      .map((name) => {
        const file = fileOf(kind, name);
        const remedy = `Restore it, for example with git restore ${file}, or rename your file back to ${name}.yaml.`;
        return fileProblem(file, 'A page needs this file and it is not there.', remedy);
      }),
  );
  return [...misnamed, ...missing];
}

/** Paths that the server and the build need for themselves. */
const reserved = ['/admin', '/embed', '/health', '/quotes', '/social', '/zips'];

/** Services and pages of the shop's own at a path that another page has. */
export function addressProblems(entries: readonly Entry[], pages: readonly string[]): Problem[] {
  const isMain = ({ kind, slug }: Entry) => kind === 'services' && requiredNames.services?.includes(slug);
  const services = entries.filter(({ kind }) => kind === 'services').map(pathOf);
  const taken = {
    services: new Set([...pages, ...reserved]),
    ownPages: new Set([...pages, ...reserved, ...services]),
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
