import { isPair, isScalar, visit } from 'yaml';
import type { Entry } from '../site/build/content-file.ts';
import { indentProblem, swallowedItems } from './indent-rule.ts';
import { toFieldName, type Problem } from './problem.ts';

interface Trap {
  /** The text after the field's name, or after the hyphen. */
  test: RegExp;
  wrong: string;
}

const quoteIt = 'Put the whole text in single quotes, and write an apostrophe inside it twice.';
const traps: Trap[] = [
  { test: /^\{/, wrong: 'The text starts with { and has no quotes, so it is read as a group of fields.' },
  { test: /^\[/, wrong: 'The text starts with [ and has no quotes, so it is read as a list.' },
  {
    test: /^(?:[@`%&*!]|[|>](?![+-]?\d?$))/,
    wrong: 'The text starts with a sign that means something else in YAML.',
  },
  { test: /^'(?:[^']|'')*'[^\s#]/, wrong: 'An apostrophe ends the quoted text too early.' },
  { test: /^"(?:[^"\\]|\\.)*"[^\s#]/, wrong: 'A quotation mark ends the quoted text too early.' },
  { test: /^['"]/, wrong: 'The quote that opens this text is never closed, or closes too early.' },
  { test: /^[^'"].*: /, wrong: 'The text holds a colon and a space, so a new field seems to start there.' },
];

const byCode: Record<string, { wrong: string; remedy: string }> = {
  DUPLICATE_KEY: {
    wrong: 'This field is written twice.',
    remedy: 'Keep one of the two and delete the other.',
  },
  TAB_AS_INDENT: {
    wrong: 'The line starts with a tab.',
    remedy: 'Use spaces: two for each step to the right.',
  },
  BAD_INDENT: {
    wrong: 'The line starts too far left or too far right.',
    remedy: 'Align it with the fields of its group, two spaces for each step to the right.',
  },
};

const general = {
  wrong: 'The line cannot be read.',
  remedy: 'Write it as name, colon, space, text, and put a text with special signs in single quotes.',
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

/** What keeps the YAML of an entry from being read, in words for people who do not know YAML. */
export function yamlProblems(entry: Entry): Problem[] {
  if (entry.fault) return [{ file: entry.file, field: '', example: '', ...entry.fault }];
  const shifted = indentProblem(entry);
  if (shifted) return [shifted];
  const lines = entry.source.split('\n');
  const seen = new Set<number>();
  const unread = entry.document.errors.flatMap((error) => {
    const at = entry.lineAt(error.pos[0]);
    // The parser often notices one line late; the line that sets the trap is the one to name.
    const near = [at, at - 1].map((line) => ({ line, ...partsOf(lines[line - 1] ?? '') }));
    const caught = near.flatMap((place) => {
      const trap = traps.find(({ test }) => test.test(place.text));
      return trap ? [{ ...place, wrong: trap.wrong }] : [];
    })[0];
    const plain = byCode[error.code];
    const use = plain && error.code !== 'BAD_INDENT' ? undefined : caught;
    const line = use?.line ?? at;
    if (seen.has(line)) return [];
    seen.add(line);
    const { name } = use ?? near[0] ?? { name: '' };
    return [
      {
        file: entry.file,
        line,
        field: name,
        ...(use ? { wrong: use.wrong, remedy: quoteIt } : (plain ?? general)),
        example: use ? example(use.name, use.text) : 'description: Window film for homes and offices.',
      },
    ];
  });
  return unread.length ? unread : swallowedItems(entry);
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
        field: toFieldName([name]),
        wrong: `The text ends before #${node.comment ?? ''}: without quotes, # starts a note that nobody sees.`,
        remedy: quoteIt,
        example: example(name, text),
      });
    },
  });
  return problems;
}
