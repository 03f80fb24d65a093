import { isPair, isScalar, parseDocument, visit, type Document } from 'yaml';
import { contentKinds } from '../schemas/index.ts';
import { dataOf, type Entry } from '../site/build/content-file.ts';
import type { Problem } from './problem.ts';

const quoteIt = 'Put the whole text in single quotes, and write an apostrophe inside it twice.';
/** How mistakes begin in the text after a field's name or a hyphen. */
const unquoted = [
  { test: /^\{/, wrong: 'The text starts with { and has no quotes, so it is read as a group of fields.' },
  { test: /^\[/, wrong: 'The text starts with [ and has no quotes, so it is read as a list.' },
  {
    test: /^(?:[@`%&*!]|[|>](?![+-]?\d?$))/,
    wrong: 'The text starts with a character that means something else in YAML.',
  },
  { test: /^'(?:[^']|'')*'[^\s#]/, wrong: 'An apostrophe ends the quoted text too early.' },
  { test: /^"(?:[^"\\]|\\.)*"[^\s#]/, wrong: 'A quotation mark ends the quoted text too early.' },
  { test: /^['"]/, wrong: 'The quote that opens this text is never closed, or closes too early.' },
  { test: /^[^'"].*: /, wrong: 'The text holds a colon and a space, so a new field seems to start there.' },
];

const hardSpace = {
  from: /^([ \u00a0]*)\u00a0/,
  wrong: 'The line starts with a hard space, which only looks like a space.',
  remedy: 'Delete it and type a plain space.',
};
/** A wrong character in a line, what to replace it by, and the message about it. */
const characters = [
  { ...hardSpace, to: '$1 ' },
  { ...hardSpace, to: '$1' },
  {
    from: /^( *)\t/,
    to: '$1  ',
    wrong: 'The line starts with a tab.',
    remedy: 'Use spaces: two for each step to the right.',
  },
  {
    from: /^( *(?:- )?[a-z]\w*:)(?!\/\/)(?=[^\s:])/i,
    to: '$1 ',
    wrong: 'There is no space after the colon.',
    remedy: 'Write a space between the colon and the text.',
  },
  {
    from: /^( *-)(?=[^\s-])/,
    to: '$1 ',
    wrong: 'The hyphen has no space after it.',
    remedy: 'Write a space between the hyphen and the text.',
  },
];

/** A candidate fix: lines that replace as many others, starting at this index. */
interface Fix extends Pick<Problem, 'wrong' | 'remedy' | 'example'> {
  at: number;
  lines: string[];
}

const indentOf = (line: string) => line.length - line.trimStart().length;

/** Name and text of a line of YAML, `- alt: A house` gives `alt` and `A house`. */
function partsOf(line: string): { start: string; name: string; text: string } {
  const [, start = '', name = '', text = ''] = /^(\s*(?:- +)*(?:([\w.-]+):(?:\s+|$))?)(.*)$/.exec(line) ?? [];
  return { start, name, text };
}

/** The index after a line and what is nested below it. */
function endOf(lines: readonly string[], at: number): number {
  const indent = indentOf(lines[at] ?? '');
  const end = lines.findIndex((line, index) => index > at && line.trim() && indentOf(line) <= indent);
  return end < 0 ? lines.length : end;
}

function toQuoted(text: string): string {
  const inner = text.replace(/^(['"])(.*)\1$/, '$2').replace(/^['"]/, '');
  return `'${inner.replace(/'+/g, "''")}'`;
}

const toExample = (name: string, text: string) => `${name ? `${name}:` : '-'} ${toQuoted(text)}`;

/** Every change of characters in one line that may help. `twice` are the lines that repeat a field. */
function* wordFixes(lines: readonly string[], twice: readonly number[]): Generator<Fix> {
  for (const [at, line] of lines.entries()) {
    for (const { from, to, wrong, remedy } of characters) {
      let now = line;
      while (from.test(now)) now = now.replace(from, to);
      if (now !== line) yield { at, lines: [now], wrong, remedy, example: now.trim() };
    }
    const { start, name, text } = partsOf(line);
    const wrong = start && unquoted.find(({ test }) => test.test(text))?.wrong;
    if (wrong)
      yield { at, lines: [start + toQuoted(text)], wrong, remedy: quoteIt, example: toExample(name, text) };
    if (twice.includes(at))
      yield {
        at,
        lines: lines.slice(at, endOf(lines, at)).map(() => ''),
        wrong: 'This field is written twice.',
        remedy: 'Keep one of the two and delete the other.',
        example: line.trim(),
      };
  }
}

/** Every change of indentation in one line, alone or with what is nested below it: by a space or two, or as the line above. */
function* indentFixes(lines: readonly string[]): Generator<Fix> {
  for (const [at, line] of lines.entries()) {
    if (!/^ *(?:-|[\w.-]+:)/.test(line)) continue;
    for (const by of [-1, 1, -2, 2, indentOf(lines[at - 1] ?? '') - indentOf(line)]) {
      const indent = indentOf(line) + by;
      if (indent < 0) continue;
      const move = (moved: string) =>
        by > 0 ? ' '.repeat(by) + moved : moved.slice(Math.min(-by, indentOf(moved)));
      for (const end of [at + 1, endOf(lines, at)]) {
        const moved = lines.slice(at, end).map(move);
        yield {
          at,
          lines: moved,
          wrong: `The line starts too far ${by < 0 ? 'right' : 'left'}.`,
          remedy: `Start it with ${indent || 'no'} ${indent === 1 ? 'space' : 'spaces'}, as the lines of its group do.`,
          example: moved[0] ?? '',
        };
      }
    }
  }
}

/** How many things in YAML cannot be read: errors, hard spaces, and list items that are read as a part of the text above. */
function countUnreadable(yaml: string, document: Document): number {
  const hardSpaces = yaml.match(/^[ \u00a0]*\u00a0/gm) ?? [];
  let count = document.errors.length + hardSpaces.length;
  visit(document, {
    Scalar(_key, { type, range }) {
      if (type === 'PLAIN' && range) count += yaml.slice(range[0], range[1]).match(/\n *- /g)?.length ?? 0;
    },
  });
  return count;
}

/** A score for YAML: 1,000 for each part that cannot be read, or else 1 for each that its schema refuses. */
function countMistakes({ kind }: Entry, yaml: string): number {
  const document = parseDocument(yaml, { prettyErrors: false });
  const data = dataOf(document);
  const unreadable = countUnreadable(yaml, document);
  return unreadable * 1000 || (contentKinds[kind].schema.safeParse(data).error?.issues.length ?? 0);
}

/** The change to one line that leaves the fewest mistakes; undefined if none helps. */
function findFix(entry: Entry, lines: readonly string[]): Fix | undefined {
  const yaml = lines.join('\n');
  const lineOf = (offset: number) => yaml.slice(0, offset).split('\n').length - 1;
  const twice = parseDocument(yaml, { prettyErrors: false }).errors.flatMap(({ code, pos }) =>
    code === 'DUPLICATE_KEY' ? lineOf(pos[0]) : [],
  );
  let best: Fix | undefined;
  let fewest = countMistakes(entry, yaml);
  for (const fixes of [wordFixes(lines, twice), indentFixes(lines)])
    for (const fix of fixes) {
      const mistakes = countMistakes(
        entry,
        lines.toSpliced(fix.at, fix.lines.length, ...fix.lines).join('\n'),
      );
      if (mistakes < fewest) [best, fewest] = [fix, mistakes];
      if (fewest === 0) return best;
    }
  return best;
}

const general = {
  wrong: 'The line cannot be read.',
  remedy:
    'Write it as name, colon, space, text, below the fields of its group, and put a text with special characters in single quotes.',
  example: 'description: Window film for homes and offices.',
};

/** Why the YAML of an entry cannot be read, in words for people who do not know YAML. */
export function yamlProblems(entry: Entry): Problem[] {
  const { file, readError, yaml, document, lineAt } = entry;
  if (readError) return [{ file, field: '', example: '', ...readError }];
  if (countUnreadable(yaml, document) === 0) return [];
  const problems: Problem[] = [];
  let lines = yaml.split('\n');
  const add = (at: number, now: string, { wrong, remedy, example }: Omit<Fix, 'at' | 'lines'>) =>
    // The front matter of an article begins on its second line.
    problems.push({ file, line: at + lineAt(0), field: partsOf(now).name, wrong, remedy, example });
  while (countMistakes(entry, lines.join('\n')) >= 1000) {
    const fix = findFix(entry, lines);
    if (!fix) break;
    add(fix.at, fix.lines[0] || (lines[fix.at] ?? ''), fix);
    lines = lines.toSpliced(fix.at, fix.lines.length, ...fix.lines);
  }
  const [error] = document.errors;
  if (problems.length || !error) return problems;
  // The parser often notices a mistake one line late.
  const at = lineAt(error.pos[0]) - lineAt(0);
  const fixes = [...wordFixes(lines, [])];
  const near = [at, at - 1].flatMap((line) => fixes.find((fix) => fix.at === line) ?? [])[0];
  add(near?.at ?? at, lines[near?.at ?? at] ?? '', near ?? general);
  return problems;
}

/** Texts that lose their end because a # without quotes starts a comment. */
export function commentProblems(entry: Entry): Problem[] {
  const problems: Problem[] = [];
  visit(entry.document, {
    Scalar(_key, node, path) {
      if (node.type !== 'PLAIN' || !node.range || !/^[^\s]/.test(node.comment ?? ' ')) return;
      const pair = path.findLast(isPair);
      const name = pair && isScalar(pair.key) ? String(pair.key.value) : '';
      problems.push({
        file: entry.file,
        line: entry.lineAt(node.range[0]),
        field: name,
        wrong: `The text ends before #${node.comment ?? ''}: without quotes, # starts a note that nobody sees.`,
        remedy: quoteIt,
        example: toExample(name, `${String(node.value)} #${node.comment ?? ''}`),
      });
    },
  });
  return problems;
}
