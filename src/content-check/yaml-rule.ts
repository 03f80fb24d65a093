import { isPair, isScalar, parseDocument, visit } from 'yaml';
import type { Entry } from '../site/build/content-file.ts';
import { indentProblem, swallowedItems } from './indent-rule.ts';
import type { Problem } from './problem.ts';

const quoteIt = 'Put the whole text in single quotes, and write an apostrophe inside it twice.';
/** How mistakes begin in the text after a field's name or a hyphen. */
const traps = [
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

const startsWithTab = {
  wrong: 'The line starts with a tab.',
  remedy: 'Use spaces: two for each step to the right.',
};

const byCode: Record<string, { wrong: string; remedy: string }> = {
  DUPLICATE_KEY: {
    wrong: 'This field is written twice.',
    remedy: 'Keep one of the two and delete the other.',
  },
  TAB_AS_INDENT: startsWithTab,
  BAD_INDENT: {
    wrong: 'The line starts too far left or too far right.',
    remedy: 'Align it with the fields of its group, two spaces for each step to the right.',
  },
};

const general = {
  wrong: 'The line cannot be read.',
  remedy: 'Write it as name, colon, space, text, and put a text with special characters in single quotes.',
};

/** Name and text of a line of YAML, `- alt: A house` gives `alt` and `A house`. */
function partsOf(line: string): { name: string; text: string } {
  const [, name = '', text = ''] = /^\s*(?:- +)*(?:([\w.-]+):(?:\s+|$))?(.*)$/.exec(line) ?? [];
  return { name, text };
}

function example(name: string, text: string): string {
  const inner = text.replace(/^(['"])(.*)\1$/, '$2').replace(/^['"]/, '');
  const quoted = `'${inner.replace(/'+/g, "''")}'`;
  return name ? `${name}: ${quoted}` : `- ${quoted}`;
}

/** A mistake in one line that the parser reports for many lines, or not at all. */
function findMistake({ yaml, lineAt, document }: Entry): Omit<Problem, 'file'> | undefined {
  const lines = yaml.split('\n');
  // The front matter of an article begins on its second line.
  const firstLine = lineAt(0);
  const find = (pattern: RegExp) => {
    const index = lines.findIndex((line) => pattern.test(line));
    return { index, text: lines[index] ?? '' };
  };
  const toSlip = (index: number, wrong: string, remedy: string, now: string) => ({
    line: index + firstLine,
    field: partsOf(now).name,
    wrong,
    remedy,
    example: now.trim(),
  });
  const hard = find(/^[ \u00a0]*\u00a0/);
  if (hard.text)
    return toSlip(
      hard.index,
      'The line starts with a hard space, which only looks like a space.',
      'Delete it and type a plain space.',
      hard.text.replace(/\u00a0/g, ' '),
    );
  if (!document.errors.length) return undefined;
  const tab = find(/^ *\t/);
  if (tab.text) {
    const { wrong, remedy } = startsWithTab;
    return toSlip(tab.index, wrong, remedy, tab.text.replace(/\t/g, '  '));
  }
  const glued = find(/^ *(?:- )?[a-z]\w*:(?!\/\/)[^\s:]/i);
  const parted = glued.text.replace(':', ': ');
  const mended = lines.with(Math.max(glued.index, 0), parted).join('\n');
  const isMended = parseDocument(mended, { prettyErrors: false }).errors.length < document.errors.length;
  return glued.text && isMended
    ? toSlip(
        glued.index,
        'There is no space after the colon.',
        'Write a space between the colon and the text.',
        parted,
      )
    : undefined;
}

/** What keeps the YAML of an entry from being read, in words for people who do not know YAML. */
export function yamlProblems(entry: Entry): Problem[] {
  const { file, fault, document } = entry;
  if (fault) return [{ file, field: '', example: '', ...fault }];
  const mistake = findMistake(entry);
  if (mistake) return [{ file, ...mistake }];
  const shifted = indentProblem(entry);
  if (shifted) return [shifted];
  if (!document.errors.length) return swallowedItems(entry);
  const lines = entry.source.split('\n');
  const byLine = new Map<number, Problem>();
  for (const { code, pos } of document.errors) {
    const at = entry.lineAt(pos[0]);
    // The parser often notices one line late; the line with the mistake is the one to name.
    const near = [at, at - 1].map((line) => ({ line, ...partsOf(lines[line - 1] ?? '') }));
    const place = near.find(({ text }) => traps.some(({ test }) => test.test(text)));
    const trap = traps.find(({ test }) => place && test.test(place.text));
    const known = byCode[code];
    const problem =
      place && trap && (!known || code === 'BAD_INDENT')
        ? {
            line: place.line,
            field: place.name,
            wrong: trap.wrong,
            remedy: quoteIt,
            example: example(place.name, place.text),
          }
        : {
            line: at,
            field: near[0]?.name ?? '',
            ...(known ?? general),
            example: known ? (lines[at - 1] ?? '').trim() : 'description: Window film for homes and offices.',
          };
    if (!byLine.has(problem.line)) byLine.set(problem.line, { file, ...problem });
  }
  return [...byLine.values()];
}

/** Texts that lose their end because a # without quotes starts a comment. */
export function commentProblems(entry: Entry): Problem[] {
  const problems: Problem[] = [];
  visit(entry.document, {
    Scalar(_key, node, path) {
      if (!isScalar(node) || node.type !== 'PLAIN' || !node.range || !/^[^\s]/.test(node.comment ?? ' '))
        return;
      const pair = path.findLast(isPair);
      const name = pair && isScalar(pair.key) ? String(pair.key.value) : '';
      const text = `${String(node.value)} #${node.comment ?? ''}`;
      problems.push({
        file: entry.file,
        line: entry.lineAt(node.range[0]),
        field: name,
        wrong: `The text ends before #${node.comment ?? ''}: without quotes, # starts a note that nobody sees.`,
        remedy: quoteIt,
        example: example(name, text),
      });
    },
  });
  return problems;
}
