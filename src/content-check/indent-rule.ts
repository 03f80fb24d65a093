import { isScalar, parseDocument, visit } from 'yaml';
import { contentKinds } from '../schemas/index.ts';
import { dataOf, type Entry } from '../site/build/content-file.ts';
import type { Problem } from './problem.ts';

/** A candidate fix: lines that replace as many, starting at line index `line`. */
interface Fix {
  line: number;
  lines: string[];
}

const indentOf = (line: string) => line.length - line.trimStart().length;

/** Each way to indent one line, alone or with what is nested below it, by a space or two more or less. */
function* candidateFixes(lines: readonly string[]): Generator<Fix> {
  for (const [line, text] of lines.entries()) {
    if (!/^ *(?:-|[\w.-]+:)/.test(text)) continue;
    if (/^ *-[^\s-]/.test(text)) yield { line, lines: [text.replace('-', '- ')] };
    const below = lines.findIndex(
      (other, at) => at > line && other.trim() && indentOf(other) <= indentOf(text),
    );
    for (const by of [-1, 1, -2, 2]) {
      if (indentOf(text) + by < 0) continue;
      const move = (moved: string) =>
        by > 0 ? ' '.repeat(by) + moved : moved.slice(Math.min(-by, indentOf(moved)));
      for (const end of [line + 1, below < 0 ? lines.length : below])
        yield { line, lines: lines.slice(line, end).map(move) };
    }
  }
}

/** How many mistakes a schema finds in YAML; infinitely many if it cannot be read. */
function countMistakes({ kind }: Entry, yaml: string): number {
  const document = parseDocument(yaml, { prettyErrors: false });
  const data = dataOf(document);
  if (document.errors.length) return Infinity;
  return contentKinds[kind].schema.safeParse(data).error?.issues.length ?? 0;
}

function toProblem({ file, yaml, lineAt }: Entry, was: string, line: number, now: string): Problem {
  const start = yaml
    .split('\n')
    .slice(0, line)
    .reduce((length, text) => length + text.length + 1, 0);
  const [before, after] = [indentOf(was), indentOf(now)];
  const place = {
    file,
    line: lineAt(start),
    field: /^ *(?:- +)?([\w.-]+):/.exec(was)?.[1] ?? '',
    example: now,
  };
  if (before === after)
    return {
      ...place,
      wrong: 'The hyphen has no space after it.',
      remedy: 'Write a space between the hyphen and the text.',
    };
  return {
    ...place,
    wrong: `The line starts too far ${before > after ? 'right' : 'left'}.`,
    remedy: `Start it with ${after || 'no'} ${after === 1 ? 'space' : 'spaces'}, as the lines of its group do.`,
  };
}

/** The one line that makes an entry's YAML unreadable, if changing its indentation is all it takes to fix it. */
export function indentProblem(entry: Entry): Problem | undefined {
  if (entry.fault || !entry.document.errors.length) return undefined;
  // A top-level field that is written twice is not an indentation problem.
  const isTwice = ({ code, pos }: { code: string; pos: [number, number] }) =>
    code === 'DUPLICATE_KEY' && /(?:^|\n)$/.test(entry.yaml.slice(0, pos[0]));
  if (entry.document.errors.every(isTwice)) return undefined;
  const lines = entry.yaml.split('\n');
  let best: Fix | undefined;
  let fewest = Infinity;
  for (const fix of candidateFixes(lines)) {
    const moved = lines.toSpliced(fix.line, fix.lines.length, ...fix.lines);
    const mistakes = countMistakes(entry, moved.join('\n'));
    if (mistakes < fewest) [best, fewest] = [fix, mistakes];
  }
  return best && toProblem(entry, lines[best.line] ?? '', best.line, best.lines[0] ?? '');
}

/** List items indented so far that YAML reads them as part of the text above. */
export function swallowedItems(entry: Entry): Problem[] {
  const problems: Problem[] = [];
  const lines = entry.yaml.split('\n');
  const lineOf = (offset: number) => entry.yaml.slice(0, offset).split('\n').length - 1;
  visit(entry.document, {
    Scalar(_key, node) {
      if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return;
      if (!entry.yaml.slice(node.range[0], node.range[1]).includes('\n')) return;
      const [first, last] = [lineOf(node.range[0]), lineOf(node.range[1])];
      const line = lines.findIndex((text, at) => at > first && at <= last && /^ *- /.test(text));
      if (line < 0) return;
      const was = lines[line] ?? '';
      problems.push(toProblem(entry, was, line, ' '.repeat(indentOf(lines[first] ?? '')) + was.trimStart()));
    },
  });
  return problems;
}
