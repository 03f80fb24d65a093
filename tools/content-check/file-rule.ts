import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { contentKinds, onlyFileOf } from '../../src/schemas/index.ts';
import { keysOf } from '../../src/site/keys-of.ts';
import type { Problem } from './problem.ts';

/** Why a file cannot be read as a text at all. */
export type Fault = Pick<Problem, 'line' | 'wrong' | 'remedy'>;

const saveAgain = 'Save it again as UTF-8: in most programs under “Save as”, Encoding.';
const byCode: Record<string, string> = {
  ELOOP: 'This link leads back to itself.',
  ENOENT: 'This link leads to a file that is not there.',
  EISDIR: 'This is a folder with the name of a file.',
};

const fault = (line: number, wrong: string, remedy: string) => ({
  source: '',
  fault: { line, wrong, remedy },
});
const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** The text of a content file, or why there is none. */
export function readSource(path: string): { source: string; fault?: Fault } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return fault(
      1,
      byCode[code] ?? `It cannot be read (${code}).`,
      'Put the file itself in its place, or delete it.',
    );
  }
  if (bytes.includes(0)) return fault(1, 'The file is saved as UTF-16, or is no text.', saveAgain);
  const source = bytes.toString();
  const broken = source.indexOf('\ufffd');
  if (broken >= 0)
    return fault(lineOf(source, broken), 'The file is saved in an old encoding, such as Latin-1.', saveAgain);
  if (source.startsWith('\ufeff'))
    return fault(1, 'The file begins with a hidden mark (BOM).', 'Save it again as UTF-8 without BOM.');
  const conflict = /^(?:<{7}|>{7}) /m.exec(source);
  if (conflict)
    return fault(
      lineOf(source, conflict.index),
      'Two versions of the file were merged, and both still stand here.',
      'Keep the right one of each two parts, and delete the lines of <<<<<<<, ======= and >>>>>>>.',
    );
  if (!/^\s*[^\s#]/m.test(source))
    return fault(
      1,
      'The file is empty.',
      'Restore it, write its fields (content-docs/field-reference.md), or delete it.',
    );
  return { source };
}

/** Kinds whose files stand in a folder of `src/content`. */
const kindsIn = (folder: string) =>
  keysOf(contentKinds).filter((kind) => contentKinds[kind].folder === folder);

function strayProblem(folder: string, name: string): Problem[] {
  const kinds = kindsIn(folder);
  const file = ['src/content', folder, name].filter(Boolean).join('/');
  const { name: stem, ext } = parse(name);
  const endings = [...new Set(kinds.map((kind) => `.${contentKinds[kind].ending}`))];
  const names = kinds.flatMap((kind) => onlyFileOf(kind) ?? []);
  const isKnown = endings.includes(ext) && (names.length < kinds.length || names.includes(stem));
  if (isKnown) return [];
  const place = { file, line: 0, field: '', example: '' };
  if (endings.includes(ext) || (names.length === kinds.length && !names.includes(stem)))
    return [
      {
        ...place,
        wrong: 'Nothing reads a file of this name here.',
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
      const only = onlyFileOf(kind);
      if (only === undefined || stems.includes(only)) return [];
      const file = ['src/content', folder, `${only}.yaml`].filter(Boolean).join('/');
      const remedy = `Restore it, for example with git restore ${file}.`;
      return [{ file, line: 0, field: '', wrong: 'The file is missing.', remedy, example: '' }];
    });
    return [...files.flatMap((name) => strayProblem(folder, name)), ...missing];
  });
}
