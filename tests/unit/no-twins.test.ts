import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Lines of a file that say something: no lines of brackets alone. */
const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line));

const files = globSync('src/**/*.{astro,tsx,ts,css}').toSorted();
const lines = new Map(files.map((file) => [file, linesOf(file)]));

/** Part of the lines of the shorter of two files that stand in the other, too: 0 to 1. */
function overlap(one: readonly string[], other: readonly string[]): number {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const known = new Set(long);
  return short.filter((line) => known.has(line)).length / short.length;
}

describe('two files', () => {
  it('are found where they say the same', () => {
    expect(overlap(['a', 'b', 'c'], ['c', 'b', 'a', 'd'])).toBe(1);
    expect(overlap(['a', 'b', 'c', 'd'], ['a', 'x'])).toBe(0.5);
  });

  it('share less than 60% of the lines of the shorter', () => {
    expect(files.length).toBeGreaterThan(100);
    const twins = files.flatMap((one, index) =>
      files.slice(index + 1).flatMap((other) => {
        const shared = overlap(lines.get(one) ?? [], lines.get(other) ?? []);
        return shared >= 0.6 ? `${one} and ${other} share ${Math.round(shared * 100)}%` : [];
      }),
    );
    expect(twins).toEqual([]);
  });
});
