import { isScalar, parseDocument, visit } from 'yaml';
import { contentKinds } from '../schemas/index.ts';
import { dataOf, type Entry } from '../site/build/content-file.ts';
import type { Problem } from './problem.ts';

/** A line that stands wrong, counted from 0, and the lines that take its place and that of the fields below it. */
interface Shift {
  line: number;
  lines: string[];
}

const widthOf = (line: string) => line.length - line.trimStart().length;
const isPlaced = (line: string) => /^ *(?:-|[\w.-]+:)/.test(line);

/** The line with its group below, moved to start with so many spaces. */
function moved(lines: readonly string[], from: number, to: number, by: number): Shift {
  const shifted = lines
    .slice(from, to)
    .map((line) => (by > 0 ? ' '.repeat(by) + line : line.slice(Math.min(-by, widthOf(line)))));
  return { line: from, lines: shifted };
}

/** Each way to move one line, alone or with what stands deeper below it, by a space or two. */
function* shifts(lines: readonly string[]): Generator<Shift> {
  for (const [line, text] of lines.entries()) {
    if (!isPlaced(text)) continue;
    if (/^ *-[^\s-]/.test(text)) yield { line, lines: [text.replace('-', '- ')] };
    const below = lines.findIndex(
      (other, at) => at > line && other.trim() && widthOf(other) <= widthOf(text),
    );
    for (const by of [-1, 1, -2, 2]) {
      if (widthOf(text) + by < 0) continue;
      yield moved(lines, line, line + 1, by);
      yield moved(lines, line, below < 0 ? lines.length : below, by);
    }
  }
}

/** How much a schema finds wrong in YAML; nothing if it cannot be read. */
function faultsIn({ kind }: Entry, yaml: string): number | undefined {
  const document = parseDocument(yaml, { prettyErrors: false });
  const data = dataOf(document);
  if (document.errors.length) return undefined;
  return contentKinds[kind].schema.safeParse(data).error?.issues.length ?? 0;
}

function toProblem({ file, yaml, lineAt }: Entry, lines: readonly string[], shift: Shift): Problem {
  const [was = '', now = ''] = [lines[shift.line], shift.lines[0]];
  const start = yaml.split('\n').slice(0, shift.line).join('\n').length + (shift.line ? 1 : 0);
  const name = /^ *(?:- +)?([\w.-]+):/.exec(was)?.[1] ?? '';
  const spaces = `${widthOf(now) || 'no'} ${widthOf(now) === 1 ? 'space' : 'spaces'}`;
  const isHyphen = widthOf(was) === widthOf(now);
  return {
    file,
    line: lineAt(start),
    field: name,
    wrong: isHyphen
      ? 'The hyphen has no space behind it.'
      : `The line starts too far ${widthOf(was) > widthOf(now) ? 'right' : 'left'}.`,
    remedy: isHyphen
      ? 'Write a space between the hyphen and the text.'
      : `Start it with ${spaces}, as the lines of its group do.`,
    example: now,
  };
}

/** The one line that keeps the YAML of an entry from being read, if moving it a little to the side is all it takes. */
export function indentProblem(entry: Entry): Problem | undefined {
  if (entry.fault || !entry.document.errors.length) return undefined;
  const lines = entry.yaml.split('\n');
  let best: { shift: Shift; faults: number } | undefined;
  for (const shift of shifts(lines)) {
    const faults = faultsIn(
      entry,
      lines.toSpliced(shift.line, shift.lines.length, ...shift.lines).join('\n'),
    );
    if (faults !== undefined && faults < (best?.faults ?? Infinity)) best = { shift, faults };
  }
  return best && toProblem(entry, lines, best.shift);
}

/** Items that stand too far right, so that they became a part of the text above them. */
export function swallowedItems(entry: Entry): Problem[] {
  const problems: Problem[] = [];
  const lines = entry.yaml.split('\n');
  visit(entry.document, {
    Scalar(_key, node) {
      if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return;
      if (!entry.yaml.slice(node.range[0], node.range[1]).includes('\n')) return;
      const first = entry.yaml.slice(0, node.range[0]).split('\n').length - 1;
      const last = entry.yaml.slice(0, node.range[1]).split('\n').length - 1;
      const line = lines.findIndex((text, at) => at > first && at <= last && /^ *- /.test(text));
      if (line < 0) return;
      const fitting = ' '.repeat(widthOf(lines[first] ?? '')) + (lines[line] ?? '').trimStart();
      problems.push(toProblem(entry, lines, { line, lines: [fitting] }));
    },
  });
  return problems;
}
