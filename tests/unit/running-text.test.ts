import { describe, expect, it } from 'vitest';
import { capitalize, joinWords } from '../../src/site/format/running-text';

describe('words', () => {
  it.each([
    [[], ''],
    [['A'], 'A'],
    [['A', 'B'], 'A and B'],
    [['A', 'B', 'C'], 'A, B and C'],
  ])('%o read as "%s"', (words, text) => expect(joinWords(words)).toBe(text));

  it('start with a capital', () => {
    expect(capitalize('commercial film')).toBe('Commercial film');
    expect(capitalize('')).toBe('');
  });
});
