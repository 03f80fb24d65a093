import { isMap, isPair, isScalar, parseDocument, visit, type Document } from 'yaml';
import { contentKinds } from '../schemas/index.ts';
import { dataOf, type Entry } from '../site/build/content-file.ts';
import type { Problem } from './problem.ts';

const quoteIt = 'Put the whole text in single quotes, and write an apostrophe inside it twice.';

/** Mistakes in a text without quotes or with wrong quotes, by how it starts. */
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
  {
    test: /^[^'"].*: /,
    wrong: 'The text contains a colon and a space, so a new field seems to start there.',
  },
];

const hardSpace = {
  from: /^([ \u00a0]*)\u00a0/,
  wrong: 'The line starts with a hard space, which only looks like a space.',
  remedy: 'Delete it and type a plain space.',
};

/** A wrong character in a line, what to replace it with, and the message about it. */
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

/** A possible fix: `lines` replace as many lines from index `at` on. */
interface Fix extends Pick<Problem, 'wrong' | 'remedy' | 'example'> {
  at: number;
  lines: string[];
}

const indentOf = (line: string) => line.length - line.trimStart().length;

/** The parts of a line of YAML: `- alt: A house` has the start `- alt: `, the name `alt` and the text `A house`. */
function partsOf(line: string): { start: string; name: string; text: string } {
  const [, start = '', name = '', text = ''] = /^(\s*(?:- +)*(?:([\w.-]+):(?:\s+|$))?)(.*)$/.exec(line) ?? [];
  return { start, name, text };
}

/** The index after the line at `at` and the lines nested below it. */
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

/** Every change of characters in one line that may help. `repeated` are the lines that repeat a field. */
function* characterFixes(lines: readonly string[], repeated: readonly number[]): Generator<Fix> {
  for (const [at, line] of lines.entries()) {
    for (const { from, to, wrong, remedy } of characters) {
      let fixed = line;
      while (from.test(fixed)) fixed = fixed.replace(from, to);
      if (fixed !== line) yield { at, lines: [fixed], wrong, remedy, example: fixed.trim() };
    }
    const { start, name, text } = partsOf(line);
    const inBraces = line.replace(/([{,] *[\w.-]+: +)(@[^,'"{}]*[^,'"{} ])/g, "$1'$2'");
    if (inBraces !== line)
      yield {
        at,
        lines: [inBraces],
        wrong: 'A text in the braces starts with @ and has no quotes.',
        remedy: 'Put it in single quotes.',
        example: inBraces.trim(),
      };
    const wrong = start && unquoted.find(({ test }) => test.test(text))?.wrong;
    if (wrong)
      yield { at, lines: [start + toQuoted(text)], wrong, remedy: quoteIt, example: toExample(name, text) };
    if (repeated.includes(at))
      yield {
        at,
        lines: lines.slice(at, endOf(lines, at)).map(() => ''),
        wrong: 'This field is written twice.',
        remedy: 'Keep one of the two and delete the other.',
        example: line.trim(),
      };
  }
}

/** Every change of indentation that may help: of one line or of its nested lines too, by one or two spaces or to that of the line above. */
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

/** Counts what cannot be read: YAML errors, hard spaces, and list items that YAML takes for part of the text above. */
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

/** Scores YAML: 1,000 for each part that cannot be read. If all can be read, 1 for each field that the schema refuses. */
function scoreMistakes({ kind }: Entry, yaml: string): number {
  const document = parseDocument(yaml, { prettyErrors: false });
  const data = dataOf(document);
  const unreadable = countUnreadable(yaml, document);
  return unreadable * 1000 || (contentKinds[kind].schema.safeParse(data).error?.issues.length ?? 0);
}

/** The fix that lowers the score most. Undefined if none does. */
function findFix(entry: Entry, lines: readonly string[]): Fix | undefined {
  const yaml = lines.join('\n');
  const lineOf = (offset: number) => yaml.slice(0, offset).split('\n').length - 1;
  const repeated = parseDocument(yaml, { prettyErrors: false }).errors.flatMap(({ code, pos }) =>
    code === 'DUPLICATE_KEY' ? lineOf(pos[0]) : [],
  );
  let best: Fix | undefined;
  let lowest = scoreMistakes(entry, yaml);
  for (const fixes of [characterFixes(lines, repeated), indentFixes(lines)])
    for (const fix of fixes) {
      const score = scoreMistakes(entry, lines.toSpliced(fix.at, fix.lines.length, ...fix.lines).join('\n'));
      if (score < lowest) [best, lowest] = [fix, score];
      if (lowest === 0) return best;
    }
  return best;
}

/** The message if no fix is found. */
const fallback = {
  wrong: 'The line cannot be read.',
  remedy:
    'Write a name, a colon, a space and the text, indented like the other fields of its group. Put a text with special characters in single quotes.',
  example: 'description: Window film for homes and offices.',
};

/** Why the YAML of an entry cannot be read, told to people who do not know YAML. */
export function yamlProblems(entry: Entry): Problem[] {
  const { file, readError, yaml, document, lineAt } = entry;
  if (readError) return [{ file, field: '', example: '', ...readError }];
  if (countUnreadable(yaml, document) === 0) {
    const { contents } = document;
    if (contents && !(isMap(contents) && !contents.items.length)) return [];
    const remedy = `Bring the last version back, for example with git restore ${file}, or write its fields (src/schemas lists them).`;
    return [{ file, line: 1, field: '', wrong: 'The file has no fields.', remedy, example: '' }];
  }
  const problems: Problem[] = [];
  let lines = yaml.split('\n');
  const add = (at: number, now: string, { wrong, remedy, example }: Omit<Fix, 'at' | 'lines'>) =>
    // The front matter of an article begins on its second line.
    problems.push({ file, line: at + lineAt(0), field: partsOf(now).name, wrong, remedy, example });
  while (scoreMistakes(entry, lines.join('\n')) >= 1000) {
    const fix = findFix(entry, lines);
    if (!fix) break;
    add(fix.at, fix.lines[0] || (lines[fix.at] ?? ''), fix);
    lines = lines.toSpliced(fix.at, fix.lines.length, ...fix.lines);
  }
  const [error] = document.errors;
  if (problems.length || !error) return problems;
  // The parser often notices a mistake one line late.
  const at = lineAt(error.pos[0]) - lineAt(0);
  const fixes = [...characterFixes(lines, [])];
  const near = [at, at - 1].flatMap((line) => fixes.find((fix) => fix.at === line) ?? [])[0];
  add(near?.at ?? at, lines[near?.at ?? at] ?? '', near ?? fallback);
  return problems;
}

/** Texts that are cut off because a # without quotes starts a comment. */
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
        wrong: `The text ends before #${node.comment ?? ''}: without quotes, # starts a comment, which is not shown.`,
        remedy: quoteIt,
        example: toExample(name, `${String(node.value)} #${node.comment ?? ''}`),
      });
    },
  });
  return problems;
}
