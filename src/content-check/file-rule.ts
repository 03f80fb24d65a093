import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { contentKinds } from '../schemas/index.ts';
import { keysOf } from '../site/format/keys-of.ts';
import type { Problem } from './problem.ts';

/** Kinds whose files stand in a folder of `src/content`. */
const kindsIn = (folder: string) =>
  keysOf(contentKinds).filter((kind) => contentKinds[kind].folder === folder);

function strayProblem(folder: string, name: string): Problem[] {
  const kinds = kindsIn(folder);
  const file = ['src/content', folder, name].filter(Boolean).join('/');
  const { name: stem, ext } = parse(name);
  const endings = [...new Set(kinds.map((kind) => `.${contentKinds[kind].ending}`))];
  const names = kinds.flatMap((kind) => contentKinds[kind].only ?? []);
  const isKnown = endings.includes(ext) && (names.length < kinds.length || names.includes(stem));
  if (isKnown) return [];
  const place = { file, line: 0, field: '', example: '' };
  if (endings.includes(ext) || (names.length === kinds.length && !names.includes(stem)))
    return [
      {
        ...place,
        wrong: 'The site does not read a file with this name.',
        remedy: `Move it, or name it ${names.join(', ')}.`,
      },
    ];
  const [ending = ''] = endings;
  return [
    {
      ...place,
      wrong: `The files of this folder end in ${ending}.`,
      remedy: `Rename it to ${stem}${ending}.`,
    },
  ];
}

/** Files with a wrong ending, which would be left out without a word, and files that the site cannot do without. */
export function strayProblems(root: string): Problem[] {
  const folders = [...new Set(Object.values(contentKinds).map(({ folder }) => folder))];
  return folders.flatMap((folder) => {
    const path = join(root, 'src/content', folder);
    const names = existsSync(path) ? readdirSync(path) : [];
    const files = names.filter((name) => !name.startsWith('.') && !lstatSync(join(path, name)).isDirectory());
    const stems = files.map((name) => parse(name).name);
    const missing = kindsIn(folder).flatMap((kind) => {
      const only = contentKinds[kind].only;
      if (only === undefined || stems.includes(only)) return [];
      const file = ['src/content', folder, `${only}.yaml`].filter(Boolean).join('/');
      const remedy = `Restore it, for example with git restore ${file}.`;
      return [{ file, line: 0, field: '', wrong: 'The file is missing.', remedy, example: '' }];
    });
    return [...files.flatMap((name) => strayProblem(folder, name)), ...missing];
  });
}
