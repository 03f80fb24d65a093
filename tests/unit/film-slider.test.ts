import { expect, it } from 'vitest';
import { toCutText } from '@/features/shade/film-slider';

it.each([
  [0, 'Bare glass in the whole picture'],
  [1, 'Film in the left 1% of the picture'],
  [49.6, 'Film in the left 50% of the picture'],
  [100, 'Film in the whole picture'],
])('says what is seen with the line at %s percent', (percent, words) => {
  expect(toCutText(percent)).toBe(words);
});
