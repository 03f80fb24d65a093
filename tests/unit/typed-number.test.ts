import { describe, expect, it } from 'vitest';
import { readNumber, stepFrom } from '@/site/format/typed-number';

describe('a typed number', () => {
  it.each([
    ['400', 400],
    [' 400 ', 400],
    ['$ 1,500.50', 1500.5],
    ['1\u00a0500', 1500],
    ['12 %', 12],
    ['400 dollars', 400],
    ['.5', 0.5],
    ['−5', -5],
    ['-$5', -5],
    ['   ', 0],
    ['４００', 400],
    ['＄１，５００．５', 1500.5],
    ['\u200e400\u200b', 400],
    ['\u20664\u00ad00\u2069\ufeff', 400],
    ['\u200b', 0],
    ['400\ufffc', 400],
  ])('"%s" is read as %d', (typed, value) => {
    expect(readNumber(typed)).toBe(value);
  });

  it.each(['abc', '1,50', '1.2.3', '4e3', '400-500', '0x10'])('"%s" is refused', (typed) => {
    expect(readNumber(typed)).toBeNaN();
  });
});

const steps = { min: 4, max: 30, step: 0.5 };
it.each([
  ['10', 1, 10.5],
  ['10.2', 1, 10.5],
  ['10.2', -1, 10],
  ['30', 1, 30],
  ['99', -1, 30],
  ['1', -1, 1],
  ['1', 1, 4],
  ['words', 1, 4],
] as const)('an arrow key goes from "%s" by %d to %d', (typed, direction, next) => {
  expect(stepFrom(typed, direction, steps)).toBe(next);
});
