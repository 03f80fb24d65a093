import { readFileSync } from 'node:fs';

/** Why a file cannot be read as text. */
export interface ReadError {
  line: number;
  wrong: string;
  remedy: string;
}

const saveAgain = 'Save it again as UTF-8: in most programs under “Save as”, Encoding.';
const unreadable: Record<string, string> = {
  ELOOP: 'This link leads back to itself.',
  ENOENT: 'This link leads to a file that is not there.',
  EISDIR: 'This is a folder with the name of a file.',
};

/** Why the bytes of a file cannot be content; undefined if they can. */
function findReadError(bytes: Buffer, source: string): ReadError | undefined {
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;
  if (bytes.includes(0))
    return { line: 1, wrong: 'The file is saved as UTF-16, or is not text.', remedy: saveAgain };
  const invalid = source.indexOf('\ufffd');
  if (invalid >= 0)
    return {
      line: lineOf(invalid),
      wrong: 'The file is saved in an old encoding, such as Latin-1.',
      remedy: saveAgain,
    };
  if (source.startsWith('\ufeff'))
    return {
      line: 1,
      wrong: 'The file begins with a hidden mark (BOM).',
      remedy: 'Save it again as UTF-8 without BOM.',
    };
  const conflict = source.search(/^(?:<{7}|>{7}) /m);
  if (conflict >= 0)
    return {
      line: lineOf(conflict),
      wrong: 'Two versions of the file were merged, and it still contains both.',
      remedy: 'Keep the right part of each pair, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
    };
  const hasContent = /^\s*[^\s#]/m.test(source);
  if (hasContent) return undefined;
  const remedy = 'Restore it, for example with git restore, or delete it.';
  return { line: 1, wrong: 'The file is empty.', remedy };
}

/** The text of a content file, with `\n` at the end of each line; empty if it cannot be read. Never throws. */
export function readSource(path: string): { source: string; readError?: ReadError | undefined } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const wrong = unreadable[code] ?? `It cannot be read (${code}).`;
    const remedy = 'Put the file itself in its place, or delete it.';
    return { source: '', readError: { line: 1, wrong, remedy } };
  }
  const source = bytes.toString().replaceAll('\r\n', '\n');
  const readError = findReadError(bytes, source);
  return { source: readError ? '' : source, readError };
}
