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
  /** What is wrong, and what to do about it, each in full sentences. */
  wrong: string;
  remedy: string;
}

/** A place in an entry: the path of a field, or a line of its text. Line 0 is the file as a whole. */
export type Place = readonly PropertyKey[] | { line: number; field: string };

/** What a rule finds in an entry: its place, and a text such as `It is too long. Instead: Write 60 characters.` */
export type Finding = [at: Place, text: string];

/** A field path for owners: `['faqs', 0, 'answer']` is `faqs > item 1 > answer`. */
export const toFieldName = (path: readonly PropertyKey[]): string =>
  path.map((step) => (typeof step === 'number' ? `item ${step + 1}` : String(step))).join(' > ');

type File = Pick<Entry, 'file' | 'lineOf'>;

export function problemAt({ file, lineOf }: File, at: Place, wrong: string, remedy: string): Problem {
  const place = 'field' in at ? at : { line: lineOf(at), field: toFieldName(at) };
  return { file, ...place, wrong, remedy };
}

export function toProblem(entry: File, [at, text]: Finding): Problem {
  const [wrong = '', remedy = ''] = text.split(' Instead: ');
  return problemAt(entry, at, wrong, remedy);
}

/** The name that a mistyped word most likely stands for. Undefined if none comes close. */
export function findNearest(word: string, names: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  const edits = new Map(names.map((name) => [name, distance(lower, name.toLowerCase())]));
  const [best, count = Infinity] = [...edits].toSorted(([, a], [, b]) => a - b)[0] ?? [];
  return count <= Math.max(2, word.length / 3) ? best : undefined;
}

/** A remedy for a mistyped word: `Write phone if you mean that. Or write one of: email, phone.` */
export function toChoiceRemedy(word: string, names: readonly string[]): string {
  const close = findNearest(word, names);
  return `${close ? `Write ${close} if you mean that. Or write` : 'Write'} one of: ${names.join(', ')}.`;
}

/** All problems, sorted by file and line; a remedy that several of a file share is given once. The last line counts them. */
export function formatProblems(problems: readonly Problem[]): string {
  const sorted = problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const lines = sorted.flatMap(({ file, line, field, wrong, remedy }, index) => {
    const next = sorted[index + 1];
    const at = `${file}${line ? `:${line}` : ''}${field && `  ${field}`}: ${wrong}`;
    return next?.file === file && next.remedy === remedy ? [at] : [at, `  Instead:  ${remedy}`, ''];
  });
  const files = new Set(problems.map(({ file }) => file)).size;
  return [...lines, `${toPlural(problems.length, 'problem')} in ${toPlural(files, 'file')}.`].join('\n');
}
