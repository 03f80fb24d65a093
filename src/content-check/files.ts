import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { contentKinds, fileOf, type ContentKind } from '../schemas/index.ts';
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

/** Files and folders that the build would silently ignore, and required files that are missing. */
export function* filePresenceProblems(root: string): Generator<Problem> {
  const find = (patterns: string[]) =>
    globSync(patterns, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  const kinds = keysOf(contentKinds);
  const folders = kinds.map((kind) => dirname(fileOf(kind)));
  const expected = [...folders, ...find(kinds.map((kind) => fileOf(kind)))];
  const kindsWithManyFiles = kinds.filter((kind) => !contentKinds[kind].fileName);
  const required = [
    ...kinds.filter((kind) => contentKinds[kind].fileName).map((kind) => fileOf(kind)),
    ...kindsWithManyFiles.flatMap((kind) => requiredNames[kind]?.map((name) => fileOf(kind, name)) ?? []),
  ];
  const missing = new Set(required.filter((file) => !expected.includes(file)));
  for (const file of find(folders.map((folder) => `${folder}/*`))) {
    if (expected.includes(file)) continue;
    // A wrong ending, such as about.yml, or about.yaml.txt, to which Notepad has added one.
    const [stem = ''] = basename(file).split('.');
    const intended = [...missing, ...kindsWithManyFiles.map((kind) => fileOf(kind, stem))].find(
      (each) => each.startsWith(`${dirname(file)}/${stem}.`) && !expected.includes(each),
    );
    const isText = /\.(?:ya?ml|mdx?|markdown|txt)$/i.test(file);
    if (intended && isText) missing.delete(intended);
    const move =
      intended && isText ? `Rename it to ${basename(intended)} if it is that file. Otherwise move` : 'Move';
    const text = `The site does not read this. Instead: ${move} it to the folder of src/content that it belongs to, or out of src/content. Add pictures with npm run new.`;
    yield toProblem({ file, lineOf: () => 0 }, [[], text]);
  }
  for (const file of missing) {
    const text = `The file is missing, and a page needs it. Instead: Restore it, for example with git restore ${file}.`;
    yield toProblem({ file, lineOf: () => 0 }, [[], text]);
  }
}

/** Paths that the server or the build uses for itself. */
const reservedPaths = ['/admin', '/embed', '/health', '/quotes', '/social'];

/** Files whose name does not match their page, or belongs to another page. */
export function* fileNameProblems(entries: readonly Entry[], pages: readonly string[]): Generator<Problem> {
  const services = entries.filter(({ kind }) => kind === 'services').map(pathOf);
  for (const entry of entries) {
    const { kind, slug, data } = entry;
    const path = pathOf(entry);
    const others = [...pages, ...reservedPaths, ...(kind === 'ownPages' ? services : [])];
    // Only own pages and added services have the name of their file as their path.
    const isTaken = path === `/${slug}` && others.includes(path);
    const expectedSlug = kind === 'locations' ? toLocationSlug(textAt(data, ['city'])) : toSlug(slug);
    const wrong = isTaken
      ? `The site already has a page at ${path}.`
      : 'The name of the file does not fit its page.';
    const text = `${wrong} Instead: Rename the file to ${isTaken ? `our-${slug}` : expectedSlug}.${contentKinds[kind].ending}.`;
    if (isTaken || slug !== expectedSlug) yield toProblem(entry, [{ line: 1, field: 'file name' }, text]);
  }
}
