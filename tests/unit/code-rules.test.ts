import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { codeOf, nodesOf, sources, textOf } from '../support/sources.ts';

/** Casts in a piece of TypeScript, but `as const`. */
const castsIn = (code: string, name: string) =>
  nodesOf(code, name)
    .filter(
      (node) =>
        (ts.isAsExpression(node) && node.type.getText() !== 'const') ||
        ts.isTypeAssertionExpression(node) ||
        ts.isNonNullExpression(node),
    )
    .map((node) => `${name}: ${node.getText().replace(/\s+/g, ' ').slice(0, 80)}`);

describe('types are never forced', () => {
  it('by a cast other than as const', () => {
    expect(sources.flatMap((file) => castsIn(codeOf(file), file))).toEqual([]);
    // The markup of a component is no plain TypeScript.
    const markup = sources.filter((file) => file.endsWith('.astro')).map(textOf);
    expect(markup.flatMap((text) => text.match(/\w\)? as (?!const\b)[A-Z]\w*[)<[]/g) ?? [])).toEqual([]);
  });

  it('and a cast would be found', () => {
    expect(castsIn('const a = b as C; const d = e!; const f = [1] as const;', 'a.ts')).toHaveLength(2);
  });
});

/** Content in the clothes of code, where length is no complexity. */
const isData = (file: string) => /\/(?:icons|tokens)\.\w+$/.test(file);

describe('files are small', () => {
  const lengths = sources
    .filter((file) => !isData(file))
    .map((file) => ({ file, lines: textOf(file).split('\n').length - 1 }));

  it('none over 200 lines', () => expect(lengths.filter(({ lines }) => lines > 200)).toEqual([]));

  it('half under 45, nine tenths under 110', () => {
    const under = (limit: number) => lengths.filter(({ lines }) => lines < limit).length / lengths.length;
    expect(under(45)).toBeGreaterThan(0.5);
    expect(under(110)).toBeGreaterThanOrEqual(0.9);
  });
});

const LINES = 6;

/** Lines that say something: no imports, no mere ends. */
const isSaying = (line: string) =>
  /\w{2}/.test(line) && !/^(?:import |\} from |<\/|<\w+>$|\/\/|\*)/.test(line);

/** Blocks of six lines or more that stand in `texts` twice, as the two places where they begin. */
function repeated(texts: readonly { file: string; text: string }[]): string[] {
  const first = new Map<string, { file: string; number: number }>();
  const found: string[] = [];
  for (const { file, text } of texts) {
    const lines = text
      .split('\n')
      .map((line, index) => ({ line: line.trim(), number: index + 1 }))
      .filter(({ line }) => isSaying(line));
    for (const [index, { number }] of lines.entries()) {
      const block = lines.slice(index, index + LINES);
      if (block.length < LINES) break;
      const key = block.map(({ line }) => line).join('\n');
      const before = first.get(key);
      if (before) found.push(`${before.file}:${before.number} and ${file}:${number}`);
      else first.set(key, { file, number });
    }
  }
  return found;
}

describe('nothing is written twice', () => {
  it('in six lines or more', () => {
    expect(repeated(sources.map((file) => ({ file, text: textOf(file) })))).toEqual([]);
  });

  it('and a copy would be found', () => {
    const text = Array.from({ length: LINES }, (_, index) => `const line${index} = ${index};`).join('\n');
    expect(repeated(['a', 'b'].map((file) => ({ file, text })))).toEqual(['a:1 and b:1']);
  });
});
