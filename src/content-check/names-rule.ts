import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { contentKinds, fileOf, type ContentKind } from '../schemas/index.ts';
import { mainServiceIds } from '../schemas/service.ts';
import { pathOf, textAt, type Entry } from '../site/build/content-file.ts';
import { keysOf } from '../site/format/keys-of.ts';
import { toLocationSlug, toSlug } from '../site/format/slugs.ts';
import { problemAt, problemIn, type Problem } from './problem.ts';

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

/** Files with a wrong ending, which the build would silently ignore, and required files that are missing. */
export function unexpectedFileProblems(root: string): Problem[] {
  const byFolder = Object.entries(Object.groupBy(keysOf(contentKinds), (kind) => contentKinds[kind].folder));
  return byFolder.flatMap(([folder, kinds = []]) => {
    const path = join(root, 'src/content', folder);
    const files = (existsSync(path) ? readdirSync(path) : [])
      .filter((name) => !name.startsWith('.') && !lstatSync(join(path, name)).isDirectory())
      .map((name) => parse(name));
    const names = kinds.flatMap((kind) => contentKinds[kind].fileName ?? []);
    const endings = kinds.map((kind) => `.${contentKinds[kind].ending}`);
    const unexpected = files.flatMap(({ base, name, ext }) => {
      const file = ['src/content', folder, base].filter(Boolean).join('/');
      const kindsWithEnding = kinds.filter((kind) => `.${contentKinds[kind].ending}` === ext);
      const takesAnyName = (kindsWithEnding.length > 0 ? kindsWithEnding : kinds).some(
        (kind) => !contentKinds[kind].fileName,
      );
      if (!takesAnyName && !names.includes(name)) {
        const remedy = renamed[`${folder}/${base}`]?.remedy ?? `Move it, or name it ${names.join(', ')}.`;
        return [fileProblem(file, 'The site does not read a file with this name.', remedy)];
      }
      if (endings.includes(ext)) return [];
      const [ending = ''] = endings;
      if (endings.some((each) => name.endsWith(each))) {
        const remedy = 'Delete it, or move it out of src/content.';
        return [fileProblem(file, 'The site does not read a copy like this one.', remedy)];
      }
      return [
        fileProblem(file, `The files of this folder end in ${ending}.`, `Rename it to ${name}${ending}.`),
      ];
    });
    const missing = kinds.flatMap((kind) => {
      const { fileName } = contentKinds[kind];
      const isThere = files.some(({ name, base }) =>
        [name, renamed[`${folder}/${base}`]?.now].includes(fileName),
      );
      if (fileName === undefined || isThere) return [];
      const file = fileOf(kind);
      return [fileProblem(file, 'The file is missing.', `Restore it, for example with git restore ${file}.`)];
    });
    return [...unexpected, ...missing];
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
      : 'The file name becomes the address of the page and has characters that do not belong there.';
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
