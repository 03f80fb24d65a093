import { distance } from 'fastest-levenshtein';
import { toPlural } from '../site/format/running-text.ts';
import type { Entry } from '../site/build/content-file.ts';

export interface Problem {
  /** Path of the file from the project's folder. */
  file: string;
  /** The line in that file, from 1; 0 for the file as a whole. */
  line: number;
  /** The field as an owner finds it in the file, such as `faqs > item 2 > answer`; empty for the file as a whole. */
  field: string;
  wrong: string;
  remedy: string;
  /** An example of what to write. Empty if the remedy is enough. */
  example: string;
}

/** A field path for owners: `['faqs', 0, 'answer']` is `faqs > item 1 > answer`. */
export function toFieldName(path: readonly PropertyKey[]): string {
  return path.map((step) => (typeof step === 'number' ? `item ${step + 1}` : String(step))).join(' > ');
}

/** The position of a text, link or picture in a file. */
export type Position = Pick<Problem, 'line' | 'field'>;

export const problemIn = (
  file: string,
  { line, field }: Position,
  wrong: string,
  remedy: string,
  example = '',
): Problem => ({ file, line, field, wrong, remedy, example });

export const problemAt = (
  { file, lineOf }: Pick<Entry, 'file' | 'lineOf'>,
  path: readonly PropertyKey[],
  wrong: string,
  remedy: string,
  example = '',
): Problem => problemIn(file, { line: lineOf(path), field: toFieldName(path) }, wrong, remedy, example);

/** The name most like the mistyped `word`. Undefined if none comes close. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  const [best] = names
    .map((name) => ({ name, edits: distance(lower, name.toLowerCase()) }))
    .toSorted((a, b) => a.edits - b.edits);
  return best && best.edits <= Math.max(2, word.length / 3) ? best.name : undefined;
}

/** Problems of one file with the same remedy. A single problem takes up to four lines. Several take a line each, and give the remedy once. */
function formatGroup(group: readonly Problem[]): string {
  const [first, ...others] = group;
  if (!first) return '';
  const { remedy, example } = first;
  const at = ({ file, line, field }: Problem) => `${file}${line ? `:${line}` : ''}${field && `  ${field}`}`;
  const wrong = others.length
    ? group.map((problem) => `${at(problem)}: ${problem.wrong}`)
    : [at(first), `  Wrong:    ${first.wrong}`];
  return [...wrong, `  Instead:  ${remedy}`, ...(example ? [`  Example:  ${example}`] : [])].join('\n');
}

/** All problems, sorted by file and line. The last line counts them. */
export function formatProblems(problems: readonly Problem[]): string {
  const sorted = problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const groups = Map.groupBy(sorted, ({ file, remedy, example }) => [file, remedy, example].join('\n'));
  const files = new Set(problems.map(({ file }) => file)).size;
  const count = `${toPlural(problems.length, 'problem')} in ${toPlural(files, 'file')}.`;
  return [...[...groups.values()].map(formatGroup), count].join('\n\n');
}
